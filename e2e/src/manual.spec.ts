import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, type PageOptions, walkPage } from './browser.ts';
import { changeAnswer, failOperation, sentOperations } from './graphql.ts';
import { expectFit, expectFitEveryScreen } from './looks.ts';
import { required } from './required.ts';
import { signInAs, signInAsSecond } from './session.ts';
import { plainText } from './plain-text.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    categories: ['展商服务', '展位搭建', '宣传推广', '展品发运', '现场运输', '其他'],
    utilities: '水、电、压缩空气申请',
    furniture: '家具租赁',
    shipment: '展品发运预告',
    safety: '施工安全责任书',
    rules: '展商须知与收费标准',
    logo: '会刊与网站用标识',
    builder: '特装展位搭建商登记',
    due: '截止 2025 年 7 月 25 日 17:00',
    left: /还有 \d+ 天/,
    late: /已过期 \d+ 天/,
    past: /^已过截止时间的项目/,
    required: '必填',
    open: '未完成',
    done: '已完成',
    online: '在线填写',
    upload: '上传',
    uploadType: '下载填写后上传',
    downloadType: '仅供下载',
    completed: '已完成',
    uploaded: '已上传',
    download: '下载',
    noFile: '未找到可下载的文件',
    show: '查看',
    submit: '提交',
    submitted: '提交成功',
    overdue: '已过截止时间，如仍需提交，请联系主办方 services@wirefair.example',
    already: '“展品发运预告”已经提交。',
    back: '返回列表',
    startOver: '放弃并重新填写',
    retry: '重试',
    field: {
      power: '用电规格',
      contact: '现场联系人',
      mobile: '联系人手机',
      pieces: '发货件数与总毛重',
      way: '发货方式',
      arrival: '预计到达日期',
      packing: '装箱单',
    },
    sea: '海运',
    needs: ['请选择用电规格', '请输入现场联系人', '请输入联系人手机'],
    needFile: '请上传文件',
    errors: '有 3 处需要修改',
    cards: ['公司名称', '展位号', '展位类型', '展位面积'],
    unset: '尚未分配',
    area: /^\d+(\.\d+)? 平方米$/,
    toDo: '待办事项',
    manual: '服务手册',
    nothing: '需要提交的事项都已完成，展会见！',
  },
  EN: {
    categories: ['Exhibitor services', 'Booth construction', 'Publicity', 'Shipment', 'Transport', 'Other'],
    utilities: 'Water, power and compressed air',
    furniture: 'Furniture hire',
    shipment: 'Shipment pre-advice',
    safety: 'Safety commitment of the booth',
    rules: 'Rules for exhibitors and price list',
    logo: 'Your logo for journal and website',
    builder: 'Registration of the builder of a raw-space booth',
    due: 'Due 25 July 2025 17:00',
    left: /\d+ days left/,
    late: /\d+ days overdue/,
    past: /^Past the deadline/,
    required: 'Required',
    open: 'Not done',
    done: 'Done',
    online: 'Fill in online',
    upload: 'Upload',
    uploadType: 'Download, fill in and upload',
    downloadType: 'Download only',
    completed: 'Completed',
    uploaded: 'Uploaded',
    download: 'Download',
    noFile: 'No file found to download',
    show: 'View',
    submit: 'Submit',
    submitted: 'Submitted successfully',
    overdue:
      'The deadline has passed. If you still need this, please contact the organiser at services@wirefair.example',
    already: '“Shipment pre-advice” has already been submitted.',
    back: 'Back to the list',
    startOver: 'Start over',
    retry: 'Try again',
    field: {
      power: 'Power supply',
      contact: 'Contact on site',
      mobile: 'Mobile number',
      pieces: 'Pieces and total gross weight',
      way: 'Way of transport',
      arrival: 'Expected day of arrival',
      packing: 'Packing list',
    },
    sea: 'Sea',
    needs: ['Select “Power supply”', 'Enter “Contact on site”', 'Enter “Mobile number”'],
    needFile: 'Upload a file',
    errors: 'There are 3 things to correct',
    cards: ['Company', 'Booth number', 'Booth type', 'Booth area'],
    unset: 'Not assigned yet',
    area: /^\d+(\.\d+)?\sm²$/,
    toDo: 'To do',
    manual: 'Service manual',
    nothing: 'Nothing left to submit. See you at the show!',
  },
} as const;

const list = '/d/zsCenter?menu=manual';
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

interface Item {
  id: string;
  title: string;
  deadline: string;
  fillType: string;
  isDone: boolean;
  isOverdue: boolean;
}
interface Overview {
  viewer: {
    company: { boothNumber: string | null; boothKind: string | null; boothArea: string | null };
    serviceItems: Item[];
  };
}

// An item is handed in once: each language has a company of its own, in all runs.
describe.each(walkedIn('EN'))('the service manual, %s', (lang) => {
  const say = words[lang];
  const form = (at: Page) => at.locator('main form');
  const row = (at: Page | Locator, title: string) => at.getByRole('article', { name: title, exact: true });

  async function open(address: string, options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options });
    await (lang === 'ZH' ? signInAs : signInAsSecond)(at, 'exhibitor');
    await at.goto(address);
    return at;
  }
  const openItem = async (at: Page, title: string) => {
    await row(at, title)
      .getByRole('link', { name: new RegExp(`^(${say.online}|${say.upload})$`) })
      .click();
    await at.getByRole('heading', { level: 2, name: title }).waitFor();
  };
  const hasFocus = (at: Locator) => at.evaluate((element) => element === document.activeElement);

  describe('the items', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await (lang === 'ZH' ? signInAs : signInAsSecond)(visitor, 'exhibitor');
      await visitor.goto(list);
    });
    const building = () => at().getByRole('region', { name: say.categories[1] });
    const rules = () => row(at(), say.rules);

    it('stand by their categories', { tags: ['EXH-116', 'CONST-060'] }, async () => {
      await row(at(), say.utilities).waitFor();
      expect(await at().locator('main [id^=manual-]').allInnerTexts()).toEqual([...say.categories]);
      await row(building(), say.safety).waitFor();
      expect(await row(building(), say.utilities).count()).toBe(0);
    });

    it('have deadline, type and state in their rows', { tags: ['EXH-117', 'EXH-118'] }, async () => {
      const online = await plainText(row(at(), say.utilities));
      for (const text of [say.utilities, say.due, say.required, say.open, say.online])
        expect(online).toContain(text);
      expect(online).toMatch(say.left);
      expect(await row(at(), say.furniture).innerText()).not.toContain(say.required);
    });

    it('are uploaded or downloaded as their types say', { tags: ['EXH-119', 'EXH-120'] }, async () => {
      expect(await row(at(), say.safety).innerText()).toContain(say.uploadType);
      await row(at(), say.safety).getByRole('link', { name: say.download }).waitFor();
      expect(await rules().innerText()).toContain(say.downloadType);
      expect(await rules().getByRole('link').allInnerTexts()).toEqual([say.download]);
      expect(await rules().getByRole('button').count()).toBe(0);
    });

    it(
      'are downloaded in the language of the page, or it says that there is no file',
      { tags: ['EXH-119', 'EXH-122'] },
      async () => {
        const waiting = at().waitForEvent('download');
        await rules().getByRole('link', { name: say.download }).click();
        expect((await waiting).suggestedFilename()).toBe(
          `exhibitor-manual-${lang === 'ZH' ? 'cn' : 'en'}.html`,
        );
        await row(at(), say.logo).getByRole('button', { name: say.download }).click();
        await at().getByText(say.noFile).waitFor();
      },
    );
  });

  describe('a form that is not handed in yet', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await (lang === 'ZH' ? signInAs : signInAsSecond)(visitor, 'exhibitor');
      await visitor.goto(list);
    });

    it(
      'asks for what is missing: on leaving a field, on top, and beside the fields',
      { tags: ['EXH-123', 'EXH-128', 'VAL-045'] },
      async () => {
        await openItem(at(), say.utilities);
        expect(new URL(at().url()).searchParams.get('view')).toBe('fill');
        const sent = sentOperations(at());
        await form(at()).getByLabel(say.field.contact).focus();
        await form(at()).getByLabel(say.field.mobile).focus();
        await form(at()).getByText(say.needs[1]).waitFor();
        expect(await form(at()).getByText(say.needs[2]).count()).toBe(0);
        await form(at()).getByRole('button', { name: say.submit, exact: true }).click();
        const summary = form(at())
          .getByRole('alert')
          .filter({ has: at().getByRole('heading', { name: say.errors }) });
        await summary.waitFor();
        expect(await hasFocus(summary)).toBe(true);
        expect(await summary.getByRole('button').allInnerTexts()).toEqual([...say.needs]);
        await expectFit(at());
        await summary.getByRole('button', { name: say.needs[2] }).click();
        expect(await hasFocus(form(at()).getByLabel(say.field.mobile))).toBe(true);
        expect(sent.filter(({ name }) => name === 'SubmitServiceForm')).toEqual([]);
      },
    );

    it('outlives a reload and the way to the list, until somebody starts over', async () => {
      const contact = form(at()).getByLabel(say.field.contact);
      await contact.fill('王磊');
      await at().reload();
      await expect.poll(() => contact.inputValue()).toBe('王磊');
      await at().getByRole('link', { name: say.back }).click();
      await openItem(at(), say.utilities);
      await expect.poll(() => contact.inputValue()).toBe('王磊');
      await form(at()).getByRole('button', { name: say.startOver }).click();
      expect(await contact.inputValue()).toBe('');
    });
  });

  describe('a form', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await (lang === 'ZH' ? signInAs : signInAsSecond)(visitor, 'exhibitor');
      await visitor.goto(list);
    });
    const packing = () => form(at()).getByRole('group', { name: say.field.packing });
    let address = '';

    it('takes the answers and one file', { tags: ['EXH-123', 'VAL-046'] }, async () => {
      await openItem(at(), say.shipment);
      address = at().url();
      await form(at()).getByLabel(say.field.pieces).fill('3 × 1.2 t');
      await form(at()).getByLabel(say.field.way).selectOption({ label: say.sea });
      await form(at()).getByLabel(say.field.arrival).fill('2025-08-19');
      await form(at()).getByLabel(say.field.contact).fill('王磊');
      await form(at()).getByLabel(say.field.mobile).fill('13800138000');
      await packing()
        .locator('input[type=file]')
        .setInputFiles({ name: 'packing.pdf', mimeType: 'application/pdf', buffer: pdf });
      await packing().getByText('packing.pdf', { exact: true }).waitFor();
      // One file, and the button rests.
      expect(await packing().locator('[data-control]').isDisabled()).toBe(true);
    });

    it('is handed in once', { tags: ['EXH-124', 'EXH-127', 'ERR-059'] }, async () => {
      const sent = sentOperations(at());
      await form(at()).getByRole('button', { name: say.submit, exact: true }).dblclick();
      await at().getByText(say.submitted).waitFor();
      await row(at(), say.shipment).getByText(say.done, { exact: true }).first().waitFor();
      const [handedIn, ...more] = sent.filter(({ name }) => name === 'SubmitServiceForm');
      expect(more).toEqual([]);
      const { input } = required(handedIn, 'what was handed in').variables as {
        input: { answers: { value: string }[] };
      };
      expect(input.answers.map(({ value }) => value)).toContainEqual(
        expect.stringMatching(/^\/files\/own\/uploads\/\w+\.pdf$/),
      );
    });

    it(
      'is completed, and read from then on by its company alone',
      { tags: ['EXH-126', 'DESIGN-043'] },
      async () => {
        const button = row(at(), say.shipment).getByRole('button', { name: say.completed, exact: true });
        expect(await button.isDisabled()).toBe(true);
        await row(at(), say.shipment).getByRole('link', { name: say.show }).click();
        await at().getByRole('heading', { level: 2, name: say.shipment }).waitFor();
        const facts = await at().locator('main dl').innerText();
        for (const text of [say.field.pieces, '3 × 1.2 t', say.field.way, say.sea, '13800138000'])
          expect(facts).toContain(text);
        const file = required(
          await at().locator('main dl').getByRole('link').first().getAttribute('href'),
          'the file',
        );
        expect((await at().request.get(file)).status()).toBe(200);
        const guest = await page({ locale: lang });
        expect((await guest.request.get(new URL(file, at().url()).href)).status()).toBe(401);
        await expectFit(at());
        await at().goto(address);
        await at().getByText(say.already).waitFor();
        expect(await form(at()).count()).toBe(0);
      },
    );
  });

  it('a file is handed in', { tags: ['EXH-120', 'EXH-125', 'EXH-126'] }, async () => {
    const at = await open(list);
    await openItem(at, say.safety);
    await form(at).getByRole('link', { name: say.download }).waitFor();
    await form(at).getByRole('button', { name: say.submit, exact: true }).click();
    await form(at).getByRole('alert').filter({ hasText: say.needFile }).first().waitFor();
    await form(at)
      .locator('input[type=file]')
      .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdf });
    await form(at).getByText('signed.pdf', { exact: true }).waitFor();
    const sent = sentOperations(at);
    await form(at).getByRole('button', { name: say.submit, exact: true }).dblclick();
    await at.getByText(say.submitted).waitFor();
    const button = row(at, say.safety).getByRole('button', { name: say.uploaded, exact: true });
    expect(await button.isDisabled()).toBe(true);
    expect(sent.filter(({ name }) => name === 'SubmitServiceFile')).toHaveLength(1);
    await row(at, say.safety).getByRole('link', { name: say.show }).click();
    await at.getByRole('link', { name: 'signed.pdf' }).waitFor();
  });

  it('past its deadline an item can only be asked about', { tags: ['DESIGN-043'] }, async () => {
    const at = await open(list);
    const late = row(at, say.builder);
    await at.getByText(say.past).click();
    await late.getByText(say.overdue).waitFor();
    expect(await late.innerText()).toMatch(say.late);
    expect(await late.getByRole('button', { name: say.upload }).isDisabled()).toBe(true);
    const response = await at.request.post('/graphql', {
      data: { query: '{ viewer { serviceItems { id title } } }' },
      headers: { language: lang },
    });
    const { viewer } = ((await response.json()) as { data: Overview }).data;
    const { id } = required(
      viewer.serviceItems.find(({ title }) => title === say.builder),
      say.builder,
    );
    await at.goto(`${list}&view=fill&id=${id}`);
    await at.getByText(say.overdue).waitFor();
    expect(await form(at).count()).toBe(0);
  });

  it(
    'the home shows the company and its booth on four cards, and what is not assigned yet',
    { tags: ['EXH-043'] },
    async () => {
      const at = await open('/d/zsCenter');
      const cards = at.locator('main dl');
      await cards.waitFor();
      expect(await cards.locator('dt').allInnerTexts()).toEqual([...say.cards]);
      const facts = await cards.locator('dd').allInnerTexts();
      expect(facts).not.toContain('');
      expect(facts[3]).toMatch(say.area);
      const fresh = await page({ locale: lang });
      await (lang === 'ZH' ? signInAs : signInAsSecond)(fresh, 'exhibitor');
      await changeAnswer<Overview>(fresh, 'ExhibitorOverview', ({ viewer: { company } }) => {
        Object.assign(company, { boothNumber: null, boothKind: null, boothArea: null });
      });
      await fresh.goto('/d/zsCenter');
      await expect
        .poll(async () => (await fresh.locator('main dl dd').allInnerTexts()).slice(1))
        .toEqual([say.unset, say.unset, say.unset]);
    },
  );

  it(
    'lists what is left to do, the most urgent first, and opens its form',
    { tags: ['EXH-044', 'EXH-045', 'EXH-046', 'EXH-047', 'CONFLICT-021'] },
    async () => {
      const at = await page({ locale: lang });
      await (lang === 'ZH' ? signInAs : signInAsSecond)(at, 'exhibitor');
      // As it was when the page got it: another test may hand something in meanwhile.
      let items: Item[] = [];
      await changeAnswer<Overview>(at, 'ExhibitorOverview', ({ viewer }) => {
        required(
          viewer.serviceItems.find(({ title }) => title === say.logo),
          say.logo,
        ).isDone = true;
        items = viewer.serviceItems;
      });
      await at.goto('/d/zsCenter');
      const toDo = at.getByRole('region', { name: say.toDo });
      await row(toDo, say.utilities).waitFor();
      const expected = items
        .filter(({ isDone, fillType, isOverdue }) => !isDone && fillType !== 'DOWNLOAD' && !isOverdue)
        .toSorted((a, b) => Date.parse(a.deadline) - Date.parse(b.deadline))
        .map(({ title }) => title);
      expect(expected).not.toContain(say.logo);
      const shown = await toDo.getByRole('heading', { level: 3 }).allInnerTexts();
      expect(shown).toEqual(expected);
      expect(shown).not.toContain(say.rules);
      // What is overdue stands below, closed.
      expect(shown).not.toContain(say.builder);
      await toDo.getByText(say.past).click();
      expect(await row(toDo, say.builder).innerText()).toMatch(say.late);
      await row(toDo, say.utilities).getByRole('link', { name: say.online }).click();
      await form(at).getByLabel(say.field.power).waitFor();
      await at.goBack();
      await toDo.getByRole('link', { name: say.manual }).click();
      await at.waitForURL((url) => url.searchParams.get('menu') === 'manual');
      await row(at, say.rules).waitFor();
    },
  );

  it(
    'a friendly line where everything is done, and the rest of the home where the list fails',
    { tags: ['EXH-045'] },
    async () => {
      const done = await page({ locale: lang });
      await (lang === 'ZH' ? signInAs : signInAsSecond)(done, 'exhibitor');
      await changeAnswer<Overview>(done, 'ExhibitorOverview', ({ viewer }) => {
        for (const item of viewer.serviceItems) item.isDone = true;
      });
      await done.goto('/d/zsCenter');
      await done.getByText(say.nothing).waitFor();
      const at = await page({ locale: lang, allowErrors: [/500/] });
      await (lang === 'ZH' ? signInAs : signInAsSecond)(at, 'exhibitor');
      const mend = await failOperation(at, 'ExhibitorOverview');
      await at.goto('/d/zsCenter');
      const retry = at.getByRole('main').getByRole('button', { name: say.retry });
      await retry.waitFor();
      await at.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      mend();
      await retry.click();
      await at.getByRole('region', { name: say.toDo }).waitFor();
    },
  );

  it('is accessible, in one language, and fits every screen', { timeout: 60_000 }, async () => {
    const at = await open(list);
    await row(at, say.utilities).waitFor();
    const rows = await at.getByRole('article').allInnerTexts();
    await expectFitEveryScreen(at);
    await openItem(at, say.utilities);
    const said = [...rows, await form(at).innerText()].join('\n');
    expect(said).not.toMatch(lang === 'EN' ? /\p{Script=Han}/u : /[a-z]+ [a-z]+ [a-z]+/);
    await expectFitEveryScreen(at);
    await at.goto('/d/zsCenter');
    const toDo = at.getByRole('region', { name: say.toDo });
    await row(toDo, say.utilities).waitFor();
    await expectFitEveryScreen(at);
  });
});
