import { firstClassification } from '../../modules/catalogue/first-classification.ts';
import type { DemoCategory, DemoHotTag } from '../records.ts';

/** Roots and leaves, each root before its leaves. */
export const CATEGORIES: readonly DemoCategory[] = firstClassification;

const BY_CODE = new Map(CATEGORIES.map((category) => [category.code, category]));

/** A category that the caller knows to exist. */
export function categoryOf(code: string): DemoCategory {
  const category = BY_CODE.get(code);
  if (!category) throw new Error(`No category ${code}`);
  return category;
}

/** What visitors of the last edition searched for most. */
export const HOT_TAGS: readonly DemoHotTag[] = [
  '405', '105', '406', '101', '402', '501', '601', '409', '103', '403', '202', '701',
].map((code) => ({ code, name: categoryOf(code).name })); // prettier-ignore
