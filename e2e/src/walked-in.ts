/** The languages of the site. */
export type Language = 'ZH' | 'EN';

/**
 * The languages in which a spec walks through the site: one, for what a walk proves does not depend on the words. That
 * both languages have every word is proven by `npm run messages -w web`, and how every page looks in both by
 * `every-page.spec.ts`. `E2E_LANGUAGES=both` walks in both.
 * @param usual the language of this spec where the environment says nothing; about half of the specs have each
 */
export function walkedIn(usual: Language): readonly Language[] {
  return process.env['E2E_LANGUAGES'] === 'both' ? ['ZH', 'EN'] : [usual];
}
