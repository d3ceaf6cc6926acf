import { randomUUID } from 'node:crypto';
import { httpCall } from '../support/http-call.ts';
import type { Browser } from '../support/graphql.ts';
import { evenly, type Period } from '../support/pace.ts';
import { greyPng } from './png.ts';
import { outcomeOfError, Tally } from '../support/tally.ts';

const SIDE = 800;

function form(file: Buffer): { type: string; body: Buffer } {
  const boundary = randomUUID();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Pictures that one signed-in visitor sends, evenly over the time; beyond the day's quota they are refused (429). */
export async function uploadPictures(visitor: Browser, period: Period, uploads: number): Promise<Tally> {
  const tally = new Tally();
  await evenly(period, uploads, async (index) => {
    const { type, body } = form(greyPng(SIDE, SIDE, index));
    await httpCall({
      url: `${visitor.origin}/app/uploads/file?kind=image`,
      from: visitor.from,
      method: 'POST',
      headers: { 'content-type': type, token: visitor.cookies.get('session') ?? '' },
      body,
    }).then(
      ({ status }) => tally.add(String(status)),
      (error: unknown) => tally.add(outcomeOfError(error)),
    );
  });
  return tally;
}
