import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { answersInList, findForm, formRefusals, readAnswers } from '../../../forms/index.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { claimUpload } from '../../../uploads/index.ts';
import type { EditionSettings } from '../../content/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import type { ServiceFileBody, ServiceFormBody, ServiceItem } from './contract.ts';
import { itemFulfilling } from './fulfilling.ts';
import { refusals, what } from './messages.ts';
import { itemRecord } from './record.ts';
import { fillTypes, saysSame } from './rules.ts';
import type { ServiceStore } from './store.ts';

/** Handed in by one account, again and again included. */
const submissions: Limit = { name: 'service-account', points: 200, seconds: 60 * 60 };

export interface ServiceParts {
  database: Database;
  clock: Clock;
  limits: Limits;
  edition: () => Promise<EditionSettings>;
}

/** The handing in of forms and files that items ask for. */
export function serviceHandingIn({ database, clock, limits, edition }: ServiceParts, store: ServiceStore) {
  const handIn = itemFulfilling(clock, store);

  async function itemOf(id: string) {
    const { number, servicesContactEmail: contactEmail } = await edition();
    const item = await store.find(number, id);
    if (!item) throw notFound(what.item);
    return { item, contactEmail };
  }

  return {
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
