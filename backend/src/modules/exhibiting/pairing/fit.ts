import type { Bilingual } from '../../../http/language.ts';
import type { CompanyInterests } from '../../catalogue/index.ts';
import { purchaseTypes } from '../../sourcing/index.ts';

/** Kinds of goods that companies of a root category supply: codes of purchase types (DIR-103..106). */
const suppliedBy: Record<string, number[]> = {
  /** Production machinery. */
  1: [2],
  /** Auxiliary processing. */
  2: [2],
  /** Auxiliary materials. */
  3: [1],
  /** Materials and special cables. */
  4: [1, 3],
  /** Measurement and control. */
  5: [2],
  /** Testing. */
  6: [2, 4],
  /** Related areas. */
  7: [4],
};

/** Expressions that a reason names at most. */
const NAMED = 3;

/** Purchase types of requests that a company can answer. */
export const suppliedTypes = ({ roots }: CompanyInterests): number[] =>
  [...new Set(roots.flatMap(({ code }) => suppliedBy[code] ?? []))].sort();

/** Why a request fits, in both languages: the company's category that supplies it, and what the request mentions. */
export function reasonOf(
  { roots, phrases }: CompanyInterests,
  fit: { mentions: number[]; fittingTypes: number[] },
): Bilingual {
  const root = roots.find(({ code }) => suppliedBy[code]?.some((type) => fit.fittingTypes.includes(type)));
  const types = fit.fittingTypes.filter((type) => suppliedBy[root?.code ?? '']?.includes(type));
  const mentioned = fit.mentions.flatMap((place) => phrases[place] ?? []).slice(0, NAMED);
  const said = {
    ZH: [
      ...(root
        ? [`采购“${types.map((type) => purchaseTypes[type]?.ZH).join('、')}”，与贵公司的分类“${root.cn}”相符`]
        : []),
      ...(mentioned.length > 0 ? [`提到${mentioned.map(({ cn }) => `“${cn}”`).join('、')}`] : []),
    ],
    EN: [
      ...(root
        ? [
            `wants ${types.map((type) => purchaseTypes[type]?.EN.toLowerCase()).join(', ')}, which fits your category “${root.en}”`,
          ]
        : []),
      ...(mentioned.length > 0 ? [`mentions ${mentioned.map(({ en }) => `“${en}”`).join(', ')}`] : []),
    ],
  };
  const sentence = said.EN.join('; ');
  return { ZH: said.ZH.join('；'), EN: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
}
