import { codeFor, tokenFor } from './code-sign-in.ts';
import { ask } from './partner-key.ts';
import { first, required } from './required.ts';
import { png } from './sample-png.ts';
import type { System } from './system.ts';

/** Somebody who changes what lists have, one step after another. It throws what is refused. */
export type Writer = (step: number) => Promise<void>;

interface Payload {
  errors: { message: string }[];
}

/** Sends a mutation. @throws Error with what the server says against it */
async function write<Answer extends Payload>(
  system: System,
  token: string,
  name: string,
  answer: string,
  input: object,
): Promise<Answer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const mutation = `mutation ($input: ${type}) { done: ${name}(input: $input) { ${answer} errors { message } } }`;
  const { done } = await ask<{ done: Answer }>(system, mutation, { input }, token);
  if (done.errors.length > 0) throw new Error(`${name}: ${JSON.stringify(done.errors)}`);
  return done;
}

/** Sends a picture as a form of the site does. @returns its address */
async function sentPicture({ baseUrl }: System, token: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(png(320, 240))], { type: 'image/png' }), 'machine.png');
  const address = `${baseUrl}/app/uploads/file?kind=image`;
  const response = await fetch(address, { method: 'POST', headers: { token }, body });
  const { message }: { message: string } = JSON.parse(await response.text());
  return message;
}

const FORM = `version logoUrl nameCn nameEn descriptionCn descriptionEn phone fax website addressCn addressEn
  category { id } exhibitor { id }`;

interface Company extends Record<string, unknown> {
  category: { id: string };
  exhibitor: { id: string };
}

interface OwnRecords {
  viewer: { company: Company; products: { nodes: { category: { id: string } | null }[] } };
}

/** How many products of a writer there are before it begins to delete the oldest. */
const KEPT_PRODUCTS = 3;

/**
 * An exhibitor that saves its company, hands in a product, and deletes one of those that it handed in.
 * @param recipient of the code by which it signs in
 */
export async function exhibitorWriter(
  system: System,
  recipient: string,
): Promise<{ companyId: string; write: Writer }> {
  const token = await tokenFor(recipient, 'exhibitor', system);
  const imageUrl = await sentPicture(system, token);
  const { viewer } = await ask<OwnRecords>(
    system,
    `{ viewer { company { ${FORM} } products(pageSize: 1) { nodes { category { id } } } } }`,
    {},
    token,
  );
  const categoryCode = required(first(viewer.products.nodes).category, 'the category of a product').id;
  const handedIn: string[] = [];
  let { company } = viewer;

  async function saveCompany(step: number): Promise<void> {
    const { category, exhibitor: _exhibitor, ...texts } = company;
    const typed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']));
    const input = { ...typed, categoryCode: category.id, descriptionEn: `We draw wire, in state ${step}.` };
    const saved = await write<Payload & { company: Company }>(
      system,
      token,
      'saveCompany',
      `company { ${FORM} }`,
      input,
    );
    ({ company } = saved);
  }

  async function handIn(step: number): Promise<void> {
    const titles = { titleCn: `拉丝机 ${step} 型`, titleEn: `Drawing machine, model ${step}` };
    const texts = { descriptionCn: '用于铜线的拉丝机。', descriptionEn: 'It draws copper wire.' };
    const { product } = await write<Payload & { product: { id: string } }>(
      system,
      token,
      'saveProduct',
      'product { id }',
      { categoryCode, imageUrl, ...titles, ...texts, tagsCn: [], tagsEn: [] },
    );
    handedIn.push(product.id);
  }

  return {
    companyId: company.exhibitor.id,
    write: async (step) => {
      await saveCompany(step);
      await handIn(step);
      if (handedIn.length <= KEPT_PRODUCTS) return;
      await write(system, token, 'deleteProducts', '', { ids: [required(handedIn.shift(), 'a product')] });
    },
  };
}

/** How many companies are added: a code is sent for each, and an address gets only so many. */
const NEW_COMPANIES = 4;

/** A company that applies for a booth, as a program does it; the demo approves. */
async function applyForBooth(system: System, step: number): Promise<void> {
  const mobile = `1390000${1000 + step}`;
  await write(system, '', 'sendCode', '', { channel: 'SMS', recipient: mobile });
  await write(system, '', 'applyForBooth', '', {
    code: await codeFor(mobile, system),
    company: `新来电缆 ${step} 厂`,
    department: '销售部',
    email: `newcomer${step}@list.example`,
    isAgreed: true,
    mobile,
    name: '王思远',
    position: '2',
    productServices: ['1'],
    telephone: '021-58880000',
    title: '1',
    waysToKnow: ['1'],
  });
}

/**
 * The organiser, who merges two companies that stand far apart in the list, once into the earlier and once into the
 * later one, and adds some.
 * @param ids of the companies that are merged, in the order of the list
 */
export const organiserWriter =
  (system: System, token: string, ids: readonly string[]): Writer =>
  async (step) => {
    const pair = [required(ids[step], 'a company'), required(ids[ids.length - 1 - step], 'a company')];
    const [stays, goes] = step % 2 === 0 ? pair : pair.toReversed();
    await write(system, token, 'mergeCompanies', '', { stays, goes });
    if (step < NEW_COMPANIES) await applyForBooth(system, step);
  };
