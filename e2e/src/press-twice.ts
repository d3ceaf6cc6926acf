import type { Locator } from 'playwright-core';

/**
 * Presses a button twice at once, as a double click does. Both presses reach the button: with the mouse the second may
 * meet what stands in its place when the answer has come in between, such as a link to another page.
 */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
