import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, type randomFrom } from '../support/random.ts';
import type { Answer, Client } from './client.ts';
import type { Tally } from './tally.ts';

/** Time between two requests of one caller, milliseconds: the servers share the machine with those who ask. */
const PAUSE_MS = 100;

const PAGES = [
  '/d/',
  '/d/about',
  '/d/product/home',
  '/d/product/supplier?tab=supplier',
  '/d/product/supplier?tab=product',
  '/d/dynamic',
];

/** Files of the site that a page names. */
const ASSET = /\/d\/assets\/[\w.-]+/g;

export interface LoadOptions {
  client: Client;
  tally: Tally;
  random: ReturnType<typeof randomFrom>;
  /** Session of a visitor. */
  token: string;
  /** Ids of exhibitors, each written by one writer alone. */
  exhibitors: readonly string[];
  /** Folders of the sites whose pages may be open. */
  sites: () => readonly string[];
}

/** Whether an answer of GraphQL is one without errors. */
const isRight = ({ status, text }: Answer): boolean =>
  status === 200 && text.startsWith('{"data":') && !text.includes('"message"');

const told = ({ status, text, failure }: Answer): string => `${status} ${failure ?? text}`;

/** Marks an exhibitor and takes the mark away, in turns; each time it reads whether that is so. */
async function write({ client, tally, token }: LoadOptions, id: string, isOn: () => boolean): Promise<void> {
  const session = { cookie: `session=${token}` };
  for (let mark = true; isOn(); mark = !mark) {
    const name = mark ? 'addFavourite' : 'removeFavourite';
    const written = await client.operation(
      `mutation { ${name}(input: { kind: EXHIBITOR, id: "${id}" }) { errors { message } } }`,
      session,
    );
    tally.count('writes');
    // What was not acknowledged may have happened or not.
    if (!isRight(written)) tally.fail('failedWrites', told(written));
    else {
      const read = await client.operation(`{ exhibitor(id: "${id}") { isFavourite } }`, session);
      tally.count('reads');
      if (!isRight(read)) tally.fail('failedReads', told(read));
      else if (!read.text.includes(`"isFavourite":${mark}`)) tally.fail('lostWrites', read.text);
    }
    await wait(PAUSE_MS);
  }
}

/** Opens pages, and asks for each file that they name. */
async function readPages({ client, tally, random }: LoadOptions, isOn: () => boolean): Promise<void> {
  while (isOn()) {
    const page = await client.get(pick(random, PAGES));
    tally.count('pages');
    const files = [...new Set(page.text.match(ASSET))];
    if (page.status !== 200 || files.length === 0) tally.fail('failedPages', told(page));
    for (const file of files) {
      const answer = await client.get(file);
      tally.count('files');
      if (answer.status !== 200) tally.fail('missingFiles', `${file}: ${told(answer)}`);
    }
    await wait(PAUSE_MS);
  }
}

/** Asks for files as pages do that were opened earlier, whichever release they came from. */
async function readFilesOfOpenPages(options: LoadOptions, isOn: () => boolean): Promise<void> {
  const { client, tally, random, sites } = options;
  const filesOf = new Map<string, string[]>();
  while (isOn()) {
    const site = pick(random, sites());
    const files =
      filesOf.get(site) ?? readdirSync(join(site, 'assets')).filter((name) => /\.(js|css)$/.test(name));
    filesOf.set(site, files);
    const file = `/d/assets/${pick(random, files)}`;
    const answer = await client.get(file);
    tally.count('files');
    if (answer.status !== 200) tally.fail('missingFiles', `${file} of a page that was open: ${told(answer)}`);
    await wait(PAUSE_MS);
  }
}

/** Works until `stop`: four who write, two who read pages, two whose pages were open before. */
export function startLoad(options: LoadOptions): { stop: () => Promise<void> } {
  let on = true;
  const isOn = () => on;
  const running = [
    ...options.exhibitors.slice(0, 4).map((id) => write(options, id, isOn)),
    readPages(options, isOn),
    readPages(options, isOn),
    readFilesOfOpenPages(options, isOn),
    readFilesOfOpenPages(options, isOn),
  ];
  return {
    stop: async () => {
      on = false;
      await Promise.all(running);
    },
  };
}
