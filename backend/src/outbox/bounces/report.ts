import PostalMime, { type Email } from 'postal-mime';

/** What a mail server says of a letter that it could not deliver, or not yet (RFC 3464). */
export interface BounceReport {
  /** Permanent: it will never be delivered. */
  kind: 'delayed' | 'permanent';
  /** Status as of RFC 3463, like 5.1.1. */
  status: string;
  /** In the server's words, without addresses; blank where it has none. */
  text: string;
}

/** A report with the addresses that it was sent to. */
export interface ReadBounce {
  report: BounceReport;
  recipients: string[];
}

/** Reports have three parts; forwarded ones some more. */
const LIMITS = { maxNestingDepth: 16, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 };
/** What is read of the fields of a report, characters. */
const LONGEST_FIELDS = 20_000;
/** What is kept of a server's words, characters. */
const LONGEST_TEXT = 300;

/** Headers by which servers say whom they delivered a letter to, the surest first. */
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'];

/** Fields of one recipient, by their names in small letters; folded lines are joined. */
function fieldsOf(group: string): Map<string, string> {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]{1,40})[ \t]*:(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
    }),
  );
}

/** Words of a server as they may be kept and shown: of one line, without signs that nobody sees and without addresses. */
const shownText = (text: string): string =>
  text
    .replace(/^[\w-]+;\s*/, '')
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/\S*@\S*/g, '***')
    .trim()
    .slice(0, LONGEST_TEXT)
    .toWellFormed();

/** What one recipient's fields say; undefined for letters that were delivered or passed on, and for what is no report. */
function reportOf(fields: Map<string, string>): BounceReport | undefined {
  const action = fields.get('action')?.toLowerCase();
  const [status] = /^[45]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
  if (status === undefined || (action !== 'failed' && action !== 'delayed')) return undefined;
  return {
    // A server that gave up after days of trouble says "failed" with 4: the address may be good.
    kind: action === 'failed' && status.startsWith('5') ? 'permanent' : 'delayed',
    status,
    text: shownText(fields.get('diagnostic-code') ?? ''),
  };
}

/** The fields of a report as text; undefined for a letter that is none, such as an answer that somebody is on holiday. */
function statusOf({ headers, attachments }: Email): string | undefined {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type)) return undefined;
  const part = attachments.find(({ mimeType }) =>
    ['message/delivery-status', 'message/global-delivery-status'].includes(mimeType),
  );
  if (!part) return undefined;
  const { content } = part;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.slice(0, LONGEST_FIELDS);
}

/**
 * Reads a letter that came to the address for bounces; each letter has one recipient, so the first one who was not reached
 * counts.
 * @param raw the letter as it came (RFC 5322); what its end is missing changes nothing
 * @returns undefined where it is no report of RFC 3464, or reports nothing bad
 */
export async function readBounce(raw: Buffer): Promise<ReadBounce | undefined> {
  let email: Email;
  try {
    email = await PostalMime.parse(raw, LIMITS);
  } catch {
    // Too deep or too long: nothing that a mail server makes.
    return undefined;
  }
  const groups = statusOf(email)?.split(/\r?\n[ \t]*\r?\n/) ?? [];
  const reports = groups.map((group) => reportOf(fieldsOf(group))).filter((one) => one !== undefined);
  const report = reports.find(({ kind }) => kind === 'permanent') ?? reports[0];
  if (!report) return undefined;
  const recipients = RECIPIENT_HEADERS.flatMap((name) =>
    email.headers.filter(({ key }) => key === name).map(({ value }) => value),
  );
  return { report, recipients };
}
