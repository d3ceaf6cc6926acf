import type { Context } from '../../../context/context.ts';
import { type Locale, pick } from '../../../context/locale.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import type { BannerResolvers, QueryResolvers } from '../../../schema/resolvers.generated.ts';
import { pageContentSource } from './source.ts';

/** Most page texts are plain words or addresses; what holds a tag is rich text. */
const sanitiseIfMarkup = (text: string) => (text.includes('<') ? sanitiseRichText(text) : text);

export const Banner: BannerResolvers = {
  title: (record, args, context) => pick(context, args, record.title, record.titleEn),
  headline: (record, args, context) => pick(context, args, record.headline, record.headlineEn) || null,
  subtitle: (record, args, context) => pick(context, args, record.subtitle, record.subtitleEn) || null,
  imageUrl: (record, args, context) => pick(context, args, record.imageCn, record.imageEn),
};

async function pageText(
  _root: unknown,
  { key, locale }: { key: string; locale?: Locale | null },
  context: Context,
): Promise<string | null> {
  const wanted = locale ?? context.locale;
  const keys = wanted === 'ZH' ? [key, `${key}_EN`] : [`${key}_EN`, key];
  for (const name of keys) {
    const text = await pageContentSource(context).text(name);
    if (text) return sanitiseIfMarkup(text);
  }
  return null;
}

export const Query: Pick<QueryResolvers, 'banners' | 'pageText' | 'siteText'> = {
  banners: (_root, _args, context) => pageContentSource(context).banners(),
  pageText,
  siteText: pageText,
};
