/**
 * Runs named checks one after the other, all of them even when one fails, each with its seconds.
 * @param steps pairs of a name and a function that resolves to whether the check holds
 */
export async function runSteps(terminal, steps) {
  const failed = [];
  for (const [name, check] of steps) {
    const since = Date.now();
    terminal.line(terminal.bold(`▸ ${name}`));
    const holds = await check(terminal).catch((error) => terminal.line(String(error.message)) && false);
    const mark = holds ? terminal.green('✓') : terminal.red('✗');
    terminal.line(`  ${mark} ${name} ${terminal.dim(`${((Date.now() - since) / 1000).toFixed(1)} s`)}`);
    if (!holds) failed.push(name);
  }
  return { failed: failed.length, note: failed.join(', ') };
}

/**
 * Runs named checks, two at a time, in their order; all of them even when one fails. What a check writes is shown when
 * it has ended, so that the words of two do not mix.
 * @param steps pairs of a name and a function that takes `show(text)` and resolves to whether the check holds
 */
export async function runTwoAtOnce(terminal, steps) {
  const waiting = [...steps];
  const failed = [];
  async function runNext() {
    const next = waiting.shift();
    if (!next) return;
    const [name, check] = next;
    const since = Date.now();
    const shown = [];
    const show = (text) => shown.push(text);
    const holds = await check(show).catch((error) => show(String(error.message)) && false);
    const mark = holds ? terminal.green('✓') : terminal.red('✗');
    const seconds = terminal.dim(`${((Date.now() - since) / 1000).toFixed(1)} s`);
    const words = shown.filter((text) => text !== '');
    terminal.line([terminal.bold(`▸ ${name}`), ...words, `  ${mark} ${name} ${seconds}`].join('\n'));
    if (!holds) failed.push(name);
    await runNext();
  }
  await Promise.all([runNext(), runNext()]);
  return { failed: failed.length, note: failed.join(', ') };
}

/** Whether a command ended well. */
export const passes = async (running) => (await running).code === 0;
