import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Delivery, DeliveryError, Provider } from '../message.ts';
import { createSeal, newKey } from '../../sealing/seal.ts';
import { type ReturnAddresses, returnAddresses } from '../bounces/index.ts';
import { smtpProvider } from './smtp.ts';
import { first } from '../../../test/support/required.ts';

const message: Delivery = {
  id: '2000000000007',
  channel: 'email',
  recipient: 'ada@example.org',
  language: 'ZH',
  subject: '验证码',
  body: '您的验证码为 482913，5 分钟内有效。',
  html: '<p>您的验证码为 <b>482913</b></p>',
  attachments: [],
  isSecret: true,
  requestId: '',
};

interface MailServer {
  port: number;
  /** Text of each message that came, headers first. */
  mails: string[];
  commands: string[];
  connections: number;
}

const servers: { server: Server; sockets: Set<Socket> }[] = [];
const providers: Provider[] = [];

/** A mail server that says `answers` to the commands named, and yes to all others. */
async function mailServer(answers: Record<string, string> = {}): Promise<MailServer> {
  const state: MailServer = { port: 0, mails: [], commands: [], connections: 0 };
  const sockets = new Set<Socket>();
  const usual: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' };

  const server = createServer((socket) => {
    sockets.add(socket);
    state.connections += 1;
    let unread = '';
    let isData = false;
    const say = (line: string) => line !== '' && socket.write(`${line}\r\n`);
    say(answers['greeting'] ?? '220 test');
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      unread += chunk.toString();
      for (;;) {
        const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = unread.slice(0, end);
        unread = unread.slice(end + (isData ? 5 : 2));
        if (isData) state.mails.push(text);
        else state.commands.push(text);
        const command = isData ? 'text' : (/^[A-Z]+/.exec(text)?.[0] ?? '');
        isData = command === 'DATA';
        say(answers[command] ?? usual[command] ?? '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.port = (server.address() as AddressInfo).port;
  servers.push({ server, sockets });
  return state;
}

function providerFor(
  { port }: { port: number },
  from = 'Wirefair <noreply@fair.example>',
  returns?: ReturnAddresses,
): Provider {
  const provider = smtpProvider({ url: `smtp://127.0.0.1:${port}`, from }, returns);
  providers.push(provider);
  return provider;
}

const never = new AbortController().signal;
const failureOf = (delivery: Promise<void>) =>
  delivery.then(
    () => expect.fail('was delivered'),
    (error: unknown) => error as DeliveryError,
  );
const decoded = (mail: string) =>
  mail.replace(/\r\n\r\n([A-Za-z0-9+/=\r\n]+?)(?=\r\n--|$)/g, (_, part: string) =>
    Buffer.from(part, 'base64').toString(),
  );

afterEach(async () => {
  for (const provider of providers.splice(0)) provider.close?.();
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('delivery to a mail server', () => {
  it('sends text and HTML from the sender to the one recipient, recognisable by its id', async () => {
    const server = await mailServer();
    await providerFor(server).deliver(message, never);
    const mail = first(server.mails);
    expect(server.commands).toContain('MAIL FROM:<noreply@fair.example>');
    expect(mail).toMatch(/^From: Wirefair <noreply@fair\.example>\r$/m);
    expect(mail).toMatch(/^To: ada@example\.org\r$/m);
    expect(mail).toMatch(/^Message-ID: <outgoing-2000000000007@fair\.example>\r$/m);
    expect(mail).toMatch(/^Content-Language: zh-CN\r$/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail).toMatch(/multipart\/alternative/);
    expect(decoded(mail)).toContain(message.body);
    expect(decoded(mail)).toContain(message.html);
    expect(server.commands).toContain('RCPT TO:<ada@example.org>');
  });

  it('carries files: a picture in its text, another one beside it', async () => {
    const server = await mailServer();
    const file = (name: string, type: string, cid: string) => ({ name, type, content: btoa(name), cid });
    const attachments = [file('pass.png', 'image/png', 'pass'), file('visit.ics', 'text/calendar', '')];
    await providerFor(server).deliver({ ...message, attachments }, never);
    const mail = first(server.mails);
    expect(mail).toMatch(/multipart\/mixed/);
    expect(mail).toMatch(/^Content-Type: image\/png; name=pass\.png\r$/m);
    expect(mail).toMatch(/^Content-I[dD]: <pass>\r$/m);
    expect(mail).toMatch(/^Content-Disposition: inline; filename=pass\.png\r$/m);
    expect(mail).toMatch(/^Content-Disposition: attachment; filename=visit\.ics\r$/m);
    expect(decoded(mail)).toContain('visit.ics');
  });

  it('has it returned to an address of its own, with its headers alone, and says nothing of that to its reader', async () => {
    const server = await mailServer({ EHLO: '250-test\r\n250 DSN' });
    const returns = returnAddresses('bounces@fair.example', createSeal([newKey()]));
    const provider = providerFor(server, undefined, returns);
    await provider.deliver(message, never);
    await provider
      .deliver({ ...message, recipient: 'ada@example.org, eve@example.org' }, never)
      .catch(() => {});
    expect(server.commands).toContain(`MAIL FROM:<${returns.of(message.id)}> RET=HDRS`);
    expect(server.commands).toContain('RCPT TO:<ada@example.org> NOTIFY=FAILURE,DELAY');
    expect(server.commands.join('\n')).not.toContain('<eve');
    expect(first(server.mails)).toMatch(/^From: Wirefair <noreply@fair\.example>\r$/m);
    expect(first(server.mails)).not.toContain('bounces');
  });

  it('sends plain text alone where there is no HTML, and the same id again', async () => {
    const server = await mailServer();
    const provider = providerFor(server, 'noreply@fair.example');
    await provider.deliver({ ...message, html: '' }, never);
    await provider.deliver({ ...message, html: '' }, never);
    expect(server.mails[0]).not.toMatch(/multipart/);
    const ids = server.mails.map((mail) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1]);
    expect(ids).toEqual(Array.from({ length: 2 }, () => '<outgoing-2000000000007@fair.example>'));
    expect(server.connections).toBe(1);
  });

  it('lets nobody add recipients or headers', async () => {
    const server = await mailServer();
    const provider = providerFor(server);
    const subject = 'Hello\r\nBcc: eve@example.org';
    await provider.deliver({ ...message, subject }, never);
    expect(server.mails[0]).not.toMatch(/^Bcc:/m);
    await provider
      .deliver({ ...message, recipient: 'ada@example.org, eve@example.org' }, never)
      .catch(() => {});
    const recipients = server.commands.filter((command) => command.startsWith('RCPT'));
    expect(recipients.filter((command) => command.includes('<eve'))).toEqual([]);
  });

  it('tells a recipient that does not exist for good from everything that may be mended', async () => {
    const unknown = await mailServer({ RCPT: '550 5.1.1 <ada@example.org> unknown' });
    const noSuch = await failureOf(providerFor(unknown).deliver(message, never));
    expect(noSuch).toMatchObject({ reason: 'EENVELOPE 550', isFinal: true });

    const busy = await mailServer({ RCPT: '451 4.3.0 ada@example.org: later' });
    const later = await failureOf(providerFor(busy).deliver(message, never));
    expect(later).toMatchObject({ reason: 'EENVELOPE 451', isFinal: false });

    const relay = await mailServer({ RCPT: '550 5.7.1 <ada@example.org> relaying denied' });
    const denied = await failureOf(providerFor(relay).deliver(message, never));
    expect(denied).toMatchObject({ reason: 'EENVELOPE 550', isFinal: false });

    const spam = await mailServer({ text: '554 5.7.1 482913 looks like spam' });
    const refused = await failureOf(providerFor(spam).deliver(message, never));
    expect(refused).toMatchObject({ reason: 'EMESSAGE 554', isFinal: false });
    for (const failure of [noSuch, later, denied, refused]) {
      expect(`${failure.reason} ${failure.message}`).not.toMatch(/ada|482913/);
    }
  });

  it('fails when nobody listens, and when the attempt is ended', async () => {
    const gone = providerFor({ port: 1 });
    expect(await failureOf(gone.deliver(message, never))).toMatchObject({ isFinal: false });

    const silent = await mailServer({ greeting: '' });
    const ended = new AbortController();
    const failure = failureOf(providerFor(silent).deliver(message, ended.signal));
    await expect.poll(() => silent.connections).toBe(1);
    ended.abort();
    expect(await failure).toMatchObject({ isFinal: false });
    expect(silent.mails).toEqual([]);
  });
});
