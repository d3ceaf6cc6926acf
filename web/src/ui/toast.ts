import { createEmitter } from '../lib/emitter';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastItem {
  id: number;
  kind: ToastKind;
  text: string;
  /** Where what it tells can be seen. */
  link?: { label: string; to: string } | undefined;
  /** What takes back what it tells, such as a removal. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

const changes = createEmitter();
const shownAtOnce = 3;
let items: readonly ToastItem[] = [];
let nextId = 1;

function update(next: readonly ToastItem[]): void {
  items = next;
  changes.emit();
}

function show(kind: ToastKind, text: string, more: Pick<ToastItem, 'link' | 'action'> = {}): void {
  // The same words again replace the older ones: a hasty double click does not stack.
  const rest = items.filter((item) => item.text !== text);
  update([...rest, { id: nextId++, kind, text, ...more }].slice(-shownAtOnce));
}

/** Outcomes, at one place. Only event handlers and effects call it, so servers never share a list. */
export const toast = {
  success: (text: string, action?: ToastAction): void => show('success', text, { action }),
  info: (text: string, link?: ToastItem['link']): void => show('info', text, { link }),
  warning: (text: string): void => show('warning', text),
  error: (text: string): void => show('error', text),
};

export const toastStore = {
  subscribe: changes.subscribe,
  items: (): readonly ToastItem[] => items,
  dismiss: (id: number): void => update(items.filter((item) => item.id !== id)),
};
