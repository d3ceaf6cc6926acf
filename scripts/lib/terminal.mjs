/**
 * What a person sees. On a terminal the running step is one line that updates itself; elsewhere (CI, a pipe)
 * every change is a plain line. All output goes through here so that a line never lands inside another.
 */
export function createTerminal(out = process.stdout, { tty = Boolean(out.isTTY) && !process.env.CI } = {}) {
  const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
  let running = null;
  // A terminal that has gone away must not kill the supervisor before it has stopped its servers.
  out.on?.('error', () => {});

  const paint = (code, text) => (tty ? `\u001b[${code}m${text}\u001b[0m` : text);
  const seconds = (since) => Math.round((Date.now() - since) / 1000);
  const wipe = () => tty && running && out.write('\r\u001b[K');

  function draw() {
    if (!tty || !running) return;
    const frame = FRAMES[Math.floor(Date.now() / 100) % FRAMES.length];
    const passed = seconds(running.since);
    const text = `${frame} ${running.title}${running.detail ? ` – ${running.detail}` : ''}${passed > 2 ? ` (${passed} s)` : ''}`;
    out.write(`\r\u001b[K${text.slice(0, (out.columns ?? 80) - 1)}`);
  }

  function line(text = '') {
    wipe();
    out.write(`${text}\n`);
    draw();
  }

  function begin(title) {
    running = { title, detail: '', since: Date.now(), timer: null };
    if (!tty) return out.write(`  … ${title}\n`);
    running.timer = setInterval(draw, 100);
    running.timer.unref();
    return draw();
  }

  function end(mark) {
    const { title, since, timer } = running;
    clearInterval(timer);
    wipe();
    running = null;
    const passed = seconds(since);
    out.write(`  ${mark} ${title}${passed > 0 ? paint(2, ` ${passed} s`) : ''}\n`);
  }

  /** Runs `work(detail)` under a title; `detail(text)` tells how far it is. */
  async function step(title, work) {
    begin(title);
    try {
      const result = await work((text) => {
        if (!running || running.detail === text) return;
        running.detail = text;
        if (tty) draw();
        else out.write(`    ${text}\n`);
      });
      end(paint(32, '✓'));
      return result;
    } catch (error) {
      end(paint(31, '✗'));
      throw error;
    }
  }

  return {
    line,
    step,
    bold: (text) => paint(1, text),
    dim: (text) => paint(2, text),
    red: (text) => paint(31, text),
    green: (text) => paint(32, text),
  };
}
