import Type, { type Static } from 'typebox';
import { PageQuery, pageOf } from '../../../http/page.ts';

/** Somebody of a group, for its leader. */
export const GroupMember = Type.Object(
  {
    id: Type.String(),
    firstName: Type.String(),
    companyName: Type.String(),
    mobileNumber: Type.String({ description: 'Its last four digits.' }),
    email: Type.String({ description: 'Its first character, and what follows the @.' }),
    pass: Type.Enum(['valid', 'checked_in', 'cancelled', 'replaced'], {
      type: 'string',
      description:
        'valid: lets the person in; checked_in: valid, and let in at least once; cancelled and replaced: lets nobody in any more.',
    }),
    replacedBy: Type.String({ description: 'Who came in this person’s place; blank where nobody did.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  },
  { $id: 'GroupMember', description: 'A person whom the caller has registered as one of a group.' },
);
export type GroupMember = Static<typeof GroupMember>;

export const GroupMemberPage = Type.Object(
  {
    ...pageOf(GroupMember).properties,
    passCount: Type.Integer({ description: 'How many people of all groups of the caller have a pass.' }),
  },
  { $id: 'GroupMemberPage', description: 'People whom the caller has registered in groups.' },
);

export const MembersQuery = Type.Object({
  ...PageQuery,
  text: Type.String({
    maxLength: 60,
    default: '',
    description: 'Part of a name or company; blank for all.',
  }),
});

export const PassesQuery = Type.Object({
  part: Type.Integer({ minimum: 1, maximum: 1000, default: 1, description: 'Which thousand passes.' }),
});
