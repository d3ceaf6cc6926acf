import { defineSource } from '../../../context/source.ts';
import type { CategoryParent } from './parents.ts';

/** The classification, indexed. */
export interface Classification {
  roots: CategoryParent[];
  byCode: Map<string, CategoryParent>;
  childrenOf: Map<string, CategoryParent[]>;
}

function classify(records: CategoryParent[]): Classification {
  const roots = records.filter((record) => record.parentCode === null);
  const childrenOf = new Map(
    roots.map((root) => [root.code, records.filter((record) => record.parentCode === root.code)]),
  );
  return { roots, byCode: new Map(records.map((record) => [record.code, record])), childrenOf };
}

// Requests that share an answer share its index.
const classifications = new WeakMap<CategoryParent[], Classification>();

/** The classification of exhibitors and products. */
export const categorySource = defineSource(({ rest, locale }) => {
  let classification: Promise<Classification> | undefined;

  async function readClassification(): Promise<Classification> {
    const records = await rest.getPublic('/app/catalogue/categories');
    const known = classifications.get(records);
    if (known) return known;
    const made = classify(records);
    classifications.set(records, made);
    return made;
  }

  return {
    /** The whole classification; read once for a request however many categories it names. */
    classification: () => (classification ??= readClassification()),

    hotTags: () => rest.getPublic('/app/info/hotClassifyTags', { query: { language: locale } }),
  };
});
