import { describe, expect, it } from 'vitest';
import { bounceLetter } from '../../../test/support/bounce-letter.ts';
import { readBounce } from './report.ts';

const read = (letter: string | Buffer) => readBounce(Buffer.from(letter));

describe('a letter to the address for bounces', () => {
  it('tells of a recipient that there is not, in the words of the server without addresses', async () => {
    const letter = bounceLetter({
      to: 'bounces+7@fair.example',
      diagnostic: 'smtp; 550 5.1.1 <ada@example.org>: Recipient address rejected:\r\n    User unknown',
    });
    expect(await read(letter)).toEqual({
      report: {
        kind: 'permanent',
        status: '5.1.1',
        text: '550 5.1.1 *** Recipient address rejected: User unknown',
      },
      recipients: ['bounces+7@fair.example'],
    });
  });

  it.each([
    ['delayed', '4.4.1', 'delayed'],
    // Given up after days: of the address it says nothing.
    ['failed', '4.4.7', 'delayed'],
    ['failed', '5.2.2', 'permanent'],
  ])('with the action %s and the status %s is %s', async (action, status, kind) => {
    expect(await read(bounceLetter({ action, status }))).toMatchObject({ report: { kind, status } });
  });

  it.each([
    ['was delivered', bounceLetter({ action: 'delivered', status: '2.0.0' })],
    ['was passed on', bounceLetter({ action: 'relayed', status: '2.0.0' })],
    ['has no status', bounceLetter({ status: 'x' })],
    [
      'is an answer of somebody on holiday',
      'To: bounces+7@fair.example\r\nSubject: Away\r\n\r\nStatus: 5.1.1',
    ],
    [
      'is a report of something else',
      bounceLetter({
        type: 'multipart/report; report-type=feedback-report',
        part: 'message/feedback-report',
      }),
    ],
    ['has a report inside that is not its own', bounceLetter({ type: 'multipart/mixed' })],
    ['is empty', ''],
    ['is no text', Buffer.from([0, 255, 254, 0, 13, 10, 200])],
  ])('says nothing where it %s', async (_what, letter) => {
    expect(await read(letter)).toBeUndefined();
  });

  it('knows every header by which servers tell whom they delivered it to', async () => {
    const letter = `Delivered-To: <a@fair.example>\r\nX-Original-To: b@fair.example\r\n${bounceLetter({ to: 'c@fair.example' })}`;
    expect((await read(letter))?.recipients).toEqual([
      '<a@fair.example>',
      'b@fair.example',
      'c@fair.example',
    ]);
  });

  it('may be cut off behind its report, and be long', async () => {
    const letter = bounceLetter({ returned: 'x'.repeat(200_000) });
    expect(await read(letter.slice(0, 100 * 1024))).toMatchObject({ report: { status: '5.1.1' } });
  });

  it('is read in any depth, and refused too deep, without a fault', async () => {
    const deep = Array.from(
      { length: 2000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join('');
    expect(await read(deep)).toBeUndefined();
    expect(await read(`X: ${'y'.repeat(70_000)}\r\n${bounceLetter({})}`)).toBeUndefined();
  });

  it('keeps of its text a line that can be stored and shown', async () => {
    const diagnostic = `smtp; 550 \u0000no\u202e ${'long '.repeat(200)}`;
    const { report } = (await read(bounceLetter({ diagnostic }))) ?? {};
    expect(report?.text).toMatch(/^550 no long long/);
    expect(report?.text.length).toBeLessThanOrEqual(300);
    expect(report?.text).not.toMatch(/\p{C}/u);
  });
});
