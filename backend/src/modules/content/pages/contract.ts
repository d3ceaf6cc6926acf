import Type, { type Static } from 'typebox';

/** Lists of pages that have no call of their own. */
export const pageSections = [
  'exhibit-range',
  'visitor-type',
  'media-partner',
  'factory-company',
  'factory-highlight',
] as const;
export type PageSection = (typeof pageSections)[number];

const words = {
  id: Type.String(),
  title: Type.String(),
  titleEn: Type.String(),
  content: Type.String({ description: 'HTML.' }),
  contentEn: Type.String({ description: 'HTML.' }),
};

/** One entry of a list on a page. */
export const PageBlock = Type.Object(
  {
    ...words,
    image: Type.String(),
    imageEn: Type.String({ description: 'Where the picture has words; empty where it has none.' }),
    imageAlt: Type.String(),
    imageAltEn: Type.String(),
    link: Type.String({ description: 'A path of the site, or a web address; empty where it leads nowhere.' }),
  },
  { $id: 'PageBlock', description: 'One entry of a list on a page.' },
);
export type PageBlock = Static<typeof PageBlock>;

/** A way to the venue (PUB-030). */
export const TrafficItem = Type.Object(
  { ...words, icon: Type.String({ description: 'Name of its sign: car, taxi, subway, train or plane.' }) },
  { $id: 'TrafficItem', description: 'A way to the venue.' },
);
export type TrafficItem = Static<typeof TrafficItem>;

/** A hotel with the show's rate (PUB-036). */
export const Hotel = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    nameEn: Type.String(),
    stars: Type.Integer({ description: '1 to 5.' }),
    address: Type.String(),
    addressEn: Type.String(),
    price: Type.Integer({ description: 'Yuan for a room and night, two breakfasts included.' }),
    shuttle: Type.String({ description: 'How its guests get to the halls during the show.' }),
    shuttleEn: Type.String(),
    distanceMetres: Type.Integer({ description: 'On the road to the nearest entrance of the halls.' }),
  },
  { $id: 'Hotel', description: "A hotel near the venue with the show's rate." },
);
export type Hotel = Static<typeof Hotel>;

export const SectionParams = Type.Object({
  section: Type.Union(pageSections.map((section) => Type.Literal(section))),
});
