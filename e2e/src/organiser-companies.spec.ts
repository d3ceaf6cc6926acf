import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, untilFilled } from './browser.ts';
import { ask } from './console-ask.ts';
import { enterConsole } from './console-session.ts';
import { expectFitEveryScreen, expectFitInBothThemes } from './looks.ts';
import { newCompany } from './new-companies.ts';
import { required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    entry: '公司',
    change: '修改展位',
    number: '展位号',
    type: '展位类型',
    area: '展位面积（平方米）',
    save: '保存',
    saved: '展位已保存，网站已更新',
    taken: /该展位号已分配给/,
    quicker: /他人刚刚修改了该公司的展位/,
    take: '采用新的内容',
    cancel: '取消',
    add: '添加账号',
    name: '姓名',
    address: '邮箱或手机号码',
    send: '开通并邀请',
    added: '账号已开通，邀请已发送',
    lock: /^锁定/,
    unlock: /^解除锁定/,
    locked: '账号已锁定，登录已终止',
    unlocked: '账号已解除锁定',
    mergeWith: '与重复的公司合并',
    merge: '合并',
    merged: '两家公司已合并',
    gone: '该公司不存在，或已并入其他公司。',
    none: '没有符合条件的公司。',
    names: ['Kestrel AG', 'Kestrel Wire AG'],
    booth: 'E7-K01',
  },
  EN: {
    entry: 'Companies',
    change: 'Change the booth',
    number: 'Booth number',
    type: 'Booth type',
    area: 'Area (square metres)',
    save: 'Save',
    saved: 'The booth has been saved, and the site shows it',
    taken: /This booth number belongs to/,
    quicker: /Somebody else has just changed this booth: /,
    take: 'Use the new one',
    cancel: 'Cancel',
    add: 'Add an account',
    name: 'Name',
    address: 'E-mail or mobile number',
    send: 'Add and invite',
    added: 'The account is open, and the invitation is on its way',
    lock: /^Lock/,
    unlock: /^Unlock/,
    locked: 'The account is locked and logged out everywhere',
    unlocked: 'The account is unlocked',
    mergeWith: 'Merge with a duplicate',
    merge: 'Merge',
    merged: 'The two companies have been merged',
    gone: 'This company does not exist or has been merged into another one.',
    none: 'No companies match.',
    names: ['Merlin AG', 'Merlin Cable AG'],
    booth: 'E7-M01',
  },
} as const;

describe.each(walkedIn('EN'))('the companies in the console, %s', (lang) => {
  const say = words[lang];

  async function console(path = ''): Promise<Page> {
    const at = await page({ locale: lang });
    await enterConsole(at);
    await at.goto(`/d/organiser?menu=companies${path}`);
    await at.getByRole('heading', { level: 1, name: say.entry }).waitFor();
    return at;
  }
  const button = (at: Locator | Page, name: string) => at.getByRole('button', { name, exact: true });
  const dialog = (at: Page) => at.getByRole('dialog');
  async function fillBooth(at: Page, number: string, area: string): Promise<void> {
    await button(at, say.change).click();
    await dialog(at).getByLabel(say.number).fill(number);
    await dialog(at).getByLabel(say.type).selectOption('RAW_SPACE');
    await dialog(at).getByLabel(say.area).fill(area);
    await button(dialog(at), say.save).click();
  }

  it('a company is found, gets a booth and an account, and takes in its duplicate', async () => {
    const [stays, goes] = [await newCompany(say.names[0]), await newCompany(say.names[1])];
    const at = await console();
    await at.getByRole('searchbox').fill(stays.email);
    await at.getByRole('searchbox').press('Enter');
    await at.getByRole('link', { name: stays.name, exact: true }).click();
    await at.getByRole('heading', { level: 2, name: stays.name }).waitFor();
    await at.waitForURL((url) => url.searchParams.get('id') === stays.id);

    // The booth: another company's is refused in place; a free one is on the site at once.
    const { organiser } = await ask<{ organiser: { deskCompany: { boothNumber: string } } }>(
      'query($id: ID!) { organiser { deskCompany(id: $id) { boothNumber } } }',
      { id: goes.id },
    );
    await fillBooth(at, organiser.deskCompany.boothNumber, '36');
    await dialog(at).getByText(say.taken).waitFor();
    await dialog(at).getByLabel(say.number).fill(say.booth.toLowerCase());
    await button(dialog(at), say.save).click();
    await at.getByText(say.saved).waitFor();
    const guest = await page({ locale: lang });
    await guest.goto(`/d/product/supplier-detail?id=${stays.id}`);
    await guest.getByText(say.booth).first().waitFor();
    await expectFitInBothThemes(at);

    // Of two at once the second is told, and sees what the first one wrote.
    const second = await console(`&view=company&id=${stays.id}`);
    await button(second, say.change).click();
    await fillBooth(at, say.booth, '72');
    await at.getByText(say.saved).first().waitFor();
    await dialog(second).getByLabel(say.area).fill('18');
    await button(dialog(second), say.save).click();
    await dialog(second).getByText(say.quicker).waitFor();
    await expectFitInBothThemes(second);
    await button(dialog(second), say.take).click();
    expect(await dialog(second).getByLabel(say.area).inputValue()).toBe('72');
    await button(dialog(second), say.cancel).click();

    await button(at, say.add).click();
    await dialog(at)
      .getByLabel(say.name)
      .fill(`grace.${'g'.repeat(40)}@exhibitors.example`);
    await dialog(at).getByLabel(say.address).fill(`grace-${goes.email}`);
    await button(dialog(at), say.send).click();
    await at.getByText(say.added).waitFor();
    const account = at.getByRole('listitem').filter({ hasText: `grace-${goes.email}` });
    await account.getByRole('button', { name: say.lock }).click();
    // A name without a space does not push the question out of a phone.
    await at.setViewportSize({ width: 375, height: 812 });
    expect(await dialog(at).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await at.setViewportSize({ width: 1440, height: 900 });
    await dialog(at).getByRole('button', { name: say.lock }).click();
    await at.getByText(say.locked).waitFor();
    await account.getByRole('button', { name: say.unlock }).click();
    await at.getByText(say.unlocked).waitFor();

    await at.getByRole('link', { name: say.mergeWith }).click();
    await at.getByRole('searchbox').fill(goes.email);
    await at.getByRole('searchbox').press('Enter');
    await at.getByRole('link', { name: goes.name, exact: true }).click();
    await at.getByRole('table').waitFor();
    await expectFitInBothThemes(at);
    await button(at, say.merge).click();
    await button(dialog(at), say.merge).click();
    await at.getByText(say.merged).waitFor();
    // Who signed in for the one that is gone signs in for the other.
    await at.getByText(goes.email, { exact: true }).first().waitFor();
    await at.goto(`/d/organiser?menu=companies&view=company&id=${goes.id}`);
    await at.getByText(say.gone).waitFor();
    const answer = await guest.goto(`/d/product/supplier-detail?id=${goes.id}`);
    expect(required(answer, 'an answer').status()).toBe(404);
  }, 120_000);

  it('what nobody is called says so; a reviewer has no such entry', async () => {
    const at = await console('&q=zzzzqqqq');
    await at.getByText(say.none).waitFor();
    await enterConsole(at, 'reviewer');
    await at.goto('/d/organiser?menu=companies');
    await at.getByRole('heading', { level: 1 }).waitFor();
    expect(await at.getByRole('link', { name: say.entry, exact: true }).count()).toBe(0);
  }, 60_000);

  it('fits every screen in both themes', async () => {
    const at = await console();
    await at.getByRole('listitem').first().waitFor();
    await expectFitEveryScreen(at);
    const { organiser } = await ask<{ organiser: { deskCompanies: { nodes: { id: string }[] } } }>(
      '{ organiser { deskCompanies(pageSize: 2) { nodes { id } } } }',
    );
    const [one, other] = organiser.deskCompanies.nodes.map(({ id }) => id);
    const id = required(one, 'a company');
    for (const view of [`company&id=${id}`, `merge&id=${id}&other=${required(other, 'another company')}`]) {
      await at.goto(`/d/organiser?menu=companies&view=${view}`);
      await at.getByRole('heading', { level: 2 }).first().waitFor();
      await untilFilled(at);
      await expectFitEveryScreen(at);
    }
  }, 90_000);
});
