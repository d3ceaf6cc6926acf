import Type, { type Static } from 'typebox';
import { collectionGroups, fieldKinds } from '../../../collections/index.ts';
import { PageQuery } from '../../../http/page.ts';
import { MAX_HTML } from './limits.ts';

const closed = { additionalProperties: false };
const literals = <const Some extends readonly string[]>(some: Some, description: string) =>
  Type.Enum([...some], { type: 'string', description });
const inWords = (what: string) => Type.String({ description: `${what}, in the language of the request.` });

const Choice = Type.Object({ value: Type.String(), label: inWords('What it is called') });

/** One thing that editors write of an entry. */
const ContentField = Type.Object({
  name: Type.String({ description: 'Like `title`.' }),
  label: inWords('What it is called'),
  hint: inWords('What to know of it; often blank'),
  kind: literals(fieldKinds, 'How it is written, and by which rules it is checked.'),
  sides: literals(['both', 'one'], 'both: a Chinese and an English side; one: the same for both.'),
  isRequired: Type.Boolean({ description: 'Nothing is published without it; of two sides one is enough.' }),
  isShared: Type.Boolean({ description: 'A blank English side is the Chinese one.' }),
  isFixed: Type.Boolean({ description: 'Cannot be changed once the entry is on the site.' }),
  max: Type.Integer({ description: 'Most characters of a text; the largest number.' }),
  min: Type.Integer({ description: 'The smallest number.' }),
  choices: Type.Array(Choice, { description: 'Of a choice; empty for others.' }),
});

const summary = {
  name: Type.String({ description: 'Stable, like `hotels`.' }),
  group: literals(collectionGroups, 'The part of the site that it belongs to.'),
  title: inWords('What it is called'),
  lead: inWords('What it is'),
  parent: Type.String({ description: 'The collection whose entries these belong to; blank for none.' }),
  isOrderable: Type.Boolean(),
  isAddable: Type.Boolean(),
  isRemovable: Type.Boolean(),
  isSingle: Type.Boolean({ description: 'It is always one entry: the texts of a page.' }),
};

/** A collection as the overview has it. */
export const ContentSummary = Type.Object(
  {
    ...summary,
    total: Type.Integer({ description: 'Entries, with those that are drafts.' }),
    lacking: Type.Integer({
      description: 'Entries that lack a language, with those that belong to them.',
    }),
    waiting: Type.Integer({ description: 'Drafts that wait, with those of what belongs to the entries.' }),
  },
  { $id: 'ContentSummary', description: "A list of the site's content, as the overview has it." },
);
export type ContentSummary = Static<typeof ContentSummary>;

/** A collection with what is written of its entries. */
export const ContentCollection = Type.Object(
  {
    ...summary,
    fields: Type.Array(ContentField),
    children: Type.Array(Type.Object({ name: Type.String(), title: inWords('What it is called') }), {
      description: 'Collections whose entries belong to entries of this one.',
    }),
  },
  {
    $id: 'ContentCollection',
    description: "A list of the site's content, with what is written of an entry.",
  },
);
export type ContentCollection = Static<typeof ContentCollection>;

const Missing = Type.Array(literals(['ZH', 'EN'], 'A language.'), {
  description: 'Languages in which something is missing.',
});
const line = {
  id: Type.String(),
  scope: Type.String({ description: 'Id of the entry that it belongs to; blank where it stands alone.' }),
  titleCn: Type.String({ description: 'What it is called; blank where it is missing.' }),
  titleEn: Type.String({ description: 'The same in English.' }),
  stage: literals(
    ['new', 'public', 'removed'],
    'new: a draft that was never public. removed: it was public.',
  ),
  draft: literals(
    ['none', 'waiting', 'scheduled'],
    'Whether a draft waits, for its editor or for its moment.',
  ),
  publishTime: Type.String({
    description: 'When the draft is published, yyyy-MM-dd HH:mm:ss, Shanghai time; blank for none.',
  }),
  missing: Missing,
  marks: Type.Array(Type.String(), {
    description: 'What is switched on of it, in the words of its form and the language of the request.',
  }),
};

/** An entry in a list. */
export const ContentLine = Type.Object(line, {
  $id: 'ContentLine',
  description: 'An entry of a collection, as its editors list it.',
});
export type ContentLine = Static<typeof ContentLine>;

const ContentValue = Type.Object(
  {
    field: Type.String({ maxLength: 60 }),
    cn: Type.String({
      default: '',
      'x-max-characters': MAX_HTML,
      description:
        'Chinese, or the value where it is one for both. Moments: yyyy-MM-dd HH:mm:ss, Shanghai time.',
    }),
    en: Type.String({
      default: '',
      'x-max-characters': MAX_HTML,
      description: 'English; blank where one value is for both.',
    }),
  },
  closed,
);

/** An entry with all that is written of it. */
export const ContentEntry = Type.Object(
  {
    ...line,
    collection: Type.String(),
    version: Type.Integer({
      description: 'Counts the changes; a change names the one that it was made from.',
    }),
    values: Type.Array(ContentValue, { description: 'The draft where one waits, or else what is public.' }),
    editor: Type.String({ description: 'Who changed it last; blank where nobody did in the console.' }),
    updateTime: Type.String({ description: 'When; blank where nobody did.' }),
    problem: inWords('Why the draft could not be published at its moment; often blank'),
  },
  { $id: 'ContentEntry', description: 'An entry of a collection, as its editors see it.' },
);
export type ContentEntry = Static<typeof ContentEntry>;

/** How an entry was after a publication. */
export const ContentVersion = Type.Object(
  {
    number: Type.Integer({ description: 'From 1.' }),
    time: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    editor: Type.String({
      description: 'Who, by name at that time; blank for what the console found there.',
    }),
    isRemoval: Type.Boolean({ description: 'It was taken off the site.' }),
  },
  { $id: 'ContentVersion', description: 'How an entry of a collection was after a publication.' },
);
export type ContentVersion = Static<typeof ContentVersion>;

/** What became of one side of a field between two states. */
export const ContentChange = Type.Object(
  {
    field: Type.String({ description: 'Like `titleCn`.' }),
    field_dictText: inWords('The same in words'),
    pieces: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('same'), Type.Literal('removed'), Type.Literal('added')]),
        text: Type.String({ description: 'A value, or the words of a paragraph.' }),
      }),
      { description: 'In the order of reading.' },
    ),
  },
  { $id: 'ContentChange', description: 'What became of one part of an entry between two states.' },
);
export type ContentChange = Static<typeof ContentChange>;

const name = Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'Name of the collection.' });
const id = Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$', description: 'Id of the entry.' });
const version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  default: 0,
  description: 'The version that was read.',
});

export const CollectionParams = Type.Object({ name });
export const EntryParams = Type.Object({ name, id });
export const LinesQuery = Type.Object({
  ...PageQuery,
  scope: Type.Optional(Type.String({ maxLength: 40, description: 'Only those that belong to this entry.' })),
  removed: Type.Boolean({
    default: false,
    description: 'Those that were taken off the site instead, the last one first.',
  }),
});
const state = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description });
export const ChangesQuery = Type.Object({
  from: state('The earlier version; 0: what is public.'),
  to: state('The later version; 0: the draft, or what is public where none waits.'),
});
export const VersionQuery = Type.Object({ version });

/** What an editor writes. Missing parts are let through to the rules, which ask for them in words. */
export const ContentBody = Type.Object(
  {
    version,
    scope: Type.String({
      maxLength: 40,
      default: '',
      description: 'Of a new one: the entry that it belongs to.',
    }),
    aim: literals(['draft', 'published'], 'What becomes of it: a draft, or public now or at its moment.'),
    publishTime: Type.String({
      maxLength: 19,
      default: '',
      description: 'With `published`: when, yyyy-MM-dd HH:mm:ss, Shanghai time; blank: now.',
    }),
    values: Type.Array(ContentValue, { maxItems: 40, description: 'All of them.' }),
  },
  closed,
);
export type ContentBody = Static<typeof ContentBody>;

export const RestoreBody = Type.Object(
  {
    version,
    number: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'The version that is taken again.' }),
  },
  closed,
);
export type RestoreBody = Static<typeof RestoreBody>;

export const PlaceBody = Type.Object(
  { place: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Among those of its list, from 0.' }) },
  closed,
);
