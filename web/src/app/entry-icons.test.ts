import { describe, expect, it } from 'vitest';
import { centreEntries } from './centre-entries';
import { consoleEntries } from './console-entries';

/** What the menus show for their first line. */
const HOME = 'home';

describe('icons of the menus', () => {
  it.each(['visitor', 'exhibitor'] as const)('of the centre of a %s differ', (role) => {
    const icons = centreEntries.filter(({ roles }) => roles.includes(role)).map(({ icon }) => icon);
    expect(icons.length).toBeGreaterThan(5);
    expect([...new Set([HOME, ...icons])]).toEqual([HOME, ...icons]);
  });

  it('of the console differ', () => {
    const icons = consoleEntries.map(({ icon }) => icon);
    expect([...new Set([HOME, ...icons])]).toEqual([HOME, ...icons]);
  });
});
