import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { GraphQLSchema } from 'graphql';
import type { WorkKind } from '../../background/background-work.ts';
import { RestCalls } from '../../rest/calls.ts';
import type { RestClient } from '../../rest/client.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';
import type { Input } from '../../rest/operations.ts';
import { kinds, missingScopes, selectionSchemaOf } from '../changes/index.ts';
import { type LineParts, type Place, readPage, type Work } from './lines.ts';
import { readSelections, scopesOf, type Selections } from './selections.ts';

const compress = promisify(gzip);

/** The quickest: the REST service compresses the lines for the file. */
const LEVEL = 1;

/** A part is handed in when it has so many records, or its lines so many characters. */
const PART_RECORDS = 2000;
const PART_CHARACTERS = 4 * 1024 * 1024;

/** After this time an export is given back, milliseconds: others get their turn, and the lease is four times as long. */
const TURN_MS = 15_000;

type Problem = Input<'post', '/app/bulk-exports/{id}/failure'>['body']['problem'];

interface Parts {
  rest: RestClient;
  /** The partners' contract, with its resolvers. */
  partners: GraphQLSchema;
  /** How long one export is worked at before it is given back, milliseconds; see {@link TURN_MS}. */
  turnMs?: number;
}

/** Whether somebody else has the export by now, or it has ended. */
const isLost = (error: unknown): boolean => error instanceof UpstreamRefusal && error.status === 409;

/** The calls of the REST service about one export that this gateway has. */
function callsFor(rest: RestCalls, { id, attempt }: Work) {
  const path = { id };
  return {
    /** Hands lines in, as a part of the file. @param giveBack whether the lease ends with it */
    async hand(lines: readonly string[], place: Place, giveBack: boolean): Promise<void> {
      const body = await compress(lines.join(''), { level: LEVEL });
      const query = { attempt, records: lines.length, giveBack, ...place };
      await rest.post('/app/bulk-exports/{id}/parts', { path, query, body });
    },
    finish: () => rest.post('/app/bulk-exports/{id}/finish', { path, body: { attempt } }),
    fail: (problem: Problem) =>
      rest.post('/app/bulk-exports/{id}/failure', { path, body: { attempt, problem } }),
  };
}

/** Whether the partner's keys may still read all that an export has. */
const mayRead = ({ types, scopes }: Work, selections: Selections): boolean =>
  missingScopes(
    kinds.filter(({ code }) => types.includes(code)),
    scopes,
    scopesOf(selections),
  ).length === 0;

/**
 * Makes parts of an export until it is complete, its turn is over or the gateway stops. Each part is handed in together with
 * the place after it, so that whoever goes on neither leaves out a record nor has one twice. Never more than a part and a page
 * are in memory.
 */
async function makeParts(
  parts: LineParts,
  work: Work,
  calls: ReturnType<typeof callsFor>,
  isOver: () => boolean,
): Promise<void> {
  let place: Place = { typeIndex: work.typeIndex, after: work.after };
  let lines: string[] = [];
  let characters = 0;
  // An export without a record has a part as well: a file of no bytes is no gzip file.
  let isBegun = work.parts > 0;
  const isRead = () => place.typeIndex >= work.types.length;

  while (!isRead()) {
    const page = await readPage(parts, work, place);
    place = page.next;
    lines.push(...page.lines);
    for (const line of page.lines) characters += line.length;
    const isLast = isOver() && !isRead();
    if (!isLast && lines.length < PART_RECORDS && characters < PART_CHARACTERS) continue;
    await calls.hand(lines, place, isLast);
    if (isLast) return;
    isBegun = true;
    lines = [];
    characters = 0;
  }
  if (lines.length > 0 || !isBegun) await calls.hand(lines, place, false);
  await calls.finish();
}

/** Takes one turn at making an export. */
async function takeTurn(
  work: Work,
  { rest, partners, turnMs = TURN_MS }: Parts,
  gateway: RestCalls,
  signal: AbortSignal,
): Promise<void> {
  const calls = callsFor(gateway, work);
  const endsAt = performance.now() + turnMs;
  const isOver = () => signal.aborted || performance.now() >= endsAt;
  const schema = selectionSchemaOf(partners);
  const selections = readSelections(schema, {
    types: work.types,
    text: work.selection,
    scopes: work.askedScopes,
  });
  try {
    if ('problem' in selections) await calls.fail('selection');
    else if (!mayRead(work, selections)) await calls.fail('scope');
    else await makeParts({ rest, schema, selections }, work, calls, isOver);
  } catch (error) {
    if (isLost(error)) return;
    // Where not even that arrives, the lease ends by itself.
    await calls.fail('trouble').catch(() => undefined);
    throw error;
  }
}

/** Making the files that partners have asked for: the REST service keeps them, and knows no GraphQL. */
export function exportWork(parts: Parts): WorkKind {
  const gateway = new RestCalls(parts.rest, { language: 'EN', token: undefined });
  return {
    name: 'bulk-exports',
    async run(signal) {
      const { result: work } = await gateway.post('/app/bulk-exports/work/claim');
      if (!work) return false;
      await takeTurn(work, parts, gateway, signal);
      return true;
    },
  };
}
