import Type, { type Static } from 'typebox';
import { characters } from '../../../http/characters.ts';
import { MAX_ADDRESS } from './contract.ts';

/** Longest title of a banner, characters as people count them. */
export const MAX_BANNER_TITLE = 100;
/** Longest headline beside a picture: three lines on a phone. */
export const MAX_BANNER_HEADLINE = 60;
/** Longest line below a headline. */
export const MAX_BANNER_SUBTITLE = 120;

const moment = (description: string) =>
  Type.String({ description: `${description} yyyy-MM-dd HH:mm:ss, Shanghai time; blank for none.` });

/** A banner of the home page with all that its editors write. */
export const BannerEntry = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer({
      description: 'Counts the changes; a change names the one that it was made from.',
    }),
    titleCn: Type.String(),
    titleEn: Type.String(),
    headlineCn: Type.String({
      description: 'Chinese headline that the site writes beside the picture; blank for none.',
    }),
    headlineEn: Type.String({ description: 'The same in English.' }),
    subtitleCn: Type.String({ description: 'Chinese line below the headline; may be blank.' }),
    subtitleEn: Type.String({ description: 'The same in English.' }),
    imageCn: Type.String({ description: 'Address of the picture with Chinese words.' }),
    imageEn: Type.String({ description: 'Address of the picture with English words.' }),
    link: Type.String({ description: 'Where it leads.' }),
    isOn: Type.Boolean({ description: 'Whether it is switched on.' }),
    isShown: Type.Boolean({ description: 'Whether it is on the home page now.' }),
    showsFrom: moment('From when on it is shown,'),
    showsUntil: moment('Until when it is shown,'),
  },
  { $id: 'BannerEntry', description: 'A banner of the home page, as its editors see it.' },
);
export type BannerEntry = Static<typeof BannerEntry>;

const title = characters(MAX_BANNER_TITLE, {
  default: '',
  description: `What the picture says; at most ${MAX_BANNER_TITLE} characters as people count them.`,
});
const headline = characters(MAX_BANNER_HEADLINE, {
  default: '',
  description: `Headline that the site writes beside the picture; at most ${MAX_BANNER_HEADLINE} characters; blank where the picture carries its own words. In both languages or in none.`,
});
const subtitle = characters(MAX_BANNER_SUBTITLE, {
  default: '',
  description: `Line below the headline; at most ${MAX_BANNER_SUBTITLE} characters; in both languages or in none.`,
});
const address = (description: string) => Type.String({ maxLength: MAX_ADDRESS, default: '', description });
const typedMoment = (description: string) => Type.String({ maxLength: 19, default: '', description });

/** What an editor writes. Missing parts are let through to the rules, which ask for them in words. */
export const BannerBody = Type.Object(
  {
    version: Type.Integer({
      minimum: 0,
      default: 0,
      description: 'The version that was read; of a new one 0.',
    }),
    titleCn: title,
    titleEn: title,
    headlineCn: headline,
    headlineEn: headline,
    subtitleCn: subtitle,
    subtitleEn: subtitle,
    imageCn: address('Address of a picture that was uploaded in the console.'),
    imageEn: address('The same with English words.'),
    link: address('Where it leads: http(s), or a path of this site.'),
    isOn: Type.Boolean({ default: true, description: 'Whether it is switched on.' }),
    showsFrom: typedMoment('From when on, yyyy-MM-dd HH:mm:ss, Shanghai time; blank: at once.'),
    showsUntil: typedMoment('Until when; blank: without an end.'),
  },
  { additionalProperties: false },
);
export type BannerBody = Static<typeof BannerBody>;

export const OrderBody = Type.Object(
  {
    ids: Type.Array(Type.String({ pattern: '^[0-9]{1,32}$' }), {
      maxItems: 200,
      description: 'Ids of all banners, in their new order.',
    }),
  },
  { additionalProperties: false },
);
