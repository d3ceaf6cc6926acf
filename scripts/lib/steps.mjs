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

/** Whether a command ended well. */
export const passes = async (running) => (await running).code === 0;
