import Type, { type Static } from 'typebox';
import { characters } from '../../http/characters.ts';
import { LONGEST_NAME, LONGEST_OVERLAP_HOURS, MOST_ORIGINS } from './limits.ts';
import { type KeyScope, keyScopes } from './scopes.ts';

const Scope = Type.Unsafe<KeyScope>({
  type: 'string',
  enum: keyScopes,
  description:
    'What the key may read or do. Scopes that begin with `read:own-` are for keys of companies, `manage:webhooks` and `write:exhibitors` for keys of partners only.',
});

const Origins = Type.Array(Type.String({ maxLength: 300 }), {
  maxItems: MOST_ORIGINS,
  default: [],
  description:
    'Origins of the pages that may use it in a browser, like https://app.example; none: no page may.',
});

export const ApiKey = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    isTest: Type.Boolean({ description: 'Whether it reads the demo edition, and no real people.' }),
    beginning: Type.String({ description: 'First characters of the key; the rest is not kept.' }),
    scopes: Type.Array(Scope),
    origins: Type.Array(Type.String()),
    state: Type.Union([Type.Literal('active'), Type.Literal('expired'), Type.Literal('revoked')]),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    expireTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it ends by itself, Shanghai time; null: never.',
    }),
    revokeTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was revoked, Shanghai time; null where it was not.',
    }),
    lastUseTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was used last, Shanghai time, up to a few seconds late; null if never.',
    }),
  },
  {
    $id: 'ApiKey',
    description: 'A key by which a program reads; the key itself is told once, when it is made.',
  },
);
export type ApiKey = Static<typeof ApiKey>;

export const IssuedKey = Type.Object(
  {
    key: Type.String({ description: 'The key itself. It is told here and never again.' }),
    record: ApiKey,
  },
  { $id: 'IssuedKey', description: 'A key that was just made.' },
);
export type IssuedKey = Static<typeof IssuedKey>;

const name = characters(LONGEST_NAME, {
  default: '',
  description: `What people call it; at most ${LONGEST_NAME} characters.`,
});

export const NewApiKey = Type.Object(
  {
    name,
    isTest: Type.Boolean({ default: false, description: 'Whether it reads the demo edition.' }),
    scopes: Type.Array(Scope, { maxItems: keyScopes.length, default: [] }),
    origins: Origins,
    expiresInDays: Type.Union([Type.Integer({ minimum: 1, maximum: 3650 }), Type.Null()], {
      default: null,
      description: 'After how many days it ends by itself; null: never.',
    }),
  },
  { additionalProperties: false },
);
export type NewApiKey = Static<typeof NewApiKey>;

export const ApiKeyChange = Type.Object(
  { name, scopes: Type.Array(Scope, { maxItems: keyScopes.length, default: [] }), origins: Origins },
  { additionalProperties: false },
);
export type ApiKeyChange = Static<typeof ApiKeyChange>;

export const Rotation = Type.Object(
  {
    overlapHours: Type.Integer({
      minimum: 0,
      maximum: LONGEST_OVERLAP_HOURS,
      default: 24,
      description: 'For how many hours the old key goes on serving beside the new one.',
    }),
  },
  { additionalProperties: false },
);

export const UsageQuery = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: 400, default: 30, description: 'Days up to today.' }),
});

export const UsageDay = Type.Object(
  {
    day: Type.String({ description: 'yyyy-MM-dd, Shanghai time.' }),
    requests: Type.Integer(),
    refused: Type.Integer({
      description: 'Of the requests, how many were refused for cost, a scope or the limit.',
    }),
    cost: Type.Integer(),
  },
  { $id: 'ApiKeyUsageDay', description: 'What was asked for by keys on one day.' },
);
export type UsageDay = Static<typeof UsageDay>;

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000, default: 0 });

/** Where a key has read the changes up to. */
const Feed = Type.Object(
  {
    after: Type.String({ minLength: 1, maxLength: 400, description: 'Cursor of the log of changes.' }),
    types: Type.Array(Type.String({ maxLength: 40 }), {
      maxItems: 50,
      description: 'Kinds of records whose changes it asked for.',
    }),
  },
  {
    additionalProperties: false,
    description:
      'How the key asked for changes last, since the last call; missing where it has not. Its reader has carried out what stands before the cursor.',
  },
);

/** What a gateway asks for a key, and what it has spent by it since it asked last. */
export const LeaseBody = Type.Object(
  {
    hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the key, hexadecimal.' }),
    needed: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Cost that the operation at hand needs; 0 to ask about the key alone.',
    }),
    wanted: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Cost that is wanted at once, for this operation and those that follow.',
    }),
    used: Type.Object(
      { requests: Count, refused: Count, cost: Count },
      { additionalProperties: false, description: 'What was asked for by the key since the last call.' },
    ),
    feed: Type.Optional(Feed),
  },
  { additionalProperties: false },
);
export type LeaseBody = Static<typeof LeaseBody>;

export const Lease = Type.Object(
  {
    id: Type.String({ description: 'Id of the key.' }),
    isTest: Type.Boolean(),
    isOfCompany: Type.Boolean({ description: 'Whether it may read what a company has for itself.' }),
    scopes: Type.Array(Scope),
    origins: Type.Array(Type.String()),
    granted: Type.Integer({ description: 'Cost that may be spent now; 0 where `needed` is not there.' }),
    remaining: Type.Integer({ description: 'What is left after that.' }),
    capacity: Type.Integer({ description: 'The most that can be left.' }),
    perSecond: Type.Integer({ description: 'By how much it grows per second.' }),
  },
  { $id: 'ApiKeyLease', description: 'A key that serves, and cost that may be spent by it.' },
);
export type Lease = Static<typeof Lease>;
