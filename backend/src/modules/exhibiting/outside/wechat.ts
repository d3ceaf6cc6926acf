import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../../../http/errors.ts';
import type { WechatSettings } from './settings.ts';
import Type, { type Static } from 'typebox';
import { parseJson } from '../../../parse-json.ts';

const TIMEOUT_MS = 5000;
/** WeChat's tickets live for two hours; ours are asked for anew a little before. */
const EARLY_MS = 5 * 60_000;
/** After a failure WeChat is left alone for so long: its calls are numbered. */
const PAUSE_MS = 30_000;

const failed = () =>
  new Refusal({
    ZH: '微信分享初始化失败或不可用',
    EN: 'WeChat share init failed or unavailable',
  });

/** SHA-1 as WeChat asks for it: the names in this order, the address without its fragment. */
export const wechatSignature = (ticket: string, nonceStr: string, timestamp: number, url: string): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0]}`)
    .digest('hex');

const Answer = Type.Object({
  access_token: Type.Optional(Type.String()),
  ticket: Type.Optional(Type.String()),
  expires_in: Type.Optional(Type.Number()),
});
type Answer = Static<typeof Answer>;

/** A ticket of WeChat's, and how long it lives, milliseconds. */
interface Ticket {
  text: string;
  lifeMs: number;
}

/**
 * Signs pages of this site for WeChat's JS-SDK. Its two calls are made once for all pages, one after the other, and
 * their ticket is kept as long as it lives.
 * @param settings undefined where no official account is configured
 * @param site address of the site, like https://fair.example/d
 */
export function wechatShare(settings: WechatSettings | undefined, site: string, now: () => Date) {
  let held: { ticket: Promise<Ticket>; until: number } | undefined;

  async function ask(path: string, query: Record<string, string>): Promise<Answer> {
    const address = new URL(path, settings?.endpoint);
    address.search = new URLSearchParams(query).toString();
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    return parseJson(Answer, await response.text());
  }

  async function fetchTicket({ appId, secret }: WechatSettings): Promise<Ticket> {
    const grant = { grant_type: 'client_credential', appid: appId, secret };
    const { access_token: access } = await ask('/cgi-bin/token', grant);
    if (!access) throw new Error('no access token');
    const query = { access_token: access, type: 'jsapi' };
    const { ticket: text, expires_in: seconds = 0 } = await ask('/cgi-bin/ticket/getticket', query);
    if (!text) throw new Error('no ticket');
    return { text, lifeMs: seconds * 1000 };
  }

  function ticket(settings: WechatSettings): Promise<Ticket> {
    if (held && held.until > now().getTime()) return held.ticket;
    const asked = { ticket: fetchTicket(settings), until: Infinity };
    asked.ticket.then(
      ({ lifeMs }) => (asked.until = now().getTime() + lifeMs - EARLY_MS),
      () => (asked.until = now().getTime() + PAUSE_MS),
    );
    held = asked;
    return asked.ticket;
  }

  return {
    /**
     * @param url address of the page, of this site
     * @throws Refusal ERR-043 without settings, without an answer of WeChat's, and for pages of others
     */
    config: async (url: string) => {
      const isOwn = URL.canParse(url) && new URL(url).origin === new URL(site).origin;
      if (!settings || !isOwn) throw failed();
      const { text } = await ticket(settings).catch(() => {
        throw failed();
      });
      const nonceStr = randomBytes(12).toString('hex');
      const timestamp = Math.floor(now().getTime() / 1000);
      return {
        appId: settings.appId,
        timestamp,
        nonceStr,
        signature: wechatSignature(text, nonceStr, timestamp, url),
      };
    },
  };
}
