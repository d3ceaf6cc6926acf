import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import {
  answersInList,
  findForm,
  formRecord,
  formRefusals,
  readAnswers,
  type Form,
} from '../../../forms/index.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { claimUpload } from '../../../uploads/index.ts';
import type { EditionSettings } from '../../content/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import type { ServiceFileBody, ServiceFormBody, ServiceItem, ServiceQuery } from './contract.ts';
import { refusals, what } from './messages.ts';
import { itemRecord } from './record.ts';
import { fillTypes, isOverdue, saysSame } from './rules.ts';
import { serviceStore, type FulfilmentRow, type ItemRow } from './store.ts';

/** Handed in by one account, again and again included. */
const submissions: Limit = { name: 'service-account', points: 200, seconds: 60 * 60 };
/** Items a page where only the page is given. */
const PAGE_SIZE = 10;

export interface ServiceParts {
  database: Database;
  clock: Clock;
  limits: Limits;
  edition: () => Promise<EditionSettings>;
}

/** Something that a company hands in for an item. */
interface Sending {
  item: ItemRow;
  contactEmail: string;
  /** Whether what is there says just this. */
  isSame: (row: FulfilmentRow) => boolean;
  /** Checks it and gives what is kept. @throws Refusal */
  read: () => Promise<Pick<FulfilmentRow, 'answers' | 'filePath' | 'fileName'>>;
}

/**
 * Rules of the service manual. An item is handed in once, before its deadline; what was handed in can be read for
 * ever, and is changed only through the organiser (DESIGN-043).
 */
export function serviceItemService({ database, clock, limits, edition }: ServiceParts) {
  const store = serviceStore(database);

  async function itemOf(id: string) {
    const { number, servicesContactEmail: contactEmail } = await edition();
    const item = await store.find(number, id);
    if (!item) throw notFound(what.item);
    return { item, contactEmail };
  }

  /** Hands something in, once: sent twice, also at once, it is one; something else is refused. */
  async function handIn({ accountId, companyId }: CompanyActor, sending: Sending): Promise<FulfilmentRow> {
    const { item, contactEmail, isSame, read } = sending;
    const before = await store.fulfilment(companyId, item.id);
    const known = (row: FulfilmentRow) => {
      if (isSame(row)) return row;
      throw refusals.done(contactEmail);
    };
    if (before) return known(before);
    const createdAt = clock.now();
    if (isOverdue(item.deadline, createdAt)) throw refusals.overdue(contactEmail);
    const kept = await read();
    const row = await store.fulfil({
      ...kept,
      itemId: item.id,
      exhibitorId: companyId,
      accountId,
      createdAt,
    });
    if (row) return row;
    // Somebody was quicker.
    const theirs = await store.fulfilment(companyId, item.id);
    if (!theirs) throw notFound(what.item);
    return known(theirs);
  }

  return {
    /** All items of the edition, grouped by the client, or a page of them where one is asked for (REST-111). */
    async list(
      { companyId }: CompanyActor,
      { pageNo, pageSize }: ServiceQuery,
      language: Language,
    ): Promise<ServiceItem[]> {
      const { number, servicesContactEmail: contactEmail } = await edition();
      const limit = pageSize ?? PAGE_SIZE;
      const isPaged = pageNo !== undefined || pageSize !== undefined;
      const page = isPaged ? { offset: ((pageNo ?? 1) - 1) * limit, limit } : undefined;
      const [items, done] = await Promise.all([store.list(number, page), store.fulfilments(companyId)]);
      const seen = { now: clock.now(), language, contactEmail };
      return items.map((item) => itemRecord(item, done.get(item.id), seen));
    },

    /** @throws Refusal 404 for one that no item asks for (EXH-129) */
    async form(id: string): Promise<Form> {
      const { number } = await edition();
      const form = (await store.asksFor(number, id)) ? await findForm(database, id) : undefined;
      if (!form) throw notFound(what.form);
      return formRecord(form);
    },

    /**
     * Hands a form in (REST-112, EXH-124).
     * @throws Refusal naming the field (VAL-045, VAL-046), 404, 409 for one that is done, 429
     */
    async fill(
      actor: CompanyActor,
      { fileId, formId, userData }: ServiceFormBody,
      language: Language,
    ): Promise<ServiceItem> {
      await limits.count(submissions, actor.accountId);
      const { item, contactEmail } = await itemOf(fileId);
      const form =
        item.fillType === fillTypes.online && item.formId !== null
          ? await findForm(database, item.formId)
          : undefined;
      if (!form) throw refusals.notOnline();
      if (form.id !== formId) throw formRefusals.otherForm();
      const sent = answersInList(userData);
      const { accountId } = actor;
      const row = await handIn(actor, {
        item,
        contactEmail,
        isSame: ({ answers }) => saysSame(answers, sent),
        read: async () => ({
          answers: await readAnswers(form, sent, (address) =>
            claimUpload(database, address, { accountId, kinds: ['image', 'document'], isPrivate: true }),
          ),
          filePath: '',
          fileName: '',
        }),
      });
      return itemRecord(item, row, { now: clock.now(), language, contactEmail });
    },

    /**
     * Hands a file in (REST-113, EXH-125).
     * @throws Refusal naming the field, 404, 409 for one that is done, 429
     */
    async upload(
      actor: CompanyActor,
      { fileId, userFilePath }: ServiceFileBody,
      language: Language,
    ): Promise<ServiceItem> {
      await limits.count(submissions, actor.accountId);
      const { item, contactEmail } = await itemOf(fileId);
      if (item.fillType === fillTypes.online || item.fillType === fillTypes.download)
        throw refusals.notUpload();
      const filePath = userFilePath.trim();
      if (filePath === '') throw refusals.noFile();
      const wanted = { accountId: actor.accountId, kinds: ['document', 'image'], isPrivate: true } as const;
      const row = await handIn(actor, {
        item,
        contactEmail,
        isSame: (before) => before.filePath === filePath,
        read: async () => {
          const upload = await claimUpload(database, filePath, wanted).catch((error: unknown) => {
            throw error instanceof Refusal ? error.about('userFilePath') : error;
          });
          return { answers: [], filePath, fileName: upload.originalName };
        },
      });
      return itemRecord(item, row, { now: clock.now(), language, contactEmail });
    },
  };
}
