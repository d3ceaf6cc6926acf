import type { Page, Request, Response } from 'playwright-core';

/** How much of a page's text is printed: enough to see which page it is and what it says. */
const TEXT_LENGTH = 1500;

interface Asked {
  operationName?: string;
}

interface Answered {
  errors?: { message: string }[];
}

/** One line of the report for each GraphQL operation of a page, in the order in which their answers came. */
const operations = new WeakMap<Page, string[]>();

/** The operation that a request asks for; a body that is no JSON has none. */
function operationOf(request: Request): string {
  try {
    return (request.postDataJSON() as Asked).operationName ?? 'without a name';
  } catch {
    return 'without a name';
  }
}

async function describeAnswer(response: Response): Promise<string> {
  const line = `${operationOf(response.request())}: ${response.status()}`;
  try {
    const { errors = [] } = (await response.json()) as Answered;
    return [line, ...errors.map(({ message }) => message)].join('; ');
  } catch {
    return `${line}; its body could not be read as JSON`;
  }
}

const isGraphql = (address: string, method: string): boolean =>
  method === 'POST' && new URL(address).pathname === '/graphql';

/** Notes the GraphQL operations of a page from now on, for {@link describePage}. */
export function noteOperations(page: Page): void {
  const lines: string[] = [];
  operations.set(page, lines);
  page.on('response', (response) => {
    if (!isGraphql(response.url(), response.request().method())) return;
    // The place is kept now, because reading the body takes a while.
    const place = lines.push('') - 1;
    void describeAnswer(response).then((line) => {
      lines[place] = line;
    });
  });
  page.on('requestfailed', (request) => {
    if (!isGraphql(request.url(), request.method())) return;
    lines.push(
      `${operationOf(request)}: no answer, ${request.failure()?.errorText ?? 'for no known reason'}`,
    );
  });
}

/** Address, visible text and GraphQL operations of an open page, to be printed when a test has failed. */
export async function describePage(page: Page): Promise<string> {
  const text = await page
    // The last of the two in the document is the page's own part, without header and footer.
    .locator('body, main')
    .last()
    .innerText({ timeout: 2000 })
    .catch((error: unknown) => `(the text could not be read: ${String(error)})`);
  const sent = operations.get(page) ?? [];
  return [
    `Page ${page.url()}`,
    text.replace(/\n+/g, '\n').slice(0, TEXT_LENGTH),
    'GraphQL operations:',
    ...(sent.length > 0 ? sent.map((line) => `  ${line || 'its answer was still being read'}`) : ['  none']),
  ].join('\n');
}
