import Type from 'typebox';

/** Up to ten ids, a page of a list, comma-joined in the path (REST-039). */
export const PathIds = Type.Object({
  ids: Type.String({
    pattern: '^[0-9]{1,32}(,[0-9]{1,32}){0,9}$',
    description: 'Up to ten ids, comma-joined.',
  }),
});
