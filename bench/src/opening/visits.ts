import { ask, type Browser, check, load, open } from '../support/graphql.ts';
import { escaped, readable } from '../support/html.ts';
import { pick } from '../support/random.ts';
import { siteOperation } from '../support/site-operations.ts';
import type { Visitor } from './crowd.ts';
import { model, type Planned, planVisit, type VisitStep } from './model.ts';
import { browserOf, type Scene } from './scene.ts';
import type { Found, Product } from './world.ts';

interface Visit {
  scene: Scene;
  visitor: Visitor;
  browser: Browser;
  /** The first page, once it came: it names the site's files. */
  page: Promise<string | undefined>;
}

/** Of many things a few are looked at by most: the first of them more often, about as one through its place. */
function popular<T>(random: () => number, things: readonly T[]): T {
  return things[Math.floor(things.length ** random()) - 1] ?? pick(random, things);
}

/** An address that visits begin with, and a text that its page has. */
function firstPage({ random, world }: Scene): { path: string; holds: string } {
  if (random() < model.detailShare.value) {
    const { id, title, exhibitor } = popular(random, world.products);
    return exhibitor && random() < 0.5
      ? { path: `/d/product/supplier-detail?id=${exhibitor.id}`, holds: exhibitor.name }
      : { path: `/d/product/product-detail?id=${id}`, holds: title };
  }
  return pick(random, [
    { path: '/d/', holds: world.editionName },
    { path: '/d/product/home', holds: '<h1' },
    { path: '/d/product/supplier?tab=product', holds: world.products[0]?.title ?? '' },
  ]);
}

async function openPage({ scene, browser }: Visit): Promise<string> {
  const { path, holds } = firstPage(scene);
  const html = await open(browser, path);
  const isWhole = holds.startsWith('<') ? html.includes(holds) : readable(html).includes(escaped(holds));
  check(isWhole, `${path} came without its content`);
  return html;
}

async function openFiles({ browser, page }: Visit): Promise<void> {
  const html = await page;
  check(html !== undefined, 'there is no page to take the names of files from');
  const paths = new Set([...html.matchAll(/["(](\/d\/assets\/[\w.-]+)[")]/g)].map(([, path]) => path ?? ''));
  check(paths.size > 3, `the page names ${paths.size} files`);
  const sizes = await Promise.all([...paths].map((path) => load(browser, path)));
  check(
    sizes.every((bytes) => bytes > 0),
    'a file came empty',
  );
}

async function whoIsIt({ browser, visitor }: Visit): Promise<void> {
  const [{ viewer }, unread] = await Promise.all([
    ask<{ viewer: { id: string } | null }>(browser, siteOperation('Viewer')),
    ask<{ viewer: { unreadConsultations: { askedByMe: number } } | null }>(
      browser,
      siteOperation('UnreadConsultations'),
    ),
  ]);
  check(viewer?.id === visitor.accountId, `signed in as ${viewer?.id}, not as ${visitor.accountId}`);
  check(Number.isInteger(unread.viewer?.unreadConsultations.askedByMe), 'unread questions are not counted');
}

async function readSomething({ scene: { random, world }, browser }: Visit): Promise<void> {
  const way = random();
  if (way < 0.25) {
    const page = 1 + Math.floor(30 ** random() - 0.5);
    const { products } = await ask<{ products: { nodes: Product[] } }>(
      browser,
      siteOperation('ProductDirectory'),
      {
        page,
      },
    );
    const wanted = world.products[(page - 1) * 10];
    check(products.nodes[0]?.title === wanted?.title, `page ${page} begins with ${products.nodes[0]?.title}`);
  } else if (way < 0.5) {
    const wanted = popular(random, world.exhibitors);
    const { exhibitor } = await ask<{ exhibitor: { name: string } | null }>(
      browser,
      siteOperation('SupplierDetail'),
      {
        id: wanted.id,
      },
    );
    check(exhibitor?.name === wanted.name, `exhibitor ${wanted.id} is ${exhibitor?.name}`);
  } else {
    const wanted = popular(random, world.products);
    const { product } = await ask<{ product: Product | null }>(browser, siteOperation('ProductDetail'), {
      id: wanted.id,
    });
    check(product?.title === wanted.title, `product ${wanted.id} is ${product?.title}`);
  }
}

/** Half of the searches are for words of the trade, which many search for, half for a company's name. */
async function search({ scene: { random, world }, browser }: Visit): Promise<void> {
  if (random() < 0.5) {
    const { text, products, first } = pick(random, world.searches);
    const { found } = (await ask<Found>(browser, siteOperation('SiteSearch'), { text })).siteSearch.products;
    check(found !== null, `the search for ${text} failed`, 'server');
    const isSame = (products ?? found.totalCount) === found.totalCount && found.nodes[0]?.id === first;
    check(isSame, `the search for ${text} found ${found.totalCount} products, not ${products}`);
    return;
  }
  const { id, name } = pick(random, world.exhibitors);
  const { found } = (await ask<Found>(browser, siteOperation('SiteSearch'), { text: name })).siteSearch
    .exhibitors;
  check(found !== null, `the search for ${name} failed`, 'server');
  check(
    found.nodes.some((one) => one.id === id),
    `the search for ${name} did not find it`,
  );
}

async function suggest({ scene: { random, world }, browser }: Visit): Promise<void> {
  const text = pick(random, world.exhibitors).name.slice(0, 3);
  const { searchSuggestions } = await ask<{ searchSuggestions: { text: string }[] }>(
    browser,
    siteOperation('SearchSuggestions'),
    { text },
  );
  check(searchSuggestions.length > 0, `nothing is suggested for ${text}`);
}

const FAVOURITE_TYPES = { PRODUCT: 1, EXHIBITOR: 2 } as const;

async function markFavourite({ scene, browser, visitor }: Visit): Promise<void> {
  const { random, world, ledger } = scene;
  const kind = random() < 0.6 ? 'PRODUCT' : 'EXHIBITOR';
  const { id } = kind === 'PRODUCT' ? pick(random, world.products) : pick(random, world.exhibitors);
  const { addFavourite: answer } = await ask<{
    addFavourite: Record<'product' | 'exhibitor', { id: string; isFavourite: boolean } | null> & {
      errors: { code: string }[];
    };
  }>(browser, siteOperation('AddFavourite'), { input: { kind, id } });
  // Forty thousand people and some hundred things: hardly anybody marks the same thing twice.
  if (answer.errors[0]?.code === 'DUPLICATE') return;
  const marked = kind === 'PRODUCT' ? answer.product : answer.exhibitor;
  check(marked?.id === id && marked.isFavourite, `marking ${id} answered ${JSON.stringify(answer)}`);
  ledger.note('favourite', `${visitor.accountId} ${FAVOURITE_TYPES[kind]} ${id}`);
}

const steps: Record<Exclude<VisitStep, 'first page'>, (visit: Visit) => Promise<unknown>> = {
  'files of the site': openFiles,
  'who is signed in': whoIsIt,
  'list or detail': readSomething,
  search,
  suggestions: suggest,
  favourite: markFavourite,
};

const waitUntil = (instant: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, instant - performance.now())));

/** A visit of somebody who is signed in; everything in it is begun when it is due. */
export async function visit(scene: Scene, dueAt: number): Promise<void> {
  const visitor = pick(scene.random, scene.crowd.visitors);
  const browser = browserOf(scene, visitor);
  const begun: Visit = { scene, visitor, browser, page: Promise.resolve(undefined) };
  const [, ...later] = planVisit(scene.random);
  begun.page = scene.meter.step('first page', dueAt, () => openPage(begun));
  const doStep = async ({ step, at }: Planned) => {
    await waitUntil(dueAt + at);
    if (step === 'first page') return;
    if (step !== 'files of the site')
      return void (await scene.meter.step(step, dueAt + at, () => steps[step](begun)));
    // They are asked for when the page is there.
    const page = await begun.page;
    if (page === undefined) scene.meter.leftOut(step);
    else await scene.meter.step(step, performance.now(), () => steps[step](begun));
  };
  await Promise.all([begun.page, ...later.map(doStep)]);
  browser.agent.destroy();
}
