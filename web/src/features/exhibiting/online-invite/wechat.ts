/** WeChat's library for pages in its browser; nowhere else is it loaded, or let load. */
const SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

const calls = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/** What the server signed for this page. */
interface Settings {
  appId: string;
  timestamp: number;
  nonce: string;
  signature: string;
}

/** What is passed on. */
export interface Shared {
  title: string;
  text: string;
  link: string;
  /** Address of a picture; null where there is none. */
  logo: string | null;
}

type Card = { title: string; desc: string; link: string; imgUrl: string };

interface Wechat extends Record<(typeof calls)[number], (card: Card) => void> {
  config(settings: {
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: readonly string[];
  }): void;
  ready(then: () => void): void;
  error(then: (reason: unknown) => void): void;
}

declare global {
  interface Window {
    /** There once the library is loaded. */
    wx?: Wechat;
  }
}

const load = () =>
  new Promise<void>((resolve, reject) => {
    if (window.wx) return resolve();
    const script = document.createElement('script');
    script.src = SDK;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('the WeChat library did not load'));
    document.head.append(script);
    return undefined;
  });

/**
 * Has WeChat's own menu share this instead of the page.
 * @throws Error when the library does not load, or WeChat refuses the settings
 */
export async function offerInWechat(settings: Settings, { title, text, link, logo }: Shared): Promise<void> {
  await load();
  const { wx } = window;
  if (!wx) throw new Error('no WeChat library');
  await new Promise<void>((resolve, reject) => {
    wx.error((reason) => reject(new Error('WeChat refused the settings', { cause: reason })));
    wx.ready(() => {
      const imgUrl = logo === null ? '' : new URL(logo, window.location.origin).href;
      for (const call of calls) wx[call]({ title, desc: text, link, imgUrl });
      resolve();
    });
    const { nonce, ...same } = settings;
    wx.config({ ...same, nonceStr: nonce, jsApiList: calls });
  });
}
