import net, { type AddressInfo, type Socket } from 'node:net';

/** Passes bytes on to the server at `target`, until it is told to fall silent, as a paused server does. */
export async function silencer(target: URL) {
  let isSilent = false;
  const held: (() => void)[] = [];
  const pass = (from: Socket, to: Socket) => {
    from.on('error', () => to.destroy());
    from.on('close', () => to.end());
    from.on('data', (bytes) => {
      if (isSilent) held.push(() => to.write(bytes));
      else to.write(bytes);
    });
  };
  const proxy = net.createServer((client) => {
    const server = net.connect(Number(target.port), target.hostname);
    pass(client, server);
    pass(server, client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    silence: () => {
      isSilent = true;
    },
    resume: () => {
      isSilent = false;
      for (const write of held.splice(0)) write();
    },
    close: () => proxy.close(),
  };
}
