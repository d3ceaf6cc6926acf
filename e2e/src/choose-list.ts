import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';

/**
 * Chooses a filled-in list in the field of a page that takes lists, once the field is ready: while one is checked it has
 * no button and takes no other.
 */
export async function chooseList(at: Page, name: string, buffer: Buffer): Promise<void> {
  await at.locator('[role=group]:has(> input[data-list-file]) button').waitFor();
  await at
    .locator('input[data-list-file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}
