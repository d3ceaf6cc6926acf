import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { first, required } from './required.ts';

export interface Letter {
  to: string;
  /** Where servers return it to, which its readers do not see. */
  returnTo: string;
  subject: string;
  /** Its plain part. */
  text: string;
}

export interface MailServer {
  /** What SMTP_URL says. */
  url: string;
  /** Waits for a letter to somebody that says this, takes it, and gives the first group (or all that was found). */
  read: (to: string, what: RegExp) => Promise<string>;
  /** Waits for a letter to somebody, takes it, and tells where servers return it to. */
  returnAddress: (to: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** A mail server that keeps what arrives: letters of a system under test really leave it. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(({ subject = '', text = '' }) => {
          const returnTo = envelope.mailFrom ? envelope.mailFrom.address : '';
          for (const { address } of envelope.rcptTo) letters.push({ to: address, returnTo, subject, text });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  /** Takes the oldest letter that says it: each is read once. */
  const take = (to: string, what: RegExp): string | undefined => {
    const index = letters.findIndex(
      (letter) => letter.to === to && what.test(`${letter.subject}\n${letter.text}`),
    );
    if (index < 0) return undefined;
    const letter = first(letters.splice(index, 1));
    const match = required(what.exec(`${letter.subject}\n${letter.text}`), 'what the letter says');
    return match[1] ?? match[0];
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    read: async (to, what) => {
      let said: string | undefined;
      await expect.poll(() => (said = take(to, what)), { timeout: 20_000 }).toBeTruthy();
      return required(said, `what ${to} is told`);
    },
    returnAddress: async (to) => {
      const place = () => letters.findIndex((letter) => letter.to === to);
      await expect.poll(place, { timeout: 20_000 }).toBeGreaterThanOrEqual(0);
      return first(letters.splice(place(), 1)).returnTo;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
