import { cpus, loadavg, totalmem } from 'node:os';
/** The machine and what else it does: a ratio can be compared with others, a time only with this line. */
export function machine(): string {
  const processors = cpus();
  const [load = 0] = loadavg();
  return [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}`,
    new Date().toISOString().slice(0, 10),
    `load before ${load.toFixed(1)}`,
  ].join(', ');
}
