import { AUXILIARY } from './auxiliary.ts';
import { CABLES } from './cables.ts';
import { ACCESSORIES, REELS, SERVICES, TOOLS } from './closings.ts';
import { CONSUMABLES } from './consumables.ts';
import type { Family, RootVocabulary } from './family.ts';
import { MACHINERY } from './machinery.ts';
import { MATERIALS } from './materials.ts';
import { MEASUREMENT } from './measurement.ts';
import { RELATED } from './related.ts';
import { TESTING } from './testing.ts';

const VOCABULARIES: readonly RootVocabulary[] = [
  MACHINERY,
  AUXILIARY,
  CONSUMABLES,
  CABLES,
  MATERIALS,
  MEASUREMENT,
  TESTING,
  RELATED,
];

const byLeaf = new Map<string, Family[]>();
const closingsByFamily = new Map<Family, RootVocabulary['closings']>();
for (const vocabulary of VOCABULARIES) {
  for (const family of vocabulary.families) {
    byLeaf.set(family.leaf, [...(byLeaf.get(family.leaf) ?? []), family]);
    closingsByFamily.set(family, vocabulary.closings);
  }
}

/** Product families of a leaf category. */
export const familiesOf = (leaf: string): readonly Family[] => byLeaf.get(leaf) ?? [];

/** Leaves whose goods call for other closing words than the rest of their root. */
const CLOSINGS_BY_LEAF: Readonly<Record<string, RootVocabulary['closings']>> = {
  201: TOOLS,
  204: TOOLS,
  302: REELS,
  506: SERVICES,
  607: SERVICES,
  702: ACCESSORIES,
  705: SERVICES,
  706: SERVICES,
};

/** Closing sentences that suit a family. */
export const closingsOf = (family: Family): RootVocabulary['closings'] =>
  CLOSINGS_BY_LEAF[family.leaf] ?? closingsByFamily.get(family) ?? [];
