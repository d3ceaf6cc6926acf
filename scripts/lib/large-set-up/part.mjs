import { cpuSeconds, killTree, residentMiB } from './process-tree.mjs';

/** A part of the set-up as its callers see it. @param server ends and starts it: `pid`, `start`, `stop` */
export function partOf({ name, url, server, ...more }) {
  const asked = (figure) => {
    const pid = server.pid();
    return pid === undefined ? undefined : figure(pid);
  };
  return {
    name,
    url,
    ...more,
    pid: server.pid,
    residentMiB: () => asked(residentMiB),
    cpuSeconds: () => asked(cpuSeconds),
    async kill() {
      const pid = server.pid();
      if (pid !== undefined) await killTree(pid);
      // Resolves when its end has been noticed here too.
      await server.stop();
    },
    stop: server.stop,
    start: server.start,
  };
}
