import type { DemoBuyerPost } from '../records.ts';
import { LAST_DAY_OFFSET, workingMoment } from './dates.ts';
import { postId } from './ids.ts';
import { at, seeded, shuffled } from './random.ts';
import { fill, type Pair } from './text.ts';
import { NEEDS, REQUIREMENTS, WISHES } from './vocabulary/needs.ts';

const POSTS = 300;

const order = shuffled(POSTS, 'posts');

/** Each need comes back with other quantities and conditions; never twice with the same words. */
function postAt(index: number): DemoBuyerPost {
  const place = at(order, index);
  const need = at(NEEDS, place % NEEDS.length);
  const round = Math.floor(place / NEEDS.length);
  const random = seeded('post', index);
  const publishType = random.pick([1, 1, 2, 2, 2, 3, 3] as const);
  const wish: Pair = at(WISHES[publishType], (round + place) % WISHES[publishType].length);
  const requirements = REQUIREMENTS[need.type];
  const requirement = at(requirements, (round * 3 + place) % requirements.length);
  const amount = Math.round(need.base * random.pick([0.3, 0.5, 0.8, 1, 1.5, 2, 4])) || 1;
  const slots = {
    item: `${need.item[0]}~${need.item[1]}`,
    use: `${at(need.uses, round % need.uses.length)[0]}~${at(need.uses, round % need.uses.length)[1]}`,
  };
  const ask = fill(wish, slots);
  const more = fill(requirement);
  const perPeriod = publishType === 3 && need.type !== 2 && need.type !== 4;
  const count = amount.toLocaleString('en-US');
  return {
    id: postId(index),
    publishType,
    purchaseTypes: need.also && random.chance(0.3) ? [need.type, need.also] : [need.type],
    content: { cn: ask.cn + more.cn, en: `${ask.en} ${more.en}` },
    quantity: {
      cn: `${count} ${need.unit[0]}${perPeriod ? '/月' : ''}`,
      en: `${count} ${amount === 1 ? need.unit[1].replace(/s$/, '') : need.unit[1]}${perPeriod ? ' a month' : ''}`,
    },
    applicantCount: random.chance(0.2) ? 0 : random.int(publishType === 1 ? 9 : 18),
    // The newest come first in the lists, so most of them are recent.
    createdAt: workingMoment(Math.floor(LAST_DAY_OFFSET * Math.sqrt(random.next())), random),
  };
}

/** The purchasing requests of the edition. */
export const buyerPosts = (): DemoBuyerPost[] => Array.from({ length: POSTS }, (_, i) => postAt(i));
