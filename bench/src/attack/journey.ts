import { ask, type Browser, check, open } from '../support/graphql.ts';
import { escaped, readable } from '../support/html.ts';
import { pick } from '../support/random.ts';
import type { Step } from '../support/steps.ts';
import { codeAfter, sendCode } from './sign-in.ts';
import { signInByCode } from '../support/sign-in.ts';
import { type Search, SEARCH, type World } from './world.ts';

export interface Visit {
  visitor: Browser;
  /** Mobile number with country code of whoever is signed in on this browser. */
  mobile: string;
  /** Where to have a code sent; undefined when the visitor is still signed in. */
  codeTo: string | undefined;
}

const FAVOURITES = '{ viewer { favouriteProducts(pageSize: 100) { nodes { id } } } }';
const HEART = (field: 'addFavourite' | 'removeFavourite') =>
  `mutation ($input: FavouriteInput!) { ${field}(input: $input) { errors { message } product { id isFavourite } } }`;
const CENTRE = `{ viewer { mobile role nickName visitPass { code name }
  unreadConsultations { __typename } coupons { totalCount } } }`;

async function lookAround(guest: Browser, world: World, random: () => number, step: Step): Promise<void> {
  await step('home page', async () => {
    const text = readable(await open(guest, '/d/'));
    check(text.includes(escaped(world.editionName)), 'the home page came without the name of the show');
  });
  await step('list of products, page', async () => {
    const text = readable(await open(guest, '/d/product/supplier?tab=product'));
    const first = world.products.slice(0, 5).filter(({ title }) => text.includes(escaped(title)));
    check(first.length === 5, `the list of products came with ${first.length} of its first 5 products`);
  });
  await step('video', async () => {
    const { length } = await open(guest, world.largestFile);
    check(length > 100_000, `the video came with ${length} characters`);
  });
  await step('product', async () => {
    const wanted = pick(random, world.products);
    const { product } = await ask<{ product: World['products'][number] | null }>(
      guest,
      'query ($id: ID!) { product(id: $id) { id title exhibitor { id name } } }',
      { id: wanted.id },
    );
    check(
      JSON.stringify(product) === JSON.stringify(wanted),
      `product ${wanted.id} is ${JSON.stringify(product)}`,
    );
  });
  await step('search', async () => {
    const { text, total, first } = pick(random, world.searches);
    const { found, failure } = (await ask<Search>(guest, SEARCH, { text })).siteSearch.products;
    const isSame = found?.totalCount === total && found.nodes[0]?.id === first;
    check(isSame, `the search for ${text} found ${found?.totalCount}, not ${total} (${failure})`);
  });
}

async function signIn({ visitor, codeTo }: Visit, step: Step): Promise<void> {
  if (codeTo === undefined) return;
  const before = await step('have a code sent', () => sendCode(visitor, codeTo));
  const code = await step('code arrives', () => codeAfter(visitor, codeTo, before));
  await step('sign in by code', () => signInByCode(visitor, codeTo, code));
}

async function favourites(visitor: Browser): Promise<string[]> {
  const { viewer } = await ask<{ viewer: { favouriteProducts: { nodes: { id: string }[] } } | null }>(
    visitor,
    FAVOURITES,
  );
  check(viewer !== null, 'the session has ended');
  return viewer.favouriteProducts.nodes.map(({ id }) => id);
}

async function setHeart(
  visitor: Browser,
  field: 'addFavourite' | 'removeFavourite',
  id: string,
): Promise<void> {
  const answer = await ask<
    Partial<Record<typeof field, { errors: unknown[]; product: { id: string; isFavourite: boolean } | null }>>
  >(visitor, HEART(field), { input: { kind: 'PRODUCT', id } });
  const { errors, product } = answer[field] ?? {};
  const isSet = product?.id === id && product.isFavourite === (field === 'addFavourite');
  check(errors?.length === 0 && isSet, `${field} answered ${JSON.stringify(answer)}`);
}

async function markFavourite(visitor: Browser, id: string, step: Step): Promise<void> {
  await step('mark a favourite', () => setHeart(visitor, 'addFavourite', id));
  await step('read favourites', async () => {
    check((await favourites(visitor)).includes(id), 'the new favourite is not among the favourites');
  });
  await step('unmark the favourite', () => setHeart(visitor, 'removeFavourite', id));
  await step('read favourites', async () => {
    check(!(await favourites(visitor)).includes(id), 'the favourite that was taken back is still there');
  });
}

/** All that a normal visitor does; every answer is compared with what the site held before the attack. */
export async function journey(visit: Visit, world: World, random: () => number, step: Step): Promise<void> {
  const { visitor, mobile } = visit;
  await lookAround({ ...visitor, cookies: new Map() }, world, random, step);
  await signIn(visit, step);
  await markFavourite(visitor, pick(random, world.products).id, step);
  await step('visitor centre', async () => {
    const { viewer } = await ask<{ viewer: { mobile: string; role: string; nickName: string } | null }>(
      visitor,
      CENTRE,
    );
    const isRight = viewer?.mobile === mobile && viewer.role === 'VISITOR' && viewer.nickName !== '';
    check(isRight, `the centre is that of ${JSON.stringify(viewer)}, not of ${mobile}`);
  });
}
