import Type, { type Static } from 'typebox';
import { Keyword, PageQuery } from '../../../http/page.ts';

/** The list a document stands in. */
const DocumentKind = Type.Enum(['exhibitorList', 'material', 'manual', 'artwork', 'newsletter'], {
  type: 'string',
  description: 'The list it stands in.',
});
export type DocumentKind = Static<typeof DocumentKind>;

/** Something to open or download (PUB-048, PUB-076). */
export const SiteDocument = Type.Object(
  {
    id: Type.String(),
    kind: DocumentKind,
    title: Type.String({ description: 'Title in Chinese.' }),
    titleEn: Type.String(),
    description: Type.String({ description: 'What it holds, in Chinese.' }),
    descriptionEn: Type.String(),
    urlAddress: Type.String({ description: 'Address elsewhere; empty where it is a file of this site.' }),
    urlAddressEn: Type.String({ description: 'The same for English; empty where it is the same.' }),
    fileUrl: Type.String({ description: 'Address of the file; empty where there is none.' }),
    fileUrlEn: Type.String({ description: 'The same for English; empty where it is the same.' }),
    createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  },
  { $id: 'SiteDocument', description: 'Something to open or download.' },
);
export type SiteDocument = Static<typeof SiteDocument>;

/** The two lists of the resource centre (REST-062). */
export const ResourceLists = Type.Object(
  {
    manuals: Type.Array(SiteDocument, { description: 'Manuals and forms, in order.' }),
    artwork: Type.Array(SiteDocument, { description: 'Logos and pictures for print and screen, in order.' }),
  },
  { description: 'The two lists of the resource centre.' },
);
export type ResourceLists = Static<typeof ResourceLists>;

/** A step on the way to a booth (PUB-043). */
export const ProcessStep = Type.Object(
  {
    number: Type.Integer({ description: 'From 1.' }),
    title: Type.String({ description: 'Title in Chinese.' }),
    titleEn: Type.String(),
    content: Type.String({ description: 'What happens, in Chinese.' }),
    contentEn: Type.String(),
    link: Type.String({
      description: 'Page of the site where the step is taken; empty where there is none.',
    }),
  },
  { $id: 'ProcessStep', description: 'A step on the way to a booth.' },
);
export type ProcessStep = Static<typeof ProcessStep>;

export const DocumentSearchQuery = Type.Object({ ...PageQuery, keyword: Keyword });
