import { beforeAll, describe, inject, it } from 'vitest';
import { page } from './browser.ts';
import { tokenFor } from './code-sign-in.ts';
import { expectEverySize } from './panel-sizes.ts';
import { required } from './required.ts';
import { recipients, signInAs, signInWith } from './session.ts';

/** Lists that the demo's first visitor has something in: where they stand, what they ask for, how many a page shows. */
const ofFirst = [
  {
    menu: 'confirm',
    operation: 'Coupons',
    field: 'coupons',
    size: 5,
    row: '[data-coupon]',
    isLookedAtEmpty: true,
  },
  {
    menu: 'invite&tab=email',
    operation: 'FriendInvitations',
    field: 'friendInvitations',
    size: 10,
    row: 'tbody tr',
  },
  { menu: 'register', operation: 'RegisteredPeople', field: 'registeredPeople', size: 10, row: 'tbody tr' },
] as const;
/** Lists that this spec puts something into, for a visitor of its own. */
const ofOwn = [
  { menu: 'purchase', operation: 'OwnDemands', field: 'buyerPosts', size: 10, row: 'article' },
  {
    menu: 'consult',
    operation: 'Threads',
    field: 'consultations',
    size: 2,
    row: 'a[href*="menu=consult"][href*="id="]',
  },
  {
    menu: 'collection&tab=supplier',
    operation: 'FavouriteSuppliers',
    field: 'favouriteExhibitors',
    size: 10,
    row: 'a[href*="supplier-detail"]',
    isLookedAtEmpty: true,
  },
  {
    menu: 'collection&tab=exhibit',
    operation: 'FavouriteExhibits',
    field: 'favouriteProducts',
    size: 9,
    row: 'a[href*="product-detail"]',
  },
] as const;

async function call<Result>(token: string, method: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(inject('backendUrl') + path, {
    method,
    headers: { token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { success, message, result } = (await response.json()) as {
    success: boolean;
    message: string;
    result: Result;
  };
  if (!success) throw new Error(`${method} ${path}: ${message}`);
  return result;
}

/** One of everything, for the lists to be made of. @param token of the visitor */
async function fill(token: string): Promise<void> {
  const first = async (path: string) =>
    required(
      (await call<{ records: { id: string; linkFormId: string }[] }>(token, 'GET', path)).records[0],
      path,
    );
  const product = await first('/app/info/getEntriesList');
  const company = await first('/app/info/getCompanyProfilesList');
  await call(token, 'POST', '/app/favourites/collect', { collectType: 1, linkId: product.id });
  await call(token, 'POST', '/app/favourites/collect', { collectType: 2, linkId: company.id });
  await call(token, 'POST', '/app/message/contact', {
    title: 'Is it in stock?',
    type: 3,
    postId: product.id,
  });
  await call(token, 'POST', '/app/sourcing/demand', {
    type: '1',
    postsClassify: '1',
    content: 'Copper rod 8 mm',
    postsNumber: '1 t',
  });
}

let token = '';
beforeAll(async () => {
  const addresses = { baseUrl: inject('baseUrl'), backendUrl: inject('backendUrl') };
  token = await tokenFor(recipients.panelsVisitor, 'visitor', addresses);
  await fill(token);
});

// The longer words of the two languages.
describe('lists of the visitor', () => {
  it.each(ofFirst)(
    'of none, of one and of a thousand: $menu',
    { tags: ['VC-035', 'VC-069', 'VC-080'], timeout: 60_000 },
    async (panel) => {
      const at = await page({ locale: 'EN', width: 1440 });
      await signInAs(at, 'visitor');
      await expectEverySize(at, '/d/vistor/center', panel);
    },
  );

  it.each(ofOwn)(
    'of none, of one and of a thousand: $menu',
    { tags: ['VC-037', 'VC-039', 'VC-041', 'VC-046'], timeout: 60_000 },
    async (panel) => {
      const at = await page({ locale: 'EN', width: 1440 });
      await signInWith(at, 'visitor', token);
      await expectEverySize(at, '/d/vistor/center', panel);
    },
  );
});
