import { isRecord } from '../lib/objects';

/** What was typed into one kind of form and not handed in. */
export interface KeptDraft<Values> {
  /** @param id of the record that is edited; blank for a new one */
  read: (id: string) => Values | null;
  keep: (id: string, values: Values) => void;
  drop: () => void;
}

/**
 * Keeps one form at a time in the tab: it survives a reload, a change of language and a sign-in, not the tab.
 * @param key under which the browser has it, one for each kind
 * @param parse reads what the browser kept; null for what is no draft
 */
export function keptDraft<Values>(key: string, parse: (raw: unknown) => Values | null): KeptDraft<Values> {
  return {
    read: (id) => {
      try {
        const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
        return isRecord(kept) && kept['id'] === id ? parse(kept['values']) : null;
      } catch {
        return null;
      }
    },
    keep: (id, values) => {
      try {
        window.sessionStorage.setItem(key, JSON.stringify({ id, values }));
      } catch {
        // Without storage the form lasts as long as the page.
      }
    },
    drop: () => {
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}

/** Keeps one form at a time until the component that has it goes, such as a dialog that is closed and opened again. */
export function memoryDraft<Values>(): KeptDraft<Values> {
  let kept: { id: string; values: Values } | null = null;
  return {
    read: (id) => (kept?.id === id ? kept.values : null),
    keep: (id, values) => {
      kept = { id, values };
    },
    drop: () => {
      kept = null;
    },
  };
}
