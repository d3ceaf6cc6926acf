import type { Language } from '../../http/language.ts';
import { letter } from '../../outbox/letter.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { ChangeLog } from '../changes/index.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { WebhookRow, WebhookStore } from './store.ts';
import type { PauseReason } from './words.ts';

/** Why an address was paused, in words for the partner's contact. */
const why: Record<Exclude<PauseReason, 'asked'>, Record<Language, string>> = {
  failing: {
    ZH: '48 小时内没有一次投递成功。',
    EN: 'For 48 hours it has not taken a single delivery.',
  },
  gone: { ZH: '该地址返回了 410（已停用）。', EN: 'It answered 410 (gone).' },
  scope: {
    ZH: '贵方的密钥不再具有所选字段需要的读取范围。',
    EN: 'No key of yours may read any more what its selection asks for.',
  },
  selection: {
    ZH: '接口更新后，所选字段已无效。',
    EN: 'Its selection is not valid any more since the schema has changed.',
  },
  backlog: {
    ZH: '等待投递的变更过多。',
    EN: 'More changes wait for it than are kept.',
  },
  restored: {
    ZH: '服务已恢复到较早的状态：此前告知贵方的内容可能不再有效。',
    EN: 'The service was restored to an earlier state: what you were told may not hold any more.',
  },
};

const words = {
  subject: { ZH: 'Webhook 已自动暂停', EN: 'A webhook has been paused' },
  name: { ZH: '名称', EN: 'Name' },
  url: { ZH: '地址', EN: 'Address' },
  then: {
    ZH: '恢复后请用 missedAfter 游标读取 changes，补上期间的变更。',
    EN: 'When you have resumed it, read changes from its cursor missedAfter for what it has missed.',
  },
  copyAnew: {
    ZH: '请先恢复它，再重新完整同步一次：此前的所有游标均已过期。',
    EN: 'Resume it, then copy everything anew: all cursors of before have expired.',
  },
  footer: {
    ZH: '您是该合作方的联系人，因此收到此邮件。',
    EN: 'You receive this message as the contact of the partner.',
  },
};

interface Parts {
  webhooks: Pick<WebhookStore, 'change'>;
  deliveries: Pick<DeliveryStore, 'giveUpWaiting'>;
  changes: Pick<ChangeLog, 'before' | 'cursor'>;
  messages: Pick<Outbox, 'post'>;
  /** E-mail address of a partner's contact; blank for none. */
  contactOf: (partnerId: string) => Promise<string>;
  /** The real time. */
  now: () => Date;
}

/** Ends the calls of an address. All of it inside a transaction of the caller. */
export function pausing({ webhooks, deliveries, changes, messages, contactOf, now }: Parts) {
  async function tell({ partnerId, locale, name, url }: WebhookRow, reason: Exclude<PauseReason, 'asked'>) {
    const recipient = await contactOf(partnerId);
    if (recipient === '') return;
    const language = locale === 'ZH' ? 'ZH' : 'EN';
    const content = letter({
      language,
      subject: words.subject[language],
      paragraphs: [why[reason][language], words[reason === 'restored' ? 'copyAnew' : 'then'][language]],
      facts: [
        [words.name[language], name],
        [words.url[language], url],
      ],
      footer: words.footer[language],
    });
    await messages.post({ channel: 'email', recipient, ...content });
  }

  /**
   * Pauses an address that the transaction has locked, gives up what waits for it, and notes from where on it may have
   * missed changes. Its contact is told unless somebody has asked for it.
   * @param from event id of a delivery that was given up before, or the cursor up to which it was told; neither: of what
   * waits now
   */
  return async function pause(
    row: WebhookRow,
    reason: PauseReason,
    from: { lost?: string | undefined; cursor?: string } = {},
  ): Promise<WebhookRow> {
    const waiting = await deliveries.giveUpWaiting(row.id, now());
    const first = from.lost ?? waiting;
    const missedAfter =
      row.missedAfter ??
      from.cursor ??
      (first === undefined ? await changes.cursor() : await changes.before(first));
    const paused = await webhooks.change(row.id, { pauseReason: reason, pausedAt: now(), missedAfter });
    if (reason !== 'asked') await tell(row, reason);
    return paused;
  };
}

export type Pause = ReturnType<typeof pausing>;
