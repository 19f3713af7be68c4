#!/bin/sh
# Builds and tests the Python package: wheel and sdist, the installed wheel from another folder, examples in docstrings,
# types, notebooks, environments and a local cluster.
#
#   sh tests/python.sh PROGRAMS
#
# PROGRAMS is the folder of the built command line to compare with. Works below .build/python.
set -eu
cd "$(dirname "$0")/.."
. tests/packages.sh
programs=$(cd "$1" && pwd)
root=$PWD
folder=$root/.build/python
unset PYTHONPATH CARTOG_LIBRARY # the installed package finds its own

need python3:python3 -:python3-venv cc:gcc -:libc6-dev readelf:binutils

echo "== python"
venv=$folder/venv
if ! cmp -s bindings/python/tests/requirements.txt "$venv/requirements.txt"; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install -q --disable-pip-version-check -r bindings/python/tests/requirements.txt
  cp bindings/python/tests/requirements.txt "$venv"
fi
rm -rf "$folder/dist" "$folder/elsewhere" "$folder/plain"
# The wheel is built from the sdist, which shows that the sdist holds what it compiles.
"$venv/bin/python" -m build -o "$folder/dist" bindings/python >"$folder/build.log" 2>&1 || {
  cat "$folder/build.log"
  exit 1
}
wheel=$(ls "$folder"/dist/*.whl)
"$venv/bin/pip" install -q --disable-pip-version-check --force-reinstall --no-deps "$wheel"

# The sdist and the checkout install into places that have neither.
python3 -m venv "$folder/plain"
for source in "$folder"/dist/*.tar.gz bindings/python; do
  "$folder/plain/bin/pip" install -q --disable-pip-version-check --force-reinstall "$source"
  (cd / && "$folder/plain/bin/python" -I -c '
import cartog
assert cartog.Map.side("A").check("F:a1,b1,c1,c2", "orchard")')
done

mkdir -p "$folder/elsewhere"
cd "$folder/elsewhere"
CARTOG_WHEEL=$wheel CARTOG_CLI=$programs/cartog "$venv/bin/pytest" -q -p no:cacheprovider --import-mode=prepend \
  --doctest-modules -rs "$root/bindings/python/tests" "$venv/lib/python3"*"/site-packages/cartog"
