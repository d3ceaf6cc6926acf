import { DRAFT_PREFIX } from '../lib/draft-owner';
import { isRecord } from '../lib/objects';

/** What was typed into one kind of form and not handed in. */
export interface KeptDraft<Values> {
  /** @param id of the record that is edited; blank for a new one */
  read: (id: string) => Values | null;
  /** @returns whether the browser has kept it; without it, leaving the page loses what was typed */
  keep: (id: string, values: Values) => boolean;
  drop: (id: string) => void;
}

/**
 * Keeps forms in the tab, each record apart: they survive a reload, a change of language, another page of the site and
 * an ended session, not the tab.
 * @param key under which the browser has them, one for each kind
 * @param parse reads what the browser kept; null for what is no draft
 */
export function keptDraft<Values>(key: string, parse: (raw: unknown) => Values | null): KeptDraft<Values> {
  const nameOf = (id: string) => `${DRAFT_PREFIX}${key}:${id}`;
  return {
    read: (id) => {
      try {
        const kept: unknown = JSON.parse(window.sessionStorage.getItem(nameOf(id)) ?? 'null');
        return kept === null ? null : parse(kept);
      } catch {
        return null;
      }
    },
    keep: (id, values) => {
      try {
        window.sessionStorage.setItem(nameOf(id), JSON.stringify(values));
        return true;
      } catch {
        return false;
      }
    },
    drop: (id) => {
      try {
        window.sessionStorage.removeItem(nameOf(id));
      } catch {
        // Nothing was kept there.
      }
    },
  };
}

function isAlike(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (isRecord(sample)) return isLike(sample, value);
  return typeof sample === typeof value;
}

/** Whether a value has the fields of a sample, each of the same type; an array stands for one of texts. */
function isLike<Values extends object>(sample: Values, value: unknown): value is Values {
  if (!isRecord(value)) return false;
  return Object.entries(sample).every(([name, part]) => isAlike(part, value[name]));
}

/**
 * Keeps forms whose fields are texts, yes or no, lists of texts, and groups of these.
 * @param sample values of such a form
 * @param secrets fields that are never kept, such as passwords: they come back as they are in the sample
 */
export function plainDraft<Values extends object>(
  key: string,
  sample: Values,
  secrets: Partial<Values> = {},
): KeptDraft<Values> {
  const kept = keptDraft(key, (raw) => (isLike(sample, raw) ? raw : null));
  return { ...kept, keep: (id, values) => kept.keep(id, Object.assign({}, values, secrets)) };
}

/** Reads texts by name, as a browser kept them. */
function textsIn(raw: unknown): Record<string, string> | null {
  if (!isRecord(raw)) return null;
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** Keeps forms whose fields, all texts, are known only when they are drawn. */
export const textsDraft = (key: string): KeptDraft<Record<string, string>> => keptDraft(key, textsIn);
