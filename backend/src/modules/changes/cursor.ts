import { Refusal } from '../../http/errors.ts';

/** A place in the log: after this entry of this transaction. */
export interface Place {
  /** The log's word when the cursor was made. */
  era: string;
  xid: string;
  id: string;
}

const invalid = () =>
  new Refusal({
    ZH: '游标无效，请重新同步',
    EN: 'This is no cursor of the log of changes: synchronise anew',
  }).about('after');

export const writePlace = ({ era, xid, id }: Place): string =>
  Buffer.from(JSON.stringify([era, xid, id])).toString('base64url');

const NUMBER = /^[0-9]{1,19}$/;

/** @throws Refusal 400 for a text that is no cursor of this log */
export function readPlace(cursor: string): Place {
  let held: unknown;
  try {
    held = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw invalid();
  }
  if (!Array.isArray(held) || held.length !== 3 || !held.every((one) => typeof one === 'string'))
    throw invalid();
  const [era = '', xid = '', id = ''] = held;
  const most = 2n ** 63n - 1n;
  if (![xid, id].every((number) => NUMBER.test(number) && BigInt(number) <= most)) throw invalid();
  return { era, xid, id };
}
