import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { siteOperation } from './site-operations.ts';

it('sends an operation with all fragments that it reaches, and names the types of what they select', () => {
  const text = siteOperation('AddFavourite');
  const { definitions } = parse(text);
  expect(definitions.map((one) => ('name' in one ? one.name?.value : undefined))).toEqual([
    'AddFavourite',
    'FavouriteExhibit',
    'FavouriteSupplier',
  ]);
  expect(text).toMatch(/errors \{\s+code\s+message\s+__typename\s+\}/);
  expect(text).not.toMatch(/mutation[^{]*\{\s+__typename/);
});

it('leaves out what is for the client alone', () => {
  expect(siteOperation('VisitRegistration')).not.toContain('@unmask');
});

it('knows no operation that the site does not have', () => {
  expect(() => siteOperation('Nothing')).toThrow('Nothing');
});
