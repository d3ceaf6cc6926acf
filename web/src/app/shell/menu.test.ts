import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routePatterns } from '../../lib/paths';
import { categoryCodes } from '../../features/categories';
import { menu } from './menu';

const entries = menu.flatMap((group) => group.columns.flatMap((column) => column.entries));

describe('menu', () => {
  it('SHELL-048 has the five groups beside home, in order', () => {
    expect(menu.map(({ id }) => id)).toEqual(['about', 'exhibitors', 'visitors', 'conferences', 'products']);
  });

  it('SHELL-051 conferences stand in the specified order', () => {
    const conferences = menu
      .find(({ id }) => id === 'conferences')
      ?.columns.flatMap((column) => column.entries);
    expect(conferences?.map((entry) => ('to' in entry ? entry.to : ''))).toEqual([
      routePatterns.meetIndustry,
      routePatterns.meetTechnical,
      routePatterns.meetCloud,
      routePatterns.meetOverseas,
      routePatterns.meetOther,
    ]);
  });

  it('SHELL-052 lists Japanese, Korean and Thai as external addresses', () => {
    expect(entries.flatMap((entry) => ('external' in entry ? [entry.external] : []))).toEqual([
      'japaneseSite',
      'koreanSite',
      'thaiSite',
    ]);
  });

  it('SHELL-066 every entry with an address leads to a route', () => {
    const routes = Object.values(routePatterns).map((path) => ({ path, caseSensitive: true }));
    for (const entry of entries)
      if ('to' in entry) expect(matchRoutes(routes, entry.to), entry.to).not.toBeNull();
  });

  it('SHELL-062 there are exactly seven categories, codes 1 to 7', () => {
    expect(categoryCodes).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
});
