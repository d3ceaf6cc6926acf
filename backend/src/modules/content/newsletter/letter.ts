import type { Language } from '../../../http/language.ts';
import { letter, type Message } from '../../../outbox/index.ts';

/**
 * The page that ends a subscription. The key is in the fragment, which browsers send to no server, so that it stands in
 * nobody's log.
 * @param site address of the site, like https://fair.example/d
 */
export function unsubscribeLink(site: string, key: string): string {
  const link = new URL(`${site}/unsubscribe`);
  link.hash = new URLSearchParams({ key }).toString();
  return link.href;
}

/**
 * The page that confirms a subscription. The key stands behind `#`, which browsers send to no server, so that no log
 * holds it.
 */
function confirmLink(site: string, { key, language }: Subscribed): string {
  const link = new URL(`${site}/newsletter`);
  // The page speaks the language of the letter, also to who was never here.
  link.searchParams.set('lang', language);
  link.hash = `key=${key}`;
  return link.href;
}

function confirmWords({ language, show }: Subscribed) {
  return language === 'ZH'
    ? {
        subject: `请确认订阅${show}的展会快讯`,
        paragraphs: [
          '您好！',
          `有人用此邮箱订阅了${show}的展会快讯。请打开以下链接确认订阅，链接七天内有效。`,
        ],
        action: '确认订阅',
        footer:
          '如果不是您本人订阅，请忽略此邮件，我们不会再发送任何内容。此邮件由系统自动发送，请勿直接回复。',
      }
    : {
        subject: `Please confirm your subscription to the newsletter of ${show}`,
        paragraphs: [
          'Hello,',
          `Somebody entered this address for the newsletter of ${show}. Please open this link to confirm your subscription. The link is valid for seven days.`,
        ],
        action: 'Confirm subscription',
        footer:
          'If this was not you, please ignore this e-mail: we will not send anything else. This is an automatic message. Please do not reply.',
      };
}

/** Asks an address whether the newsletter is wanted there. Nothing of what was typed stands in it. */
export function confirmLetter(to: Subscribed, site: string): Message {
  const { action, ...content } = confirmWords(to);
  return {
    channel: 'email',
    recipient: to.email,
    ...letter({
      language: to.language,
      ...content,
      action: { text: action, href: confirmLink(site, to) },
    }),
    // The link is the person's own: it leaves the table with the mail.
    isSecret: true,
  };
}

interface Subscribed {
  language: Language;
  email: string;
  key: string;
  /** Name of the show in this language. */
  show: string;
}

function wordsOf({ language, show }: Subscribed) {
  return language === 'ZH'
    ? {
        subject: `您已订阅${show}的展会快讯`,
        paragraphs: [
          '您好！',
          `您已订阅${show}的展会快讯，我们会将展会动态与行业资讯发送到此邮箱。`,
          '如果您不想再收到快讯，请打开以下链接退订。',
        ],
        action: '退订展会快讯',
        footer: '如果不是您本人订阅，请用以上链接退订。此邮件由系统自动发送，请勿直接回复。',
      }
    : {
        subject: `You are subscribed to the newsletter of ${show}`,
        paragraphs: [
          'Hello,',
          `You are subscribed to the newsletter of ${show}: we will send exhibition updates and industry news to this address.`,
          'To unsubscribe at any time, open this link.',
        ],
        action: 'Unsubscribe',
        footer:
          'If you did not subscribe, please use the link above to unsubscribe. This is an automatic message. Please do not reply.',
      };
}

/**
 * Tells somebody of the subscription and the way out of it. Anybody can enter anybody's address, so nothing of what
 * was typed stands in it.
 */
export function subscribedLetter(to: Subscribed, site: string): Message {
  const { action, ...content } = wordsOf(to);
  const link = new URL(unsubscribeLink(site, to.key));
  // The page speaks the language of the letter, also to who was never here.
  link.searchParams.set('lang', to.language);
  return {
    channel: 'email',
    recipient: to.email,
    ...letter({ language: to.language, ...content, action: { text: action, href: link.href } }),
    // The link is the person's own: it leaves the table with the mail.
    isSecret: true,
  };
}
