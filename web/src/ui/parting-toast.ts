import { itemsOf } from '../lib/objects';
import { toast, type ToastKind } from './toast';

const KEY = 'partingToast';

const kinds = ['success', 'info', 'warning', 'error'] as const satisfies ToastKind[];

/** Words that a page leaves behind for the next one, where it is left by a whole load: else nobody could read them. */
export function leaveToast(kind: ToastKind, text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([kind, text]));
  } catch {
    // Without storage the next page says nothing.
  }
}

/** Shows what the page before has left, once. */
export function showPartingToast(): void {
  try {
    const [left, text] = itemsOf(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    sessionStorage.removeItem(KEY);
    const kind = kinds.find((one) => one === left);
    if (kind && typeof text === 'string') toast[kind](text);
  } catch {
    // Nothing was left, or nothing that can be read.
  }
}
