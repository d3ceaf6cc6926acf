import Type, { type Static } from 'typebox';
import { characters } from '../../http/characters.ts';
import { Id } from '../../http/ids.ts';
import { PageQuery } from '../../http/page.ts';

/** Characters of a question or a reply: more than the specification’s 200 (decision 0054). */
export const MAX_TEXT = 2000;
/** Files that go with a question or a reply. */
export const MAX_FILES = 3;

const Text = characters(MAX_TEXT, { description: `At most ${MAX_TEXT} characters as people count them.` });
const Files = Type.Optional(
  Type.Array(Type.String({ maxLength: 200 }), {
    maxItems: MAX_FILES,
    uniqueItems: true,
    description: `Addresses of private uploads of the caller (jpg, png, pdf, docx, xlsx; 2 MB each), at most ${MAX_FILES}.`,
  }),
);
const KnownId = Type.String({ pattern: '^[0-9]{1,32}$' });
const [one, two, three] = [Type.Literal(1), Type.Literal(2), Type.Literal(3)];
const ConsultationType = Type.Union([one, two, three], {
  description: '1 supplier, 2 request of a buyer, 3 product.',
});
const Status = Type.Union([one, two, three], {
  description: '1 unanswered, 2 replied, 3 closed (VC-056).',
});
const Side = Type.Union([one, two], { description: '1 by who asked, 2 by the asked side (DESIGN-012).' });
const Time = Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' });

/** A question (REST-029, DIR-067, DIR-085). */
export const MessageBody = Type.Object(
  {
    title: Text,
    type: ConsultationType,
    postId: Type.String({ pattern: '^[0-9]{1,32}$', description: 'Id of what it is about.' }),
    files: Files,
  },
  { additionalProperties: false },
);

/** A reply (REST-083). Whose side wrote it is known from the token; a `type` may be sent and is not believed. */
export const CommentBody = Type.Object(
  { content: Text, consultationId: KnownId, type: Type.Optional(Type.Any()), files: Files },
  { additionalProperties: false },
);

export const ListQuery = Type.Object({
  ...PageQuery,
  type: Type.String({
    pattern: '^([123](,[123]){0,2})?$',
    default: '1,3',
    description: 'Types, comma-joined. Contacts with buyers (2) only when asked for (CONFLICT-019).',
  }),
});
export const IdParams = Type.Object({ id: Id });
export const CommentsQuery = Type.Object(PageQuery);

const AttachedFiles = Type.Array(
  Type.Object({
    address: Type.String({ description: 'Where both sides of the thread read it, each with its session.' }),
    name: Type.String({ description: 'The name that it came with.' }),
    bytes: Type.Integer(),
  }),
  { description: 'Files that came with the text.' },
);

const facts = {
  id: Type.String(),
  bakeName: Type.String({
    description:
      "For who asked: the name of the supplier, product or request. For the asked: the asker's name.",
  }),
  type: ConsultationType,
  linkId: Type.String({ description: 'Id of the supplier, request or product.' }),
  title: Type.String({ description: 'The question.' }),
  files: AttachedFiles,
  status: Status,
  isMine: Type.Boolean({ description: 'Whether the caller asked.' }),
  askingCompanyId: Type.Union([Type.String(), Type.Null()], {
    description: 'Id of the company in whose name it was asked; null where a person asked.',
  }),
  askerName: Type.String({ description: 'Name of the person who asked; blank where nobody has given one.' }),
  askerCompany: Type.String({
    description:
      'Company of the person who asked, or the company in whose name it was asked; blank likewise.',
  }),
  unread: Type.Integer({ description: 'What the caller has not seen of it.' }),
  createTime: Time,
  updateTime: Time,
};

/** A thread in a list (VC-052, EXH-172). */
export const Consultation = Type.Object(facts, {
  $id: 'Consultation',
  description: 'A question with its thread, as one of its two sides sees it.',
});
export type Consultation = Static<typeof Consultation>;

const Profile = Type.Object({
  id: Type.String(),
  companyNameCn: Type.String(),
  companyNameEn: Type.String(),
  companyAddress: Type.String(),
  companyDescriptionCn: Type.String(),
  logoUrl: Type.String(),
});
const Exhibit = Type.Object({
  id: Type.String(),
  titleCn: Type.String(),
  titleEn: Type.String(),
  descriptionCn: Type.String(),
  descriptionEn: Type.String(),
  imageUrl: Type.String(),
});

/** A thread with what it is about (VC-047, VC-053, VC-054); null for what is not public any more. */
export const ConsultationDetail = Type.Object(
  {
    ...facts,
    profiles: Type.Union([Profile, Type.Null()], { description: 'The supplier, for type 1.' }),
    entries: Type.Union([Exhibit, Type.Null()], { description: 'The product, for type 3.' }),
  },
  { $id: 'ConsultationDetail', description: 'A question with what it is about.' },
);
export type ConsultationDetail = Static<typeof ConsultationDetail>;

/** What one side wrote (VC-055, EXH-175). */
export const Comment = Type.Object(
  {
    id: Type.String(),
    consultationId: Type.String(),
    nickName: Type.String({ description: 'Name of the person or company that wrote it.' }),
    content: Type.String(),
    files: AttachedFiles,
    type: Side,
    isMine: Type.Boolean({ description: "Whether the caller's side wrote it." }),
    createTime: Time,
    updateTime: Time,
  },
  { $id: 'ConsultationComment', description: 'What one side wrote in a thread.' },
);
export type Comment = Static<typeof Comment>;

/** Outcome of a reply: what was written, and the thread as it is now. */
export const Replied = Type.Object({ comment: Comment, consultation: Consultation });

export const Unread = Type.Object({
  mine: Type.Integer({ description: 'Threads that the caller began with something new.' }),
  mineToBuyers: Type.Integer({ description: 'Of these, the ones about a sourcing request.' }),
  toMe: Type.Integer({ description: 'Threads to the caller with something new.' }),
});
