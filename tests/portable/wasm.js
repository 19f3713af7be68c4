// Runs the cases in a WebAssembly module: node wasm.js MODULE BOARDS FILE...
"use strict";
const fs = require("fs");
const path = require("path");

const [module_, boards, ...files] = process.argv.slice(2);
const compiled = new WebAssembly.Module(fs.readFileSync(module_));
const imports = WebAssembly.Module.imports(compiled);
if (imports.length > 0) {
  console.error("the module imports", imports);
  process.exit(1);
}
const cases = new WebAssembly.Instance(compiled).exports;
const storage = cases.storage();

cases.start();
for (const file of files) {
  const name = Buffer.from(path.basename(file) + "\0");
  const text = fs.readFileSync(file);
  const memory = new Uint8Array(cases.memory.buffer);
  memory.set(name, storage);
  memory.set(text, storage + name.length);
  cases.file(text.length);
}
cases.boards(Number(boards));
if (cases.failures() > 0) {
  const memory = Buffer.from(cases.memory.buffer);
  const first = cases.first();
  console.log(`first failure: ${memory.toString("utf8", first, memory.indexOf(0, first))}`);
}
const digest = BigInt.asUintN(64, cases.digest()).toString(16).padStart(16, "0");
console.log(`${cases.cases()} cases, ${cases.failures()} failures, digest ${digest}`);
process.exit(cases.failures() > 0 || cases.cases() < 200 ? 1 : 0);
