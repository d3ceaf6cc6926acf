import type { Lang } from './storage';

/** Addresses outside the site, set by whoever runs it. What is missing is 'not open yet' or stays in the site. */
export interface SiteConfig {
  mobileSite?: string;
  japanese?: string;
  korean?: string;
  thai?: string;
  visitorPortalZh?: string;
  visitorPortalEn?: string;
  invitationSite?: string;
}

const names = [
  'mobileSite',
  'japanese',
  'korean',
  'thai',
  'visitorPortalZh',
  'visitorPortalEn',
  'invitationSite',
] as const satisfies (keyof SiteConfig)[];

export type ExternalLink = Exclude<(typeof names)[number], 'mobileSite'>;

/** Only http(s) addresses pass: a mistyped or hostile setting must not become a script link. */
export function parseSiteConfig(text: string | null | undefined): SiteConfig {
  let value: unknown;
  try {
    value = JSON.parse(text || '{}');
  } catch {
    return {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const config: SiteConfig = {};
  for (const name of names) {
    const address = (value as Record<string, unknown>)[name];
    if (typeof address === 'string' && /^https?:\/\//i.test(address)) config[name] = address;
  }
  return config;
}

export function visitorPortal(config: SiteConfig, lang: Lang): string | undefined {
  return lang === 'ZH' ? config.visitorPortalZh : config.visitorPortalEn;
}

/** The separate mobile site takes over below 768 × 432, never at exactly these sizes. */
export function mobileRedirect(
  config: SiteConfig,
  viewport: { width: number; height: number },
): string | undefined {
  return viewport.width < 768 || viewport.height < 432 ? config.mobileSite : undefined;
}
