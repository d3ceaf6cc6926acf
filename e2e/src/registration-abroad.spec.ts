import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import { codeFor } from './session.ts';
import { field, LONG_MS, main, newRecipient, press, WIZARD, words } from './visit-wizard.ts';

const others = {
  ZH: { byEmail: '收不到短信？改用邮箱登记', byMobile: '改用手机号码登记' },
  EN: { byEmail: 'Can’t get an SMS?', byMobile: 'Use a mobile number instead' },
} as const;
/** Numbers of Hong Kong that no other spec uses. */
const hongKong = (made: number) => `+8525${String(made)}${String(process.pid % 1_000_000).padStart(6, '0')}`;

describe('registering for a visit from abroad', { timeout: LONG_MS }, () => {
  it.each([
    ['ZH', 375, 1],
    ['EN', 1440, 2],
  ] as const)('a number of another country gets a code, in %s at %i px', async (lang, width, made) => {
    const say = words[lang];
    const number = hongKong(made);
    const at = await page({ locale: lang, width, height: 812 });
    await at.goto(WIZARD);
    if (lang === 'EN') {
      await main(at).getByRole('link', { name: others.EN.byMobile }).click();
      await at.waitForURL((url) => url.searchParams.get('way') === 'mobile');
      // The address changes before the form: the field of the form before it has the same name.
      await main(at).getByRole('link', { name: others.EN.byEmail }).waitFor();
    }
    await field(at, 'recipient').pressSequentially(
      `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`,
    );
    await press(at, say.send);
    await at.getByText(say.sent).waitFor();
    await field(at, 'code').fill(await codeFor(number));
    await field(at, 'isAgreed').check();
    await expectNoAxeViolations(at);
    await press(at, say.next);
    await field(at, 'name').waitFor();
    expect(await field(at, 'country').inputValue()).toBe('HK');
    expect(await field(at, 'mobile').inputValue()).toBe(number);
  });

  it('a Chinese reader without such a number proves an e-mail address', async () => {
    const say = words.ZH;
    const recipient = newRecipient('EN');
    const at = await page({ locale: 'ZH', width: 375, height: 812 });
    await at.goto(WIZARD);
    await main(at).getByRole('link', { name: others.ZH.byEmail }).click();
    await field(at, 'password').waitFor();
    await at.reload();
    await field(at, 'recipient').fill(recipient);
    await press(at, say.send);
    await at.getByText(say.sent).waitFor();
    await field(at, 'code').fill(await codeFor(recipient));
    for (const name of ['password', 'passwordAgain']) await field(at, name).fill('copper and glass 25');
    await field(at, 'isAgreed').check();
    await press(at, say.next);
    await field(at, 'name').waitFor();
    expect(await field(at, 'country').inputValue()).toBe('');
    expect(await field(at, 'email').inputValue()).toBe(recipient);
  });
});
