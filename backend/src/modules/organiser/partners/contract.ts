import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { ApiKey } from '../../api-keys/index.ts';
import { MOST_COUNTED } from '../../changes/index.ts';

/** Longest name of a partner or a person, characters as people count them. */
export const LONGEST_NAME = 60;
/** Longest note, characters as people count them. */
export const LONGEST_NOTE = 500;

export const Partner = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    contactName: Type.String({ description: 'Whom to write to about its keys.' }),
    contactEmail: Type.String(),
    note: Type.String(),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    keys: Type.Array(ApiKey, { description: 'Newest first, those that have ended included.' }),
  },
  { $id: 'Partner', description: 'An organisation whose systems read the catalogue by keys.' },
);
export type Partner = Static<typeof Partner>;

const MaybeInstant = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

export const PartnerFeed = Type.Object(
  {
    id: Type.String({ description: 'Id of the key.' }),
    name: Type.String({ description: 'Name of the key.' }),
    beginning: Type.String({ description: 'First characters of the key.' }),
    lastReadAt: Type.String({
      format: 'date-time',
      description: 'When it asked for changes last, the real time, UTC, up to a few seconds late.',
    }),
    isExpired: Type.Boolean({
      description: 'Whether changes after its cursor are not kept any more: it has to copy everything anew.',
    }),
    behindCount: Type.Union([Type.Integer(), Type.Null()], {
      description: `Changes that it has not carried out yet, of the kinds that it asks for, ${MOST_COUNTED} at most; null where its cursor has expired.`,
    }),
    behindHasMore: Type.Boolean({ description: 'Whether there are more than were counted.' }),
    behindSince: MaybeInstant(
      'When the oldest of them happened, the real time, UTC; null where there are none.',
    ),
  },
  { $id: 'PartnerFeed', description: 'How far a key has read the log of changes.' },
);
export type PartnerFeed = Static<typeof PartnerFeed>;

export const PartnerBody = Type.Object(
  {
    name: characters(LONGEST_NAME, { default: '', description: `At most ${LONGEST_NAME} characters.` }),
    contactName: characters(LONGEST_NAME, {
      default: '',
      description: `At most ${LONGEST_NAME} characters.`,
    }),
    contactEmail: Type.String({ maxLength: 254, default: '', description: 'E-mail address.' }),
    note: characters(LONGEST_NOTE, { default: '', description: `At most ${LONGEST_NOTE} characters.` }),
  },
  { additionalProperties: false },
);
export type PartnerBody = Static<typeof PartnerBody>;
