import type { Locator } from 'playwright-core';

/** A text as people type it: the site keeps dates and the like on one line by spaces and joiners that do not break. */
export const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

/** What an element shows, as people type it. */
export const plainText = async (of: Locator): Promise<string> => plain(await of.innerText());
