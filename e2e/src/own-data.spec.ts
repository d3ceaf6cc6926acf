import { readFile } from 'node:fs/promises';
import { describe, expect, inject, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { walkPage } from './browser.ts';
import { type NewVisitor, newVisitor } from './new-visitors.ts';
import { required } from './required.ts';
import { signInWith } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    name: '姓名',
    save: '保存',
    saved: '信息已保存',
    ended: '登录已过期',
    missing: '请输入姓名',
    download: '下载',
    delete: '注销账号',
    ask: '确定注销账号？',
    goes: '将删除',
    account: '账号：1',
    yes: '确认注销',
    noPassword: '请输入密码',
    wrong: '密码错误',
    deleted: '账号已注销，个人数据已删除',
  },
  EN: {
    name: 'Full name',
    save: 'Save',
    saved: 'Your details have been saved',
    ended: 'User has expired',
    missing: 'Enter your name',
    download: 'Download',
    delete: 'Delete the account',
    ask: 'Delete your account?',
    goes: 'This goes',
    account: 'Account: 1',
    yes: 'Delete',
    noPassword: 'Enter your password',
    wrong: 'The password is wrong',
    deleted: 'Your account and personal data have been deleted',
  },
} as const;

const PASSWORD = 'Copper-4711-strand';

describe.each(walkedIn('EN'))('the details of a visitor: %s', (locale) => {
  const w = words[locale];
  let person: NewVisitor;
  const at = walkPage({ locale, width: locale === 'EN' ? 390 : 1440 }, async (visitor) => {
    person = await newVisitor(
      'Old Name',
      'Old Cables',
      { baseUrl: inject('baseUrl'), backendUrl: inject('backendUrl') },
      PASSWORD,
    );
    await signInWith(visitor, 'visitor', person.token);
    await visitor.goto('/d/vistor/center?menu=my-data');
  });
  const field = (label: string) => at().getByRole('textbox', { name: label });
  const dialog = () => at().getByRole('dialog', { name: w.ask });

  it('show what was said at registering', async () => {
    await expect.poll(() => field(w.name).first().inputValue()).toBe('Old Name');
    await expectNoAxeViolations(at());
  });

  it('are refused without a name', async () => {
    await field(w.name).first().fill('');
    await at().getByRole('button', { name: w.save, exact: true }).click();
    await at().getByText(w.missing).first().waitFor();
  });

  it('are corrected, and the pass says the same', async () => {
    await field(w.name).first().fill('New Name');
    await at().getByRole('button', { name: w.save, exact: true }).click();
    await at().getByText(w.saved, { exact: true }).first().waitFor();
    await at().goto('/d/vistor/center?menu=e-card');
    await at().locator('main').getByText('New Name').locator('visible=true').first().waitFor();
    await at().goto('/d/vistor/center?menu=my-data');
  });

  it('can be taken along as a file', async () => {
    const download = at().waitForEvent('download');
    await at().locator('main').getByRole('link', { name: w.download, exact: true }).click();
    const text = await readFile(required(await (await download).path()), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ account: [{ nickName: 'New Name' }] });
  });

  it('say once that the session has ended, where it ends while they are saved', async () => {
    await at().context().clearCookies({ name: 'session' });
    await field(w.name).first().fill('Newest Name');
    await at().getByRole('button', { name: w.save, exact: true }).click();
    await at().waitForURL((url) => url.pathname === '/d/vistor/login');
    const messages = at().locator('[role=status][data-no-print] p');
    await messages.first().waitFor();
    expect(await messages.allInnerTexts()).toEqual([expect.stringContaining(w.ended)]);
    await signInWith(at(), 'visitor', person.token);
    await at().goto('/d/vistor/center?menu=my-data');
  });

  it('go with the account, by the password alone', async () => {
    await at().locator('main').getByRole('button', { name: w.delete, exact: true }).click();
    await dialog().getByText(w.goes, { exact: true }).waitFor();
    await dialog().getByText(w.account, { exact: true }).waitFor();
    await expectNoAxeViolations(at());
    await dialog().getByRole('button', { name: w.yes, exact: true }).click();
    await dialog().getByText(w.noPassword).waitFor();
    await dialog().locator('input[name=password]').fill('something else');
    await dialog().getByRole('button', { name: w.yes, exact: true }).click();
    await dialog().getByText(w.wrong).waitFor();
    await dialog().locator('input[name=password]').fill(PASSWORD);
    await dialog().getByRole('button', { name: w.yes, exact: true }).click();
    await at().waitForURL((url) => url.pathname === '/d/');
    await at().getByText(w.deleted).first().waitFor();
    const answer = await fetch(`${inject('backendUrl')}/app/visitor/details`, {
      headers: { token: person.token },
    });
    expect(answer.status).toBe(401);
  });
});
