import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { ApiKey } from '../../api-keys/index.ts';

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
