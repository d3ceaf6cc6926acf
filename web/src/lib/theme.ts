import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter';
import { siteStorage, type Theme } from './storage';

const changes = createEmitter();

function current(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Keeps the choice and shows it at once; `boot.js` does the same before the first paint of the next page. */
export function setTheme(theme: Theme): void {
  siteStorage.setTheme(theme);
  const root = document.documentElement;
  root.classList.remove('dark', 'light');
  root.classList.add(theme);
  root.style.colorScheme = theme;
  changes.emit();
}

export function useTheme(): Theme {
  return useSyncExternalStore(changes.subscribe, current, () => 'light');
}
