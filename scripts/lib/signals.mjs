/**
 * Calls `handler(signal)` for every way in which we may be told to end: Ctrl-C, SIGTERM, a closed terminal, and,
 * under npm, an npm that died without passing the signal on.
 */
export function onEnd(handler) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => handler(signal));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && handler('SIGHUP'), 500).unref();
}
