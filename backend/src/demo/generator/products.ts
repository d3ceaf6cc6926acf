import type { Bilingual, DemoProduct } from '../records.ts';
import { LAST_DAY_OFFSET, workingMoment } from './dates.ts';
import { exhibitorId, productId } from './ids.ts';
import { nameAt } from './names.ts';
import { placementAt, type Placement } from './placement.ts';
import { at, hash, seeded, type Random } from './random.ts';
import { recommendedProductRank } from './recommended.ts';
import { fill, fillSide, joinLines, joinSentences, type Pair, type Slots } from './text.ts';
import type { Family } from './vocabulary/family.ts';
import { closingsOf, familiesOf } from './vocabulary/index.ts';

/** A product with the parameters of its picture. */
export interface ProductDraft {
  record: DemoProduct;
  art: string;
}

const MIN_PRODUCTS = 3;
const MAX_PRODUCTS = 8;

/** How many products the exhibitor at `index` shows. */
export function productCountAt(index: number): number {
  return seeded('products', index).between(MIN_PRODUCTS, MAX_PRODUCTS);
}

interface Choice {
  family: Family;
  row: number;
}

const choicesByLeaf = new Map<string, readonly Choice[]>();

function choicesOf(leaf: string): readonly Choice[] {
  const known = choicesByLeaf.get(leaf);
  if (known) return known;
  const choices = familiesOf(leaf).flatMap((family) => family.rows.map((_, row) => ({ family, row })));
  choicesByLeaf.set(leaf, choices);
  return choices;
}

/** Different variants for each product, most of them from the company's main leaf. */
function choose(place: Placement, count: number): Choice[] {
  const random = seeded('choice', place.index);
  const pools = place.leaves.map((leaf) => random.sample(choicesOf(leaf), MAX_PRODUCTS));
  const choices: Choice[] = [];
  while (choices.length < count) {
    const wanted = random.chance(0.6) ? 0 : random.int(pools.length);
    const pool = at(pools, wanted).length > 0 ? at(pools, wanted) : pools.find((p) => p.length > 0);
    const choice = pool?.pop();
    if (!choice) break;
    choices.push(choice);
  }
  return choices;
}

/** A variant with everything about it that does not depend on who makes it. */
interface Variant {
  slots: Slots;
  briefs: readonly Bilingual[];
  facts: readonly Bilingual[];
  tags: readonly Bilingual[];
}

/** Filled once each: an edition of a million exhibitors has the same few hundred variants. */
const variants = new Map<Family, Map<number, Variant>>();

function variantOf(family: Family, row: number): Variant {
  const known = variants.get(family)?.get(row);
  if (known) return known;
  const columns = family.cols.split(' ');
  const values = at(family.rows, row).split('|');
  if (values.length !== columns.length)
    throw new Error(`Row ${row} of ${family.leaf}/${family.code} is uneven`);
  const slots = Object.fromEntries(columns.map((column, i) => [column, at(values, i)]));
  const filled = (pairs: readonly Pair[]): Bilingual[] => pairs.map((pair) => fill(pair, slots));
  const variant = {
    slots,
    briefs: filled(family.briefs),
    facts: filled(family.facts),
    tags: filled(family.tags),
  };
  variants.set(family, (variants.get(family) ?? new Map<number, Variant>()).set(row, variant));
  return variant;
}

const closings = new Map<Family, readonly Bilingual[]>();

function closingTexts(family: Family): readonly Bilingual[] {
  const known = closings.get(family);
  if (known) return known;
  const texts = closingsOf(family).map((pair) => fill(pair));
  closings.set(family, texts);
  return texts;
}

function toldBy(opening: string, fact: string): boolean {
  const figures = fact.match(/\d[\d.,–-]*/g) ?? [];
  return figures.length > 0 && figures.every((figure) => opening.includes(figure));
}

function descriptionOf(family: Family, variant: Variant, brief: Bilingual, random: Random): Bilingual {
  const openings = variant.briefs.filter((b) => b !== brief);
  const opening = openings.length > 0 ? random.pick(openings) : brief;
  // A fact whose figures the opening has just told would read as a stutter.
  const facts = variant.facts.filter(
    (fact, i) => i >= variant.facts.length - 2 || !toldBy(opening.cn, fact.cn),
  );
  const ending = random.sample(closingTexts(family), random.between(1, 2));
  const listed = random.chance(0.45);
  const middle = listed
    ? joinLines(facts.map((fact) => ({ cn: `· ${fact.cn}`, en: `· ${fact.en}` })))
    : joinSentences(facts);
  return joinLines([opening, middle, joinSentences(ending)], '\n\n');
}

/** The last answer: a bundle asks for the same products for its list, its articles and its pictures. */
let last: { index: number; drafts: readonly ProductDraft[] } = { index: -1, drafts: [] };

/** All products of the exhibitor at `index`, in the order of their ids. */
export function productsAt(index: number): readonly ProductDraft[] {
  if (last.index !== index) last = { index, drafts: draftsAt(index) };
  return last.drafts;
}

function draftsAt(index: number): ProductDraft[] {
  const place = placementAt(index);
  const name = nameAt(place);
  const created = hash('joined', index) % 150;
  const titles = new Set<string>();
  return choose(place, productCountAt(index)).map(({ family, row }, slot) => {
    const random = seeded('product', index, slot);
    const variant = variantOf(family, row);
    const slots = {
      ...variant.slots,
      m: `${name.initials}-${family.code}${variant.slots['k'] ?? row + 1}`,
    };
    const candidates = random.sample(family.titles, family.titles.length).map((pair) => fill(pair, slots));
    const title = candidates.find((t) => !titles.has(t.cn) && !titles.has(t.en)) ?? at(candidates, 0);
    titles.add(title.cn).add(title.en);
    const brief = at(variant.briefs, (index + slot) % variant.briefs.length);
    const tags = random.sample(variant.tags, random.between(2, Math.min(4, variant.tags.length)));
    const id = productId(index, slot);
    return {
      record: {
        id,
        exhibitorId: exhibitorId(index),
        title,
        brief,
        description: descriptionOf(family, variant, brief, random),
        categoryCode: family.leaf,
        tags: {
          cn: tags.map((tag) => tag.cn),
          en: tags.map((tag) => tag.en),
        },
        imageUrl: `/files/demo/product/${id}.svg`,
        recommendedRank: recommendedProductRank(index, slot),
        createdAt: workingMoment(random.between(created, LAST_DAY_OFFSET), random),
      },
      art: fillSide(family.art, slots, 'en'),
    };
  });
}
