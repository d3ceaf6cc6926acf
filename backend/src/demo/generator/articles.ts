import type { Bilingual, DemoArticle } from '../records.ts';
import { LAST_DAY_OFFSET, shanghai, workingMoment } from './dates.ts';
import { exhibitorArticleId, exhibitorId, showArticleId } from './ids.ts';
import { nameAt } from './names.ts';
import { placementAt } from './placement.ts';
import { productsAt } from './products.ts';
import { at, hash, seeded } from './random.ts';
import { decapitalised, fill, type Pair, type Slots } from './text.ts';
import { COMPANY_STORIES, type Story } from './vocabulary/stories.ts';
import { FOCUS, NEWS, type ShowArticle } from './vocabulary/news.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string): string => {
  if (text.startsWith('# ')) return `<h3>${escaped(text.slice(2))}</h3>`;
  if (text.startsWith('- ')) {
    const items = text.slice(2).split(' | ');
    return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  }
  return `<p>${escaped(text)}</p>`;
};

function html(parts: readonly Pair[], slots: Slots = {}): Bilingual {
  const filled = parts.map((pair) => fill(pair, slots));
  return {
    cn: filled.map((p) => paragraph(p.cn)).join('\n'),
    en: filled.map((p) => paragraph(p.en)).join('\n'),
  };
}

function showArticle(article: ShowArticle, kind: 'news' | 'focus', index: number): DemoArticle {
  const id = showArticleId(index);
  const lead = at(article.parts, 0);
  return {
    id,
    kind,
    exhibitorId: null,
    title: fill(article.title),
    description: fill(lead),
    content: html(article.parts),
    coverImage: `/files/demo/article/${id}.svg`,
    createdAt: shanghai(
      article.date,
      `${String(9 + (hash('hour', index) % 8)).padStart(2, '0')}:${10 + (hash('minute', index) % 49)}`,
    ),
  };
}

/** News and focus articles of the show. */
export const showArticles = (): DemoArticle[] => [
  ...NEWS.map((article, i) => showArticle(article, 'news', i)),
  ...FOCUS.map((article, i) => showArticle(article, 'focus', NEWS.length + i)),
];

/** How many articles the show itself has published. */
export const SHOW_ARTICLE_COUNT = NEWS.length + FOCUS.length;

/** How many articles the exhibitor at `index` has published. */
export function articleCountAt(index: number): number {
  return seeded('articles', index).pick([0, 0, 1, 1, 2, 2, 3, 4]);
}

/** Articles of the exhibitor at `index`, each about another side of the company. */
export function exhibitorArticlesAt(index: number): DemoArticle[] {
  const place = placementAt(index);
  const name = nameAt(place);
  const products = productsAt(index);
  const random = seeded('stories', index);
  const stories: Story[] = random.sample(COMPANY_STORIES, articleCountAt(index));
  return stories.map((story, slot) => {
    const product = at(products, slot % products.length).record;
    const slots = {
      brand: `${name.brand.cn}~${name.brand.en}`,
      city: `${name.city[0]}~${name.city[1]}`,
      booth: place.booth,
      title: `${product.title.cn}~${decapitalised(product.title.en)}`,
      brief: `${product.brief.cn}~${product.brief.en}`,
      percent: String(random.between(12, 38)),
      month: random.pick(['3 月~March', '4 月~April', '5 月~May']),
      days: String(random.between(35, 90)),
      count: String(random.between(3, 12)),
    };
    const id = exhibitorArticleId(index, slot);
    const joined = hash('joined', index) % 150;
    return {
      id,
      kind: 'exhibitor' as const,
      exhibitorId: exhibitorId(index),
      title: fill(story.title, slots),
      description: fill(at(story.parts, 0), slots),
      content: html(story.parts, slots),
      coverImage: `/files/demo/article/${id}.svg`,
      createdAt: workingMoment(random.between(joined, LAST_DAY_OFFSET), random),
    };
  });
}
