-- Without a window where the game is started with --smoke, for machines that have none.
function love.conf(t)
  t.identity = "cartog"
  t.window.title = "cartog"
  t.window.width, t.window.height = 940, 620
  t.modules.audio, t.modules.sound = false, false
  for _, argument in ipairs(arg or {}) do
    if argument == "--smoke" then
      t.modules.window, t.modules.graphics = false, false
    end
  end
end
