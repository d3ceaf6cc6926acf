import { toast, type ToastKind } from './toast';

const KEY = 'partingToast';

const kinds: readonly string[] = ['success', 'info', 'warning', 'error'] satisfies ToastKind[];

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
    const [kind, text] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown[];
    sessionStorage.removeItem(KEY);
    if (typeof text === 'string' && typeof kind === 'string' && kinds.includes(kind))
      toast[kind as ToastKind](text);
  } catch {
    // Nothing was left, or nothing that can be read.
  }
}
