import { describe, expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';
import { specifiedRest, unknownCall, type UnknownCall } from './support/specified-rest.ts';

const cookie = 'session=token-1';

async function foreign(unknown: UnknownCall, account?: { isExhibitor: boolean }) {
  const server = specifiedRest(unknown, account);
  const gateway = await useGateway(server.answers, {}, {}, server.absent);
  /** The data of an operation that had no error. */
  const ask = async (text: string, headers: Record<string, string> = {}) => {
    const { data, errors } = await gateway.query(text, { headers });
    expect(errors, JSON.stringify(errors)).toBeUndefined();
    return data;
  };
  const asVisitor = (text: string) => ask(text, { cookie });
  return { ...server, ...gateway, ask, asVisitor };
}

describe.each(Object.keys(unknownCall) as UnknownCall[])(
  'before a server that knows only the calls of the specification, and says by %s that it has no other',
  (unknown) => {
    it(
      'lists and details name each other',
      { tags: ['REST-049', 'REST-052', 'REST-053', 'REST-054'] },
      async () => {
        const { ask } = await foreign(unknown);
        expect(
          await ask(`{
          products { totalCount nodes { id title category { name } exhibitor { id name boothNumber } } }
          product(id: "31") { id title description createdAt relatedProducts { id title } exhibitor { id } }
          missing: product(id: "99") { id }
          exhibitor(id: "11") { name tags address countryCode products { totalCount nodes { id } } }
          recommendedProducts { nodes { id } } recommendedExhibitors { nodes { id countryCode } }
        }`),
        ).toEqual({
          products: {
            totalCount: 2,
            nodes: ['31', '32'].map((id) => ({
              id,
              title: `展品${id}`,
              category: null,
              exhibitor: { id: '11', name: '甲公司', boothNumber: 'A101' },
            })),
          },
          product: {
            id: '31',
            title: '展品31',
            description: '<p>描述</p>',
            createdAt: '1970-01-01T08:00:00+08:00',
            relatedProducts: [{ id: '32', title: '展品32' }],
            exhibitor: { id: '11' },
          },
          missing: null,
          exhibitor: {
            name: '甲公司',
            tags: ['电缆', '光纤'],
            address: '上海',
            countryCode: '',
            products: { totalCount: 1, nodes: [{ id: '31' }] },
          },
          recommendedProducts: { nodes: [{ id: '31' }, { id: '32' }] },
          recommendedExhibitors: { nodes: [{ id: '11', countryCode: '' }] },
        });
      },
    );

    it(
      'buyers have their kinds from the words of the record',
      { tags: ['REST-025', 'REST-047'] },
      async () => {
        const { ask, rest } = await foreign(unknown);
        expect(
          await ask(`{
          buyerPost(id: "41") { id publishType publishTypeLabel purchaseTypes quantity applicantCount }
          siteSearch(text: "铜") { buyerPosts { found { nodes { id } } } products { found { totalCount } } }
        }`),
        ).toEqual({
          buyerPost: {
            id: '41',
            publishType: 'URGENT',
            publishTypeLabel: '紧急需求',
            quantity: '10 吨',
            applicantCount: 3,
            purchaseTypes: ['RAW_MATERIALS', 'MACHINERY'],
          },
          siteSearch: {
            buyerPosts: { found: { nodes: [{ id: '41' }] } },
            products: { found: { totalCount: 2 } },
          },
        });
        expect(rest.paths()).toContain('/app/posts/getAllList');
      },
    );

    it('a call that the server does not have is tried once', async () => {
      const { ask, rest } = await foreign(unknown);
      for (const id of ['31', '32', '31']) await ask(`{ product(id: "${id}") { exhibitor { id } } }`);
      const batches = rest.calls.filter(({ path }) => path.startsWith('/app/catalogue/entries?ids='));
      expect(batches).toHaveLength(1);
    });

    it(
      'the edition is that of the specification, its end that of the server',
      { tags: ['REST-092'] },
      async () => {
        const { ask } = await foreign(unknown);
        expect(
          await ask(
            '{ edition { number opensOn hasVisitorEnd isDemoClock } searchSuggestions(text: "展") { text } }',
          ),
        ).toEqual({
          edition: { number: 12, opensOn: '2025-08-27', hasVisitorEnd: true, isDemoClock: false },
          searchSuggestions: [{ text: '甲公司' }, { text: '展品31' }, { text: '展品32' }],
        });
      },
    );

    it(
      'a favourite is set with title and picture, shown, and removed by its own id',
      { tags: ['REST-037', 'REST-056'] },
      async () => {
        const { asVisitor, favourites, rest } = await foreign(unknown);
        const set = (verb: string) =>
          asVisitor(`mutation { ${verb}(input: { kind: PRODUCT, id: "31" }) {
          product { id isFavourite } errors { message }
        } }`);
        expect(await set('addFavourite')).toEqual({
          addFavourite: { product: { id: '31', isFavourite: true }, errors: [] },
        });
        expect([...favourites.values()]).toEqual([
          { id: '900', linkId: '31', collectType: 1, title: '展品31', coverImage: '/p31.png' },
        ]);
        expect(
          await asVisitor(
            '{ products { nodes { id isFavourite } } viewer { favouriteProducts { nodes { id } } } }',
          ),
        ).toEqual({
          products: {
            nodes: [
              { id: '31', isFavourite: true },
              { id: '32', isFavourite: false },
            ],
          },
          viewer: { favouriteProducts: { nodes: [{ id: '31' }] } },
        });
        expect(await set('removeFavourite')).toEqual({
          removeFavourite: { product: { id: '31', isFavourite: false }, errors: [] },
        });
        expect(favourites.size).toBe(0);
        const removals = rest.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
        expect(removals).toEqual([
          '/app/favourites/collect?collectType=1&linkId=31',
          '/app/favourites/collect/900',
        ]);
        expect(await set('removeFavourite')).toMatchObject({ removeFavourite: { errors: [] } });
      },
    );

    it('who is signed in, and their pass', { tags: ['REST-075', 'REST-093', 'REST-116'] }, async () => {
      const { asVisitor } = await foreign(unknown);
      expect(
        await asVisitor(`{ viewer {
          id role nickName companyName visitPass { code name companyName title position }
          unreadConsultations { askedByMe askedToMe } contactSharing { isOn }
          coupons { nodes { id status code title priceYuan } }
          eventRegistrations { nodes { id eventTitle calendarUrl } } eventRegistration(id: "65") { id }
          registeredPeople(mobile: "") { nodes { name passCode } }
          buyerPosts { nodes { id content publishType } } buyerPost(id: "91") { id purchaseTypes }
          consultations { nodes { id isMine } }
        } }`),
      ).toEqual({
        viewer: {
          id: '7',
          role: 'VISITOR',
          nickName: '李四',
          companyName: '乙公司',
          visitPass: { code: 'CODE93', name: '李四', companyName: '乙公司', title: '先生', position: '经理' },
          unreadConsultations: { askedByMe: 0, askedToMe: 0 },
          contactSharing: null,
          coupons: { nodes: [{ id: 'C1', status: 'UNUSED', code: 'C1', title: '餐券', priceYuan: 20 }] },
          eventRegistrations: { nodes: [{ id: '65', eventTitle: '论坛', calendarUrl: null }] },
          eventRegistration: { id: '65' },
          registeredPeople: { nodes: [{ name: '李四', passCode: 'O1' }] },
          buyerPosts: { nodes: [{ id: '91', content: '求购', publishType: 'URGENT' }] },
          buyerPost: { id: '91', purchaseTypes: ['RAW_MATERIALS', 'MACHINERY'] },
          consultations: { nodes: [{ id: '81', isMine: true }] },
        },
      });
    });

    it('signing in and out', { tags: ['REST-013'] }, async () => {
      const { ask } = await foreign(unknown);
      expect(
        await ask(`mutation { signInByCode(input: { recipient: "13800138000", code: "123456", returnToken: true }) {
          token viewer { id role } errors { message }
        } }`),
      ).toEqual({ signInByCode: { token: 'token-1', viewer: { id: '7', role: 'VISITOR' }, errors: [] } });
      expect(await ask('mutation { signOut { message } }', { cookie, language: 'EN' })).toEqual({
        signOut: { message: 'You are logged out' },
      });
    });

    it('questions, with which side writes', { tags: ['REST-029', 'REST-038', 'REST-083'] }, async () => {
      const { asVisitor, rest } = await foreign(unknown);
      expect(
        await asVisitor(`{ viewer { consultation(id: "81") {
          kind status isMine unreadCount subject { ... on Exhibitor { id } } comments { nodes { content } }
        } } }`),
      ).toEqual({
        viewer: {
          consultation: {
            kind: 'EXHIBITOR',
            status: 'REPLIED',
            isMine: true,
            unreadCount: 0,
            subject: { id: '11' },
            comments: { nodes: [{ content: '您好' }] },
          },
        },
      });
      expect(
        await asVisitor(`mutation {
          askConsultation(input: { kind: EXHIBITOR, id: "11", question: "价格？" }) { message errors { message } }
          addConsultationComment(input: { consultationId: "81", content: "谢谢" }) { consultation { id } errors { message } }
          markConsultationRead(id: "81") { consultation { id unreadCount } errors { message } }
        }`),
      ).toEqual({
        askConsultation: { message: 'ok', errors: [] },
        addConsultationComment: { consultation: { id: '81' }, errors: [] },
        markConsultationRead: { consultation: { id: '81', unreadCount: 0 }, errors: [] },
      });
      const comment = rest.calls.find(({ path }) => path === '/app/consultations/comment');
      expect(JSON.parse(comment?.body ?? '')).toEqual({ consultationId: '81', content: '谢谢', type: 1 });
    });

    it(
      'an event, its form and the sign-up',
      { tags: ['REST-043', 'REST-044', 'REST-045', 'REST-078'] },
      async () => {
        const { asVisitor } = await foreign(unknown);
        expect(
          await asVisitor(`{ event(code: "C09A02") {
          code title sessions { id title room } signUp { kind isClosed form { fields { label } } }
          viewerRegistration { id }
        } }`),
        ).toEqual({
          event: {
            code: 'C09A02',
            title: '论坛',
            sessions: [{ id: '61-0', title: '开场', room: '' }],
            signUp: { kind: 'FORM', isClosed: false, form: { fields: [{ label: '姓名' }] } },
            viewerRegistration: { id: '65' },
          },
        });
        expect(
          await asVisitor(`mutation {
          registerForEvent(input: { eventId: "61", formId: "71", answers: [{ fieldId: "1", value: "x" }] }) {
            registration { id } errors { message }
          }
        }`),
        ).toEqual({ registerForEvent: { registration: { id: '65' }, errors: [] } });
      },
    );

    it.each([
      ['questions follow', false],
      ['questions are skipped', true],
    ])(
      'the steps of registering where %s',
      { tags: ['REST-064', 'REST-068', 'REST-071', 'REST-072', 'REST-073'] },
      async (_name, skips) => {
        const { ask, registration } = await foreign(unknown);
        registration.skips = skips;
        const fields =
          'registration { key state skipsQuestions pass { code name } } ticket errors { message }';
        expect(
          await ask(`mutation { startVisitRegistration(input: {
          channel: SMS, recipient: "13800138000", code: "123456", isAgreed: true
        }) { registration { key state } isResumed errors { message } } }`),
        ).toEqual({
          startVisitRegistration: {
            registration: { key: 'reg-1', state: 'STARTED' },
            isResumed: false,
            errors: [],
          },
        });
        const informed = await ask(`mutation { saveVisitInformation(input: {
        key: "reg-1", name: "李四", title: "1", identityNumber: "", companyName: "乙公司",
        email: "li@example.com", address: "上海"
      }) { ${fields} } }`);
        const finished = {
          key: 'reg-1',
          state: 'FINISHED',
          skipsQuestions: skips,
          pass: { code: 'CODE73', name: '李四' },
        };
        const begun = { key: 'reg-1', state: 'INFORMED', skipsQuestions: skips, pass: null };
        expect(informed).toEqual({
          saveVisitInformation: { registration: skips ? finished : begun, ticket: null, errors: [] },
        });
        if (skips) return;
        const answered = await ask(
          `mutation { saveVisitAnswers(input: { key: "reg-1", answers: [] }) { ${fields} } }`,
        );
        expect(answered).toEqual({ saveVisitAnswers: { registration: finished, ticket: null, errors: [] } });
      },
    );

    it('registering by e-mail', { tags: ['REST-069'] }, async () => {
      const { ask } = await foreign(unknown);
      expect(
        await ask(`mutation { startVisitRegistration(input: {
          channel: EMAIL, recipient: "li@example.com", code: "123456", isAgreed: true
        }) { registration { key } isResumed errors { message } } }`),
      ).toEqual({
        startVisitRegistration: { registration: { key: 'reg-1' }, isResumed: false, errors: [] },
      });
    });

    it('the exhibitor centre', async () => {
      const { asVisitor } = await foreign(unknown, { isExhibitor: true });
      expect(
        await asVisitor(`{
          viewer {
            role companyName exhibitor { id } company { nameCn boothNumber }
            products { nodes { id title review { status } } } product(id: "201") { id }
            promotionArticles { nodes { id } } promotionArticle(id: "202") { id body }
            badges { nodes { id name maskedCardNumber review { status } } } badge(id: "101") { id cardNumber }
            badgeAllowance { used }
            adCatalogue(type: ON_SITE) { id name price }
            adRequests { nodes { id total items { name amount } } } adRequest(id: "301") { id }
            serviceItems { id title isOverdue category fillType } billing { email }
            journalEntry { companyCn review { status } }
            pairingApplications { nodes { id status } } recommendedDemands { nodes { id buyerPost { id } } }
            leads { totalCount } visitPass { code }
          }
          waysToKnow { value }
        }`),
      ).toEqual({
        viewer: {
          role: 'EXHIBITOR',
          companyName: '甲公司',
          exhibitor: { id: '11' },
          company: { nameCn: '甲公司', boothNumber: 'A101' },
          products: { nodes: [{ id: '201', title: '新品', review: { status: 'REJECTED' } }] },
          product: { id: '201' },
          promotionArticles: { nodes: [{ id: '202' }] },
          promotionArticle: { id: '202', body: '<p>文</p>' },
          badges: {
            nodes: [
              {
                id: '101',
                name: '王五',
                maskedCardNumber: '3***34',
                review: { status: 'UNDER_REVIEW' },
              },
            ],
          },
          badge: { id: '101', cardNumber: '310101199001011234' },
          badgeAllowance: null,
          adCatalogue: [{ id: '5', name: '灯箱', price: 1000.5 }],
          adRequests: { nodes: [{ id: '301', total: 2001, items: [{ name: '灯箱', amount: 2 }] }] },
          adRequest: { id: '301' },
          serviceItems: [
            {
              id: '401',
              title: '楣板',
              isOverdue: false,
              category: 'EXHIBITOR_SERVICES',
              fillType: 'ONLINE',
            },
          ],
          billing: { email: 'a@example.com' },
          journalEntry: { companyCn: '甲公司', review: { status: 'UNDER_REVIEW' } },
          pairingApplications: { nodes: [{ id: '501', status: 'AUDIT_SUCCESSFUL' }] },
          recommendedDemands: { nodes: [{ id: '41', buyerPost: { id: '41' } }] },
          leads: { totalCount: 0 },
          visitPass: null,
        },
        waysToKnow: [],
      });
    });

    it('lists by cursor, and objects by their ids', async () => {
      const { ask } = await foreign(unknown);
      const list = 'nodes { id } totalCount pageInfo { hasNextPage endCursor }';
      const data = await ask(`{
        exhibitorConnection(first: 1) { ${list} } productConnection(first: 1) { ${list} }
        newsConnection(first: 1) { ${list} } videoConnection(first: 1) { ${list} }
        eventConnection(first: 1) { ${list} }
        buyerPostConnection(first: 1, filter: { purchaseTypes: [MACHINERY] }) { ${list} }
        exhibitor(id: "11") { productConnection(first: 1) { nodes { id } totalCount } }
        nodes(ids: ["NewsArticle:51", "NewsArticle:59", "Video:45", "ConferenceEvent:61", "BuyerPost:41"]) { nodeId }
      }`);
      const only = (id: string) => ({
        nodes: [{ id }],
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: 'page:2' },
      });
      expect(data).toEqual({
        exhibitorConnection: only('11'),
        productConnection: {
          nodes: [{ id: '31' }, { id: '32' }],
          totalCount: 2,
          pageInfo: { hasNextPage: true, endCursor: 'page:2' },
        },
        newsConnection: only('51'),
        videoConnection: only('45'),
        eventConnection: only('61'),
        buyerPostConnection: only('41'),
        exhibitor: { productConnection: { nodes: [{ id: '31' }], totalCount: 1 } },
        nodes: [
          { nodeId: 'NewsArticle:51' },
          null,
          { nodeId: 'Video:45' },
          { nodeId: 'ConferenceEvent:61' },
          { nodeId: 'BuyerPost:41' },
        ],
      });
    });

    it('what no call of the specification tells is empty', async () => {
      const { ask, asVisitor } = await foreign(unknown);
      expect(
        await ask(`{
          newsletters { id } pageBlocks(section: FACTORY_COMPANY) { id } overseasFairs { id }
          exhibitorPlaces { halls { __typename } } relaxedSearch(text: "铜") { text leftOut }
          organiserSignInOptions { acceptsPasswords providerName }
        }`),
      ).toEqual({
        newsletters: [],
        pageBlocks: [],
        overseasFairs: [],
        exhibitorPlaces: { halls: [] },
        relaxedSearch: { text: null, leftOut: [] },
        organiserSignInOptions: { acceptsPasswords: true, providerName: null },
      });
      expect(
        await asVisitor(`{ viewer {
          visitorDetails { __typename } ownDataParts { kind }
          friendInvitations { nodes { email firstName mailedAt registeredAt } }
        } }`),
      ).toEqual({
        viewer: {
          visitorDetails: null,
          ownDataParts: [],
          friendInvitations: {
            nodes: [
              {
                email: 'zhao@example.com',
                firstName: null,
                mailedAt: '2025-06-04T08:00:00+08:00',
                registeredAt: null,
              },
            ],
          },
        },
      });
    });

    it('a person who is registered is as typed where the answer has no record', async () => {
      const { asVisitor } = await foreign(unknown);
      expect(
        await asVisitor(`mutation { registerOther(input: {
          name: "赵六", title: "1", identityNumber: "1", companyName: "丙公司", mobile: "13800138001"
          email: "zhao@example.com"
        }) { person { name passCode } errors { message } } }`),
      ).toEqual({ registerOther: { person: { name: '赵六', passCode: '' }, errors: [] } });
    });

    it('what an exhibitor saves is as typed, or read again, where the answer has no record', async () => {
      const { asVisitor } = await foreign(unknown, { isExhibitor: true });
      expect(
        await asVisitor(`mutation {
          saveBadge(input: {
            name: "孙七", cardNumber: "A1234567", cardType: OTHER, companyName: "甲公司", phone: "13900139001", position: "1"
          }) { badge { name maskedCardNumber review { status } } errors { message } }
          saveProduct(input: {
            titleCn: "拉丝机", titleEn: "Drawing machine", descriptionCn: "文", descriptionEn: "Text", imageUrl: "/p.png"
          }) { product { title } errors { message } }
          submitServiceForm(input: { itemId: "401", formId: "71", answers: [] }) { item { id isDone } errors { message } }
          submitServiceFile(input: { itemId: "499", fileUrl: "/f.pdf" }) { item { id } errors { message } }
        }`),
      ).toEqual({
        saveBadge: {
          badge: { name: '孙七', maskedCardNumber: 'A***67', review: { status: 'UNDER_REVIEW' } },
          errors: [],
        },
        saveProduct: { product: { title: '拉丝机' }, errors: [] },
        submitServiceForm: { item: { id: '401', isDone: true }, errors: [] },
        submitServiceFile: { item: null, errors: [] },
      });
    });

    it('a question that the caller is asked', { tags: ['REST-038'] }, async () => {
      const { asVisitor, rest } = await foreign(unknown, { isExhibitor: true });
      expect(
        await asVisitor(`{ viewer {
          consultation(id: "81") { isMine } consultations(box: ASKED_TO_ME) { nodes { id isMine } }
          promotionArticles { nodes { body files { name } } }
        } }`),
      ).toEqual({
        viewer: {
          consultation: { isMine: false },
          consultations: { nodes: [{ id: '81', isMine: false }] },
          promotionArticles: { nodes: [{ body: '<p>文</p>', files: [] }] },
        },
      });
      await asVisitor(
        'mutation { addConsultationComment(input: { consultationId: "81", content: "好" }) { errors { message } } }',
      );
      const comment = rest.calls.find(({ path }) => path === '/app/consultations/comment');
      expect(JSON.parse(comment?.body ?? '')).toMatchObject({ type: 2 });
    });

    it('the site map names the products of the list', async () => {
      const { app } = await foreign(unknown);
      const index = await app.inject({ url: '/sitemap.xml', headers: { host: 'site.example' } });
      expect(index.body).toContain('/sitemap-product-0.xml');
      const part = await app.inject({ url: '/sitemap-product-0.xml', headers: { host: 'site.example' } });
      expect(part.body).toContain('http://site.example/31');
    });
  },
);
