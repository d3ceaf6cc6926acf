import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { subscriptions } from '../src/modules/content/tables.ts';
import { signedIn } from './support/accounts.ts';
import { openEvents } from './support/event-stream.ts';
import { useService } from './support/service.ts';

const service = useService();

/** Asks over one of the connections that `agent` keeps alive. @returns the status; 0 when the connection broke */
function subscribe(port: number, agent: http.Agent, email: string): Promise<number> {
  const body = JSON.stringify({ roleName: 'Visitor', companyName: 'a', contactName: 'b', email });
  return new Promise((resolve) => {
    const request = http.request(
      {
        port,
        agent,
        method: 'POST',
        path: '/app/user/addExhibition',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${email.charCodeAt(0)}` },
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    );
    request.on('error', () => resolve(0));
    request.end(body);
  });
}

it('the service stops within seconds while people write, and loses nothing that it has acknowledged', async () => {
  const app = service.app();
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const { token } = await signedIn(service);
  const events = await openEvents(`http://127.0.0.1:${port}`, '/app/consultations/events', token);
  expect(events.status).toBe(200);
  // A request that never arrives whole.
  const half = net.connect(port, '127.0.0.1');
  half.on('error', () => {});
  half.write('POST /app/user/addExhibition HTTP/1.1\r\nhost: fair\r\ncontent-length: 10\r\n\r\n{');

  const agent = new http.Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  let isOpen = true;
  const writers = Array.from('abcdefgh', async (writer) => {
    for (let count = 0; isOpen; count += 1) {
      const email = `${writer}${count}@fair.example`;
      const status = await subscribe(port, agent, email);
      if (status === 200) acknowledged.push(email);
      if (status === 0) return;
    }
  });
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20);

  const begun = performance.now();
  const ended = events.next();
  await app.stopServing();
  await app.close();
  expect(performance.now() - begun).toBeLessThan(2500);
  isOpen = false;
  await Promise.all(writers);
  expect(await ended).toBeUndefined();
  half.destroy();

  const kept = await service.database().orm().select({ email: subscriptions.email }).from(subscriptions);
  const emails = new Set(kept.map(({ email }) => email));
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
});
