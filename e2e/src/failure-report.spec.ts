import { expect, it } from 'vitest';
import { page } from './browser.ts';
import { describePage } from './failure-report.ts';
import { askInBrowser } from './graphql.ts';

it('the report of a failed test has the address, the text and the operations of an open page', async () => {
  const at = await page({ locale: 'EN', allowErrors: [/503/] });
  await askInBrowser(at);
  let isFirst = true;
  await at.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'ResourceCentre' || !isFirst) return route.fallback();
    isFirst = false;
    return route.fulfill({ status: 503, json: { errors: [{ message: 'the message of an error' }] } });
  });
  await at.goto('/d/resource-center');
  await at.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
  const report = () => describePage(at);
  await expect.poll(report).toContain('ResourceCentre: 503; the message of an error');
  expect(await report()).toMatch(/^Page https?:\S+\/d\/resource-center\n/);
  expect(await report()).toContain('Try again');
  expect((await report()).length).toBeLessThan(2500);
});
