import Type, { type Static } from 'typebox';
import { Ids } from '../../http/ids.ts';
import { PageQuery } from '../../http/page.ts';

export const CollectType = Type.Union([Type.Literal(1), Type.Literal(2)], {
  description: '1 exhibit, 2 supplier (DIR-087).',
});
const LinkId = Type.String({ pattern: '^[0-9]{1,32}$', description: 'Id of the exhibit or supplier.' });

/** What is marked (REST-056). Title and picture may be sent; the catalogue's own are kept. */
export const CollectBody = Type.Object(
  {
    collectType: CollectType,
    linkId: LinkId,
    title: Type.Optional(Type.String({ maxLength: 500 })),
    coverImage: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);

export const FavouriteQuery = Type.Object({ ...PageQuery, collectType: CollectType });
export const MarkedQuery = Type.Object({ collectType: CollectType, ids: Ids });
export const LinkQuery = Type.Object({ collectType: CollectType, linkId: LinkId });

/** One marked thing (VC-043). */
export const Favourite = Type.Object(
  {
    id: Type.String(),
    collectType: CollectType,
    linkId: Type.String(),
    title: Type.String({ description: 'Name in the language of the request.' }),
    coverImage: Type.String({ description: 'Picture of the exhibit, logo of the supplier.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  },
  { $id: 'Favourite', description: 'Something that an account has marked for later.' },
);
export type Favourite = Static<typeof Favourite>;
