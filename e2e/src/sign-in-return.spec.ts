import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { ask } from './graphql.ts';
import { first } from './required.ts';

const returnOf = (at: Page) => new URL(at.url()).searchParams.get('return');

describe('the way back from the login keeps the hash of the address', () => {
  it.each([
    ['/vistor/center?menu=collection#list', '/d/vistor/login'],
    ['/zsCenter?menu=password#form', '/d/zsLogin'],
    ['/organiser?menu=numbers#today', '/d/organiser/login'],
  ])('of %s, which asks for a sign-in', async (address, login) => {
    const at = await page({ locale: 'EN' });
    await at.goto(`/d${address}`);
    await at.waitForURL((url) => url.pathname === login);
    expect(returnOf(at)).toBe(address);
  });

  it('of a page whose button asks for it', async () => {
    const { products } = await ask<{ products: { nodes: { id: string }[] } }>(
      '{ products(pageSize: 1) { nodes { id } } }',
    );
    const address = `/product/product-detail?id=${first(products.nodes).id}#company`;
    const at = await page({ locale: 'EN' });
    await at.goto(`/d${address}`);
    await at
      .getByRole('main')
      .getByRole('button', { name: /favourites/ })
      .first()
      .click();
    await at.getByRole('dialog').getByRole('link', { name: 'Visitor login' }).click();
    await at.waitForURL((url) => url.pathname === '/d/vistor/login');
    expect(returnOf(at)).toBe(address);
  });

  it('of the page for a sourcing request', async () => {
    const at = await page({ locale: 'EN' });
    await at.goto('/d/product/release#form');
    await at.getByRole('main').locator('a[href^="/d/vistor/login"]').click();
    await at.waitForURL((url) => url.pathname === '/d/vistor/login');
    expect(returnOf(at)).toBe('/product/release#form');
  });
});
