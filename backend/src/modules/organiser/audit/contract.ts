import Type, { type Static } from 'typebox';
import { Id } from '../../../http/ids.ts';
import { PageQuery } from '../../../http/page.ts';

export const AuditRecord = Type.Object(
  {
    id: Type.String(),
    time: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    actor: Type.String({ description: 'Who did it, by the name of today.' }),
    staffId: Type.Union([Type.String(), Type.Null()]),
    action: Type.String({ description: 'Like `staff.invite`.' }),
    action_dictText: Type.String({ description: 'The action in words, in the language of the request.' }),
    subjectKind: Type.String(),
    subjectId: Type.String({ description: 'Blank where it has none.' }),
    subject: Type.String({ description: 'What it was done to, as people call it.' }),
    changes: Type.Array(
      Type.Object({
        field: Type.String({ description: 'In the language of the request.' }),
        before: Type.String(),
        after: Type.String(),
      }),
    ),
    address: Type.String({ description: 'Network address of the call.' }),
  },
  { $id: 'AuditRecord', description: 'Something that somebody of the organiser did, or a partner by a key.' },
);
export type AuditRecord = Static<typeof AuditRecord>;

export const AuditQuery = Type.Object({
  ...PageQuery,
  staffId: Type.Optional(Type.Union([Id, Type.Literal('')], { description: 'Only what this person did.' })),
  action: Type.Optional(
    Type.String({
      pattern: '^[a-z.-]{0,40}$',
      description: 'Only this action, or all that begin with it up to a dot, like `staff`.',
    }),
  ),
});
