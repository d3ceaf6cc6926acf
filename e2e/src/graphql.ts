import type { Page, Route } from 'playwright-core';
import { inject } from 'vitest';
import { required } from './required.ts';

interface Operation {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

interface Connection {
  nodes: { id: string }[];
  totalCount?: number;
  pageInfo?: { pageCount: number };
}

function operationOf(route: Route): Operation {
  return route.request().postDataJSON() as Operation;
}

/** The page asks for its data itself: a page that the server has rendered brings them, and there is nothing to see. */
export function askInBrowser(page: Page): Promise<void> {
  return page.setExtraHTTPHeaders({ 'x-render': 'off' });
}

async function onOperation(
  page: Page,
  name: string,
  handle: (route: Route, operation: Operation) => unknown,
) {
  await askInBrowser(page);
  await page.route('**/graphql', async (route) => {
    const operation = operationOf(route);
    if (operation.operationName === name) await handle(route, operation);
    else await route.fallback();
  });
}

/** How many nodes an operation asks for, as its text or its variables say. */
function pageSizeOf({ query, variables }: Operation, field: string): number {
  const asked = new RegExp(`\\b${field}\\([^)]*pageSize: (\\$?\\w+)`).exec(query)?.[1];
  return Number(asked?.startsWith('$') ? variables[asked.slice(1)] : asked);
}

/**
 * Lets the server answer and makes a full page of it: as many nodes as the page asked for, with ids of their own that
 * name the page. The demo edition of the tests is too small to fill every list.
 */
export async function fillPage(page: Page, name: string, field: string, totalCount?: number): Promise<void> {
  await onOperation(page, name, async (route, operation) => {
    const asked = Number(operation.variables['page'] ?? 1);
    const response = await route.fetch({
      postData: JSON.stringify({ ...operation, variables: { ...operation.variables, page: 1 } }),
    });
    const body = (await response.json()) as { data: Record<string, Connection> };
    const list = body.data[field];
    if (!list || list.nodes.length === 0) throw new Error(`${name} has no ${field}: ${JSON.stringify(body)}`);
    const { nodes } = list;
    const pageSize = pageSizeOf(operation, field);
    list.nodes = Array.from({ length: pageSize }, (_, index) => ({
      ...required(nodes[index % nodes.length], 'a node'),
      id: `${asked}-${index}`,
    }));
    if (totalCount !== undefined) {
      list.totalCount = totalCount;
      list.pageInfo = { ...list.pageInfo, pageCount: Math.ceil(totalCount / pageSize) };
    }
    await route.fulfill({ response, json: body });
  });
}

/** Holds back the answers of an operation. @returns lets them through */
export async function holdOperation(page: Page, name: string): Promise<() => void> {
  let letThrough = () => {};
  const isOver = new Promise<void>((resolve) => (letThrough = resolve));
  await onOperation(page, name, async (route) => {
    await isOver;
    await route.fallback();
  });
  return letThrough;
}

/** Lets an operation fail, as it does when the server is out of order, until the answer is called. */
export async function failOperation(page: Page, name: string): Promise<() => void> {
  let failing = true;
  await onOperation(page, name, async (route) => {
    if (!failing) return route.fallback();
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  return () => {
    failing = false;
  };
}

/** Lets the server answer and changes the data on its way to the page. */
export async function changeAnswer<Data>(
  page: Page,
  name: string,
  change: (data: Data, variables: Record<string, unknown>) => void,
): Promise<void> {
  await onOperation(page, name, async (route, { variables }) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Data };
    change(body.data, variables);
    await route.fulfill({ response, json: body });
  });
}

/** Names and variables of the operations that the page sends from now on, in their order. */
export function sentOperations(page: Page): { name: string; variables: Record<string, unknown> }[] {
  void askInBrowser(page);
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as Operation;
    sent.push({ name: operationName, variables });
  });
  return sent;
}

/** What the header asks for whoever is signed in, when a page that the server has drawn is taken over: early or late. */
const OF_HEADER = new Set(['Viewer', 'UnreadConsultations']);

/** The names among sent operations that somebody caused, in their order. */
export const causedBy = (sent: ReturnType<typeof sentOperations>): string[] =>
  sent.map(({ name }) => name).filter((name) => !OF_HEADER.has(name));

/** Asks the running gateway itself: what the page should show. */
export async function ask<Data>(query: string, language: 'ZH' | 'EN' = 'ZH'): Promise<Data> {
  const response = await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
