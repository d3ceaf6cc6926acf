import Type, { type Static } from 'typebox';
import { UpdatedSince } from '../../http/cursor-page.ts';
import { type KeyScope, keyScopes } from '../api-keys/index.ts';
import { Classify, Country } from '../catalogue/index.ts';
import { type ChangeType, changeTypes } from '../changes/index.ts';
import { LONGEST_SELECTION, MOST_PART_RECORDS } from './limits.ts';
import { type ExportProblem, exportProblems, type ExportState, exportStates } from './words.ts';

const Kind = Type.Unsafe<ChangeType>({ type: 'string', enum: changeTypes });

const Scope = Type.Unsafe<KeyScope>({ type: 'string', enum: keyScopes });

const Locale = Type.Unsafe<'ZH' | 'EN'>({
  type: 'string',
  enum: ['ZH', 'EN'],
  description: 'Language of texts that are given in one language.',
});

const Instant = (description: string) => Type.String({ format: 'date-time', description });

/** Conditions on the records of an export; blank ones set none. */
export const BulkExportFilter = Type.Object(
  { updatedSince: UpdatedSince, classify: Classify, country: Country },
  { $id: 'BulkExportFilter', description: 'Which records an export has; a blank condition sets none.' },
);
export type BulkExportFilter = Static<typeof BulkExportFilter>;

export const NewBulkExport = Type.Object(
  {
    types: Type.Array(Kind, {
      minItems: 1,
      maxItems: changeTypes.length,
      uniqueItems: true,
      description: 'Kinds of records, in the order in which the file is to have them.',
    }),
    locale: Locale,
    filter: Type.Object(BulkExportFilter.properties, { additionalProperties: false, default: {} }),
    selection: Type.String({
      maxLength: LONGEST_SELECTION,
      default: '',
      description:
        'GraphQL operation that says what a line carries, checked by the gateway that sends it; blank for all that a copy needs.',
    }),
    total: Type.Integer({
      minimum: 0,
      maximum: 2_000_000_000,
      description: 'Records that it will have, as the gateway has counted them.',
    }),
  },
  { additionalProperties: false },
);
export type NewBulkExport = Static<typeof NewBulkExport>;

/** How far an export is, as its partner and the organiser see it. */
const progress = {
  id: Type.String(),
  types: Type.Array(Kind),
  state: Type.Unsafe<ExportState>({ type: 'string', enum: exportStates }),
  problem: Type.Unsafe<ExportProblem | null>({
    type: ['string', 'null'],
    enum: [...exportProblems, null],
    description: 'Why it was given up; null unless it has failed.',
  }),
  done: Type.Integer({ description: 'Records that the file has so far.' }),
  total: Type.Integer({ description: 'Records as counted at the beginning.' }),
  bytes: Type.Integer({ description: 'Size of the file so far.' }),
};
const Created = Instant('When it was asked for, the real time, UTC.');
const Finished = Type.Union([Instant('When it ended, the real time, UTC.'), Type.Null()]);
const Expires = Type.Union([Instant('When the file is removed, the real time, UTC.'), Type.Null()], {
  description: 'Null as long as it has not ended.',
});

export const BulkExport = Type.Object(
  {
    ...progress,
    locale: Locale,
    cursor: Type.String({
      description: 'Cursor of the log of changes: the changes after it complete the file, without a gap.',
    }),
    sha256: Type.Union([Type.String(), Type.Null()], {
      description:
        'SHA-256 of all lines of the file but the last one, in lower-case hexadecimal; null where there is no file yet.',
    }),
    createTime: Created,
    finishTime: Finished,
    expireTime: Expires,
    address: Type.Union([Type.String(), Type.Null()], {
      description: 'Path of the file, signed; null where there is no file.',
    }),
  },
  { $id: 'BulkExport', description: 'A file of public records that a partner has asked for.' },
);
export type BulkExport = Static<typeof BulkExport>;

export const PartnerExport = Type.Object(
  { ...progress, createdAt: Created, finishedAt: Finished, expiresAt: Expires },
  {
    $id: 'PartnerExport',
    description:
      'An export of a partner as the organiser sees it: without the address of the file, which is for the partner alone.',
  },
);
export type PartnerExport = Static<typeof PartnerExport>;

export const BulkExportWork = Type.Object(
  {
    id: Type.String(),
    attempt: Type.Integer({ description: 'Names the lease; the other calls of the work take it.' }),
    types: Type.Array(Kind),
    locale: Locale,
    filter: BulkExportFilter,
    selection: Type.String(),
    askedScopes: Type.Array(Scope, {
      description: 'What the key could read that asked: lines carry by default what it allows.',
    }),
    scopes: Type.Array(Scope, {
      description: 'What of that some key of the partner can still read; nothing else is read for it.',
    }),
    typeIndex: Type.Integer({
      description: 'Which of `types` is read next; their number when all have been read.',
    }),
    after: Type.String({ description: 'Where the list of that kind goes on; blank for its beginning.' }),
    parts: Type.Integer({ description: 'Parts that are kept.' }),
    origin: Type.String({ description: 'Origin of the site, for addresses in the records.' }),
  },
  { $id: 'BulkExportWork', description: 'An export that a gateway has taken, and where it goes on.' },
);
export type BulkExportWork = Static<typeof BulkExportWork>;

const Attempt = Type.Integer({
  minimum: 1,
  maximum: 2_000_000_000,
  description: 'Names the lease, as the claim told it.',
});

export const PartQuery = Type.Object({
  attempt: Attempt,
  records: Type.Integer({
    minimum: 0,
    maximum: MOST_PART_RECORDS,
    description: 'Records that the part has.',
  }),
  typeIndex: Type.Integer({ minimum: 0, maximum: changeTypes.length, description: 'Where it goes on.' }),
  after: Type.String({ maxLength: 400, default: '', description: 'Where the list of that kind goes on.' }),
  giveBack: Type.Boolean({
    default: false,
    description: 'Whether the lease ends with it: somebody else may go on at once.',
  }),
});
export type PartQuery = Static<typeof PartQuery>;

/** One gzip file of lines; the server looks at its size alone. */
export const PartBody = {
  content: {
    'application/octet-stream': { schema: Type.Unknown({ description: 'A gzip file of JSON lines.' }) },
  },
};

export const FinishBody = Type.Object({ attempt: Attempt }, { additionalProperties: false });

export const FailureBody = Type.Object(
  {
    attempt: Attempt,
    problem: Type.Unsafe<ExportProblem>({
      type: 'string',
      enum: exportProblems,
      description: 'What is in the way. After `trouble` it is tried again some times; the others end it.',
    }),
  },
  { additionalProperties: false },
);
export type FailureBody = Static<typeof FailureBody>;

export const Progress = Type.Object({
  done: Type.Integer({ description: 'Records that the file has so far.' }),
});
