import type { WeightedText } from '../../../fulltext/vector.ts';

/** The texts of a record in both languages; they are searched together. */
interface Names {
  cn: string;
  en: string;
}

interface SearchedCompany {
  name: Names;
  tags: { cn: readonly string[]; en: readonly string[] };
  /** Of its category; blank where there is none. */
  category: Names;
  boothNumber: string;
  description: Names;
}

interface SearchedProduct {
  title: Names;
  tags: { cn: readonly string[]; en: readonly string[] };
  category: Names;
  brief: Names;
  company: Names;
  description: Names;
}

const both = ({ cn, en }: Names): string => `${cn} ${en}`;
const tagged = (tags: SearchedCompany['tags'], category: Names): string =>
  `${tags.cn.join(' ')} ${tags.en.join(' ')} ${both(category)}`;

/** By what a company is found, whoever writes it. */
export const companyText = ({
  name,
  tags,
  category,
  boothNumber,
  description,
}: SearchedCompany): WeightedText => ({
  A: both(name),
  B: tagged(tags, category),
  C: boothNumber,
  D: both(description),
});

/** By what a product is found, whoever writes it. */
export const productText = ({
  title,
  tags,
  category,
  brief,
  company,
  description,
}: SearchedProduct): WeightedText => ({
  A: both(title),
  B: tagged(tags, category),
  C: `${both(brief)} ${both(company)}`,
  D: both(description),
});
