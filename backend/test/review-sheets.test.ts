import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { adCatalogueItems } from '../src/modules/exhibiting/advertising/tables.ts';
import { boothApplications } from '../src/modules/exhibiting/booth-application/tables.ts';
import type { Bilingual } from '../src/http/language.ts';
import { signedIn } from './support/accounts.ts';
import { newCard } from './support/cards.ts';
import { companyOf } from './support/companies.ts';
import { hostileTexts } from './support/hostile-texts.ts';
import { clip, pdf, picture } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { md5, visits } from './support/visits.ts';
import { first, required, take } from './support/required.ts';

/** What looks like markup and is a text like any other. */
const hostile = '<img src=x onerror=alert(1)>&amp;"\'';

describe('what a reviewer reads', () => {
  const service = useService();

  async function send(token: string, kind: string, fileName: string, content: Buffer): Promise<string> {
    const sent = await service.app().inject({
      method: 'POST',
      url: `/app/uploads/file?kind=${kind}`,
      headers: { token, 'content-type': contentType },
      payload: multipart({ fileName, content }),
    });
    return sent.json<{ message: string }>().message;
  }
  const sendPicture = async (token: string, query = 'image') =>
    send(token, query, 'a.png', await picture(80, 60).png().toBuffer());
  /** Hands a record in. @returns its id */
  async function handIn(token: string, url: string, body: object, language = 'ZH'): Promise<string> {
    const answer = await service.call<{ id: string }>('POST', url, { token, language, body });
    expect(answer, answer.message).toMatchObject({ status: 200 });
    return answer.result.id;
  }
  const namesOf = async (companyId: string): Promise<Bilingual> => {
    const row = first(
      await service.database().orm().select().from(exhibitors).where(eq(exhibitors.id, companyId)),
    );
    return { ZH: row.nameCn, EN: row.nameEn };
  };
  /** Categories in words, as a sheet has them. */
  async function categoriesOf(...codes: string[]): Promise<Bilingual> {
    interface Category {
      code: string;
      name: string;
      nameEn: string;
    }
    const { result } = await service.get<Category[]>('/app/catalogue/categories');
    const found = codes.map((code) => required(result.find((one) => one.code === code)));
    return {
      ZH: found.map(({ name }) => name).join('、'),
      EN: found.map(({ nameEn }) => nameEn).join(', '),
    };
  }
  const sheetOf = async (kind: string, id: string) =>
    required(await service.review().snapshotOf({ kind, id }));
  /** Its fields, as kind and value by their keys, in their order. */
  async function fieldsOf(kind: string, id: string) {
    const { fields } = await sheetOf(kind, id);
    for (const { label } of fields) expect([label.ZH, label.EN]).not.toContain('');
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
    return fields.map(({ key, kind: shown, value }) => [key, shown, value]);
  }

  it('knows each kind by name and word', { tags: ['DESIGN-007'] }, async () => {
    const kinds = service.review().kinds();
    // Whoever adds a kind has a test of its own: these stay.
    expect(Object.fromEntries(kinds.map(({ name, what }) => [name, what.EN]))).toMatchObject({
      'buyer-post': 'sourcing request',
      'booth-application': 'booth application',
      exhibit: 'exhibit',
      'promotion-article': 'article',
      'journal-entry': 'journal entry',
      'exhibitor-badge': 'application for an exhibitor badge',
      'ad-request': 'advertising order',
      'pairing-application': 'pairing application',
    });
    for (const { name, what } of kinds) {
      expect(what.ZH).toMatch(/\p{Script=Han}/u);
      for (const id of ['1', '9'.repeat(32)]) {
        expect(await service.review().snapshotOf({ kind: name, id })).toBeUndefined();
      }
    }
    const unknown = { kind: 'unheard-of', id: '1' };
    await expect(service.review().snapshotOf(unknown)).rejects.toThrow(RangeError);
    await expect(service.review().termsOf(unknown)).rejects.toThrow(RangeError);
  });

  it(
    'an exhibit: every text of its form, category in words, picture and video',
    { tags: ['DESIGN-007'] },
    async () => {
      const { token, id: accountId, companyId } = await companyOf(service);
      const imageUrl = await sendPicture(token);
      const videoUrl = await send(token, 'video', 'a.mp4', clip);
      const texts = { titleCn: `拉丝机${hostile}`, titleEn: 'Drawing machine', descriptionEn: 'Draws.' };
      const id = await handIn(token, '/app/exhibiting/exhibit', {
        ...texts,
        descriptionCn: '第一行\n第二行',
        classify: '101',
        fillTags: '拉丝,石英',
        fillTagsEn: 'drawing,quartz',
        imageUrl,
        videoUrl,
      });
      expect(await fieldsOf('exhibit', id)).toEqual([
        ['titleCn', 'text', texts.titleCn],
        ['titleEn', 'text', texts.titleEn],
        ['category', 'text', await categoriesOf('101')],
        ['tagsCn', 'text', '拉丝,石英'],
        ['tagsEn', 'text', 'drawing,quartz'],
        ['image', 'picture', imageUrl],
        ['video', 'video', videoUrl],
        ['descriptionCn', 'text', '第一行\n第二行'],
        ['descriptionEn', 'text', 'Draws.'],
      ]);
      expect(await sheetOf('exhibit', id)).toMatchObject({
        title: { ZH: texts.titleCn, EN: texts.titleEn },
        owner: { accountId, exhibitorId: companyId, name: await namesOf(companyId) },
      });
      const bare = { ...texts, titleCn: '无', descriptionCn: '无', imageUrl };
      const blank = await fieldsOf('exhibit', await handIn(token, '/app/exhibiting/exhibit', bare));
      expect(blank.filter(([, , value]) => value === '').map(([key]) => key)).toEqual([
        ...['category', 'tagsCn', 'tagsEn', 'video'],
      ]);
    },
  );

  it(
    'an article: its contents as HTML that runs nothing, and each attachment with its name',
    { tags: ['DESIGN-007', 'DESIGN-038'] },
    async () => {
      const { token, companyId } = await companyOf(service);
      const [imageUrl, shown] = [await sendPicture(token), await sendPicture(token)];
      const file = await send(token, 'document', '说明.pdf', pdf(800));
      const contentCn = `<p>每分钟<strong>三十</strong>米</p><p><img src="${shown}" alt=""></p>`;
      const article = { titleCn: '投产', titleEn: `Starts ${hostile}`, imageUrl, contentCn };
      const url = '/app/exhibiting/article';
      const contentEn = `<p>words</p>${hostileTexts.slice(0, 40).join('')}`;
      const id = await handIn(token, url, { ...article, contentEn, files: `${file},${shown}` });
      const fields = await fieldsOf('promotion-article', id);
      const [, , , , [, , english] = []] = fields;
      expect(fields).toEqual([
        ['titleCn', 'text', '投产'],
        ['titleEn', 'text', article.titleEn],
        ['image', 'picture', imageUrl],
        ['contentCn', 'rich', contentCn.replace(' alt="">', ' alt="" loading="lazy" decoding="async" />')],
        ['contentEn', 'rich', english],
        ['fileName1', 'text', '说明.pdf'],
        ['file1', 'file', file],
        ['fileName2', 'text', 'a.png'],
        ['file2', 'file', shown],
      ]);
      expect(english).toMatch(/^<p>words<\/p>/);
      expect(english).not.toMatch(/<script|<iframe|<[a-z]+[^>]*\son[a-z]+=/i);
      expect(await sheetOf('promotion-article', id)).toMatchObject({
        title: { ZH: '投产', EN: article.titleEn },
        owner: { exhibitorId: companyId, name: await namesOf(companyId) },
      });
      // Words of a judgement are those that people see, however they are marked up.
      expect(await service.review().textOf({ kind: 'promotion-article', id })).toContain('每分钟三十米');
      const without = await handIn(token, url, { ...article, titleCn: '无附件', contentEn: '<p>x</p>' });
      expect((await fieldsOf('promotion-article', without)).at(-1)).toEqual(['file1', 'file', '']);
    },
  );

  it(
    'an entry of the journal: every line, and its categories in words',
    { tags: ['DESIGN-007'] },
    async () => {
      const { token, companyId } = await companyOf(service);
      const entry = {
        companyCn: '远东线缆',
        companyEn: `Far East ${hostile}`,
        phone: '+86 21 5888 0000',
        fax: '',
      };
      const more = {
        companyAddress: '上海市浦东新区银城中路 68 号',
        contentCn: '生产电缆。',
        contentEn: 'Cable.',
      };
      const body = { ...entry, ...more, webSite: 'www.cable.example/about', classify: '4,1' };
      const id = await handIn(token, '/app/exhibiting/journal', body);
      expect(await fieldsOf('journal-entry', id)).toEqual([
        ['companyCn', 'text', '远东线缆'],
        ['companyEn', 'text', entry.companyEn],
        ['address', 'text', more.companyAddress],
        ['phone', 'text', entry.phone],
        ['fax', 'text', ''],
        ['website', 'link', 'www.cable.example/about'],
        ['introductionCn', 'text', '生产电缆。'],
        ['introductionEn', 'text', 'Cable.'],
        ['categories', 'text', await categoriesOf('1', '4')],
      ]);
      expect((await sheetOf('journal-entry', id)).owner.exhibitorId).toBe(companyId);
    },
  );

  it('a badge: the whole number of the card and its picture', { tags: ['DESIGN-007'] }, async () => {
    const { token, id: accountId, companyId } = await companyOf(service);
    const person = { name: `王磊${hostile}`, companyName: '华东电缆', position: '6', phone: '13800138000' };
    const cardImage = await sendPicture(token, 'image&private=true');
    const url = '/app/exhibiting/badge';
    const passport = { ...person, cardType: '-1', idcard: 'E12345678', cardImage };
    const id = await handIn(token, url, passport);
    expect(await fieldsOf('exhibitor-badge', id)).toEqual([
      ['name', 'text', person.name],
      ['cardType', 'text', { ZH: '护照 / 其他证件', EN: 'Passport or other' }],
      ['cardNumber', 'text', 'E12345678'],
      ['cardImage', 'picture', cardImage],
      ['companyName', 'text', '华东电缆'],
      ['position', 'text', { ZH: '市场、销售', EN: 'Marketing or sales' }],
      ['phone', 'text', '+8613800138000'],
    ]);
    expect((await sheetOf('exhibitor-badge', id)).owner).toEqual({
      accountId,
      exhibitorId: companyId,
      name: await namesOf(companyId),
    });
    const idcard = newCard();
    const card = await handIn(token, url, { ...person, cardType: '1', idcard });
    expect((await fieldsOf('exhibitor-badge', card)).slice(1, 4)).toEqual([
      ['cardType', 'text', { ZH: '身份证', EN: 'Chinese ID card' }],
      ['cardNumber', 'text', idcard],
      ['cardImage', 'picture', ''],
    ]);
  });

  it(
    'an advertising order: a field for each line with its prices, and the total',
    { tags: ['DESIGN-007'] },
    async () => {
      const { token, id: accountId, companyId } = await companyOf(service);
      const item = { type: '1', unitCn: '块', unitEn: 'board', rank: 900 };
      const [board, flag] = take(
        await service
          .database()
          .orm()
          .insert(adCatalogueItems)
          .values([
            { ...item, nameCn: '喷绘广告牌', nameEn: 'Billboard', priceFen: 1_234_567 },
            { ...item, nameCn: '道旗', priceFen: 68_010, unitCn: '', unitEn: '' },
          ])
          .returning(),
        2,
      );
      const fileName = '设计稿 <img src=x onerror=alert(1)>.pdf';
      const attachment = await send(token, 'document&private=true', fileName, pdf(800));
      const lines = [
        { relId: board.id, amount: 2 },
        { relId: flag.id, amount: 3 },
      ];
      const body = { type: '1', ntAdRequestItemList: lines, attachment };
      const id = await handIn(token, '/app/exhibiting/ad-request', body);
      expect(await fieldsOf('ad-request', id)).toEqual([
        ['type', 'text', { ZH: '现场广告', EN: 'On-site advertising' }],
        [
          `item:${board.id}`,
          'text',
          {
            ZH: '喷绘广告牌，数量 2，单价 ¥12,345.67 / 块，小计 ¥24,691.34',
            EN: 'Billboard, quantity 2, price CNY 12,345.67 per board, subtotal CNY 24,691.34',
          },
        ],
        [
          `item:${flag.id}`,
          'text',
          {
            ZH: '道旗，数量 3，单价 ¥680.10，小计 ¥2,040.30',
            EN: '道旗, quantity 3, price CNY 680.10, subtotal CNY 2,040.30',
          },
        ],
        ['total', 'text', { ZH: '¥26,731.64', EN: 'CNY 26,731.64' }],
        ['attachmentName', 'text', fileName],
        ['attachment', 'file', attachment],
      ]);
      expect(await sheetOf('ad-request', id)).toMatchObject({
        title: { ZH: '喷绘广告牌、道旗', EN: 'Billboard, 道旗' },
        owner: { accountId, exhibitorId: companyId, name: await namesOf(companyId) },
      });
    },
  );

  it(
    'a sourcing request and an application for it: what either wrote, and whose it is',
    { tags: ['DESIGN-007'] },
    async () => {
      const buyer = await signedIn(service, 'visitor', { nickName: '采购员', companyName: '东方线缆' });
      const coverImage = await sendPicture(buyer.token);
      const wish = { type: '2', postsClassify: '3,1', content: `求购 ${hostile}`, postsNumber: '12 公里' };
      const postId = await handIn(buyer.token, '/app/sourcing/demand', { ...wish, coverImage });
      expect(await fieldsOf('buyer-post', postId)).toEqual([
        [
          'purchaseTypes',
          'text',
          { ZH: '原材料、半成品或成品', EN: 'Raw materials, Semi-finished or finished products' },
        ],
        ['publishType', 'text', { ZH: '一次性需求', EN: 'One-off need' }],
        ['contentCn', 'text', wish.content],
        ['contentEn', 'text', ''],
        ['quantityCn', 'text', '12 公里'],
        ['quantityEn', 'text', ''],
        ['image', 'picture', coverImage],
        ['publisher', 'text', '东方线缆'],
      ]);
      expect(await sheetOf('buyer-post', postId)).toMatchObject({
        title: { ZH: wish.content, EN: wish.content },
        owner: { accountId: buyer.id, exhibitorId: null, name: { ZH: '采购员', EN: '采购员' } },
      });

      service.pass(21_000);
      await service.reviewer().look();
      const company = await companyOf(service);
      const id = await handIn(company.token, '/app/exhibiting/pairing', {
        postId,
        type: 2,
        title: '常年供应\n低氧铜杆',
      });
      expect(await fieldsOf('pairing-application', id)).toEqual([
        ['request', 'text', { ZH: wish.content, EN: wish.content }],
        ['message', 'text', '常年供应\n低氧铜杆'],
      ]);
      const owner = { exhibitorId: company.companyId, name: await namesOf(company.companyId) };
      expect((await sheetOf('pairing-application', id)).owner).toEqual({ ...owner, accountId: company.id });
      // The buyer's words do not count against the company that answers them.
      expect(await service.review().textOf({ kind: 'pairing-application', id })).not.toContain('求购');
      const own = await handIn(company.token, '/app/sourcing/demand', { ...wish, content: 'Wire' }, 'EN');
      expect(await sheetOf('buyer-post', own)).toMatchObject({
        title: { ZH: 'Wire', EN: 'Wire' },
        owner: { ...owner, accountId: company.id },
      });
    },
  );

  it(
    'a booth application: all of its form but password and code',
    { tags: ['DESIGN-007', 'DESIGN-028'] },
    async () => {
      const person = visits(service);
      const email = person.newEmail();
      const password = md5('copper and light');
      const captcha = await person.emailCode(email);
      const company = `Harbour ${hostile}`;
      const body = {
        title: '2',
        name: 'Ada Fairweather',
        company,
        department: 'Sales',
        position: '6',
        country: 'GB',
        telephone: '+44 20 7946 0000',
        mobile: '+44 7700 900123',
        email,
        website: 'harbour.example',
        productService: '4,1',
        waysToKnow: '3,1',
        invitationCode: 'ABC',
        invitationId: '77',
        captcha,
        password,
        pswSecond: password,
        agreed: true,
      };
      const apply = { body, language: 'EN' };
      expect((await service.call('POST', '/app/exhibiting/booth-application', apply)).status).toBe(200);
      const row = first(
        await service
          .database()
          .orm()
          .select()
          .from(boothApplications)
          .where(eq(boothApplications.proved, email)),
      );
      const { id, passwordHash } = row;
      expect(await fieldsOf('booth-application', id)).toEqual([
        ['title', 'text', { ZH: '女士', EN: 'Ms' }],
        ['name', 'text', 'Ada Fairweather'],
        ['company', 'text', company],
        ['department', 'text', 'Sales'],
        ['position', 'text', { ZH: '市场、销售', EN: 'Marketing or sales' }],
        ['country', 'text', { ZH: '英国', EN: 'United Kingdom' }],
        ['telephone', 'text', '+44 20 7946 0000'],
        ['mobile', 'text', '+447700900123'],
        ['email', 'text', email],
        ['website', 'link', 'harbour.example'],
        ['productServices', 'text', await categoriesOf('4', '1')],
        [
          'waysToKnow',
          'text',
          { ZH: '微信等社交媒体、往届参展或参观', EN: 'WeChat or other social media, An earlier edition' },
        ],
        ['invitationCode', 'text', 'ABC'],
        ['invitationId', 'text', '77'],
      ]);
      const sheet = await sheetOf('booth-application', id);
      const name = { ZH: company, EN: company };
      expect(sheet).toMatchObject({ title: name, owner: { accountId: null, exhibitorId: null, name } });
      const all = JSON.stringify(sheet);
      for (const secret of [required(passwordHash), password, captcha]) expect(all).not.toContain(secret);
      await service
        .database()
        .orm()
        .update(boothApplications)
        .set({ website: 'javascript:alert(1).example' })
        .where(eq(boothApplications.id, id));
      expect(await fieldsOf('booth-application', id)).toContainEqual([
        ...['website', 'text', 'javascript:alert(1).example'],
      ]);
    },
  );
});
