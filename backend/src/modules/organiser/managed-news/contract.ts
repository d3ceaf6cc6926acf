import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { Id } from '../../../http/ids.ts';
import { PageQuery } from '../../../http/page.ts';

/** Longest title and summary, characters as people count them; longest text of a side, characters of HTML. */
export const MAX_TITLE = 200;
export const MAX_SUMMARY = 500;
export const MAX_CONTENT = 60_000;
/** Most pictures in the text of a side. */
export const MAX_PICTURES = 20;
/** Longest address of a picture or a link. */
export const MAX_ADDRESS = 500;

/** The article that an address names. */
export const OneId = Type.Object({ id: Id });

const NewsKind = Type.Union([Type.Literal('news'), Type.Literal('focus')], { description: 'news or focus.' });
const Stage = Type.Union(
  [Type.Literal('draft'), Type.Literal('scheduled'), Type.Literal('published'), Type.Literal('withdrawn')],
  { description: 'draft, scheduled, published or withdrawn. Only what is published is on the site.' },
);
const nullableTime = (description: string) =>
  Type.Union([Type.String(), Type.Null()], {
    description: `${description} yyyy-MM-dd HH:mm:ss, Shanghai time.`,
  });

/** An article of the show as lists of the console send it. */
export const NewsLine = Type.Object(
  {
    id: Type.String(),
    kind: NewsKind,
    state: Stage,
    version: Type.Integer({
      description: 'Counts the changes; a change names the one that it was made from.',
    }),
    titleCn: Type.String(),
    titleEn: Type.String(),
    coverImage: Type.String({ description: 'Address of the cover; blank for none.' }),
    missing: Type.Array(Type.Union([Type.Literal('ZH'), Type.Literal('EN')]), {
      description: 'Languages whose title or text is not written yet.',
    }),
    publishTime: nullableTime('From when on it is public; null: from the beginning, or not at all.'),
    createTime: Type.String({ description: 'Its date on the site, yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    updateTime: Type.String({ description: 'When it was last changed.' }),
  },
  { $id: 'NewsLine', description: 'An article of the show, as its editors list it.' },
);
export type NewsLine = Static<typeof NewsLine>;

/** An article of the show with all that its editors write. */
export const NewsEntry = Type.Object(
  {
    ...NewsLine.properties,
    date: Type.String({ description: 'Its date, yyyy-MM-dd; blank: that of its publication.' }),
    descriptionCn: Type.String(),
    descriptionEn: Type.String(),
    link: Type.String({ description: 'Address that it opens instead of its own page; often blank.' }),
    contentCn: Type.String({ description: 'Clean HTML.' }),
    contentEn: Type.String({ description: 'Clean HTML.' }),
    editor: Type.String({ description: 'Who changed it last; blank where nobody did in the console.' }),
  },
  { $id: 'NewsEntry', description: 'An article of the show, as its editors see it.' },
);
export type NewsEntry = Static<typeof NewsEntry>;

export const NewsLinesQuery = Type.Object({
  ...PageQuery,
  kind: Type.Optional(Type.Union([NewsKind, Type.Literal('')], { description: 'Only this list.' })),
  state: Type.Optional(Type.Union([Stage, Type.Literal('')], { description: 'Only what stands there.' })),
  title: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a title, in either language.' })),
});

const line = (max: number) =>
  characters(max, { default: '', description: `At most ${max} characters as people count them.` });
const address = (description: string) => Type.String({ maxLength: MAX_ADDRESS, default: '', description });
const content = Type.String({
  'x-max-characters': MAX_CONTENT,
  default: '',
  description: `HTML of at most ${MAX_CONTENT} characters; pictures stay where they are uploads of the console.`,
});

/** What an editor writes. Missing parts are let through to the rules, which ask for them in words. */
export const NewsBody = Type.Object(
  {
    version: Type.Integer({
      minimum: 0,
      default: 0,
      description: 'The version that was read; of a new article 0.',
    }),
    kind: NewsKind,
    state: Type.Union([Type.Literal('draft'), Type.Literal('published'), Type.Literal('withdrawn')], {
      description: 'What becomes of it: draft, published or withdrawn.',
    }),
    publishTime: Type.String({
      maxLength: 19,
      default: '',
      description:
        'With `published`: from when on, yyyy-MM-dd HH:mm:ss, Shanghai time; blank: now, or as it is public already.',
    }),
    date: Type.String({
      maxLength: 10,
      default: '',
      description: 'Its date, yyyy-MM-dd; blank: that of its publication.',
    }),
    titleCn: line(MAX_TITLE),
    titleEn: line(MAX_TITLE),
    descriptionCn: line(MAX_SUMMARY),
    descriptionEn: line(MAX_SUMMARY),
    coverImage: address('Address of a picture that was uploaded in the console; blank for none.'),
    link: address('Address that it opens instead of its own page: http(s), or a path of this site.'),
    contentCn: content,
    contentEn: content,
  },
  { additionalProperties: false },
);
export type NewsBody = Static<typeof NewsBody>;

/** How an article was after a change. */
export const NewsVersion = Type.Object(
  {
    number: Type.Integer({ description: 'From 1.' }),
    time: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    editor: Type.String({
      description: 'Who, by name at that time; blank for what the console found there.',
    }),
    titleCn: Type.String(),
    titleEn: Type.String(),
  },
  { $id: 'NewsVersion', description: 'How an article of the show was after a change.' },
);
export type NewsVersion = Static<typeof NewsVersion>;

export const ChangesQuery = Type.Object({
  from: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'The earlier version.' }),
  to: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'The later version.' }),
});

/** What became of one part of an article between two versions. */
export const NewsChange = Type.Object(
  {
    field: Type.String({ description: 'Like `titleCn`.' }),
    field_dictText: Type.String({ description: 'The same in words, in the language of the request.' }),
    pieces: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('same'), Type.Literal('removed'), Type.Literal('added')]),
        text: Type.String({ description: 'A value, or the words of a paragraph.' }),
      }),
      { description: 'In the order of reading.' },
    ),
  },
  { $id: 'NewsChange', description: 'What became of one part of an article between two versions.' },
);
export type NewsChange = Static<typeof NewsChange>;

/** What a deletion was decided on. */
export const VersionQuery = Type.Object({
  version: Type.Integer({ minimum: 0, description: 'The version that was read.' }),
});

export const RestoreBody = Type.Object(
  {
    version: Type.Integer({ minimum: 0, default: 0, description: 'The version that was read.' }),
    number: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'The version that is taken again.' }),
  },
  { additionalProperties: false },
);
export type RestoreBody = Static<typeof RestoreBody>;
