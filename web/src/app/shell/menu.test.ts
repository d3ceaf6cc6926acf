import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routePatterns } from '../../lib/paths';
import { categoryCodes } from '../../features/categories';
import { menu } from './menu';

const entries = menu.flatMap((group) => group.columns.flatMap((column) => column.entries));

describe('menu', () => {
  it('has the five groups beside home, in order', { tags: ['SHELL-048'] }, () => {
    expect(menu.map(({ id }) => id)).toEqual(['about', 'exhibitors', 'visitors', 'conferences', 'products']);
  });

  it('conferences stand in the specified order', { tags: ['SHELL-051'] }, () => {
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

  it('lists Japanese, Korean and Thai as external addresses', { tags: ['SHELL-052'] }, () => {
    expect(entries.flatMap((entry) => ('external' in entry ? [entry.external] : []))).toEqual([
      'japaneseSite',
      'koreanSite',
      'thaiSite',
    ]);
  });

  it('every entry with an address leads to a route', { tags: ['SHELL-066'] }, () => {
    const routes = Object.values(routePatterns).map((path) => ({ path, caseSensitive: true }));
    for (const entry of entries)
      if ('to' in entry) expect(matchRoutes(routes, entry.to), entry.to).not.toBeNull();
  });

  it('there are exactly seven categories, codes 1 to 7', { tags: ['SHELL-062'] }, () => {
    expect(categoryCodes).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
});
