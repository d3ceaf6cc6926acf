import { Refusal } from '../../http/errors.ts';
import type { Bilingual } from '../../http/language.ts';
import { typedCode } from '../../http/typed-text.ts';
import type { Counted, Limit, Limits } from '../../limits/limits.ts';
import type { Place } from '../../limits/place.ts';
import { limitAt } from '../../limits/venue.ts';
import type { CountCaptcha } from './captcha-metrics.ts';
import { drawCaptcha, newAnswer } from './captcha-picture.ts';
import type { IdentityStore } from './store.ts';

const MINUTE = 60;
const ALIVE_MS = 5 * MINUTE * 1000;

const limits = {
  drawn: { name: 'captcha', points: 120, seconds: MINUTE },
  /** What a program that reads a few of a hundred pictures needs more of than an office of people. */
  wrong: { name: 'captcha-wrong', points: 100, seconds: 10 * MINUTE },
} satisfies Record<string, Limit>;

/** What somebody read off a picture, and which one it was. */
export interface PictureAnswer {
  /** Blank where nobody read anything. */
  captcha: string;
  checkKey: string;
}

export const noPicture: PictureAnswer = { captcha: '', checkKey: '' };

/** Whether somebody has read anything off a picture. */
export const isAnswered = ({ captcha }: PictureAnswer): boolean => captcha.trim() !== '';

/** What a call without a picture is refused with once it needs one. */
export const needsPicture = (text: Bilingual): Refusal =>
  new Refusal(text, 412).because('CAPTCHA_NEEDED').about('captcha');

/** What one network may do without a picture, and with one each time. */
export interface PicturedLimits {
  plain: Limit;
  pictured: Limit;
  /** What a call without a picture is refused with once the first is reached. */
  refusal: Refusal;
}

/** What counts a call that a picture lets go on. */
export const countedByPicture = (
  { plain, pictured, refusal }: PicturedLimits,
  from: Place,
  hasPicture: boolean,
): Counted =>
  hasPicture
    ? { limit: limitAt(pictured, from), key: from.network }
    : { limit: limitAt(plain, from), key: from.network, refusal };

const wrongPicture = new Refusal(
  {
    ZH: '图形验证码错误或已失效，请重新输入',
    EN: 'The picture code is wrong or has expired, please try again',
  },
  412,
).about('captcha');

interface Parts {
  store: IdentityStore;
  limits: Limits;
  countCaptcha: CountCaptcha;
  /** The real time. */
  now: () => Date;
}

/** Pictures that show that a person is there, as far as they do (decision 0026). */
export function createPictures({ store, limits: counters, countCaptcha, now }: Parts) {
  return {
    /**
     * A new picture for a key that the caller made; an older one under that key is gone.
     * @returns PNG as a data address
     */
    async draw(checkKey: string, from: Place): Promise<string> {
      await counters.count(limitAt(limits.drawn, from), from.network);
      const answer = newAnswer();
      const expiresAt = new Date(now().getTime() + ALIVE_MS);
      await store.putCaptcha({ checkKey, answer, expiresAt });
      countCaptcha('drawn');
      return `data:image/png;base64,${(await drawCaptcha(answer)).toString('base64')}`;
    },

    /**
     * @param from whose network's wrong answers are counted; undefined on a device that the account knows
     * @throws Refusal 412, 429; the picture is used up either way (DESIGN-025)
     */
    async check({ checkKey, captcha }: PictureAnswer, from: Place | undefined): Promise<void> {
      const limit = from && limitAt(limits.wrong, from);
      if (limit) await counters.count(limit, from.network);
      const kept = await store.takeCaptcha(checkKey);
      const right = kept && kept.expiresAt > now() && kept.answer === typedCode(captcha).toUpperCase();
      countCaptcha(right ? 'right' : 'wrong');
      if (!right) throw wrongPicture;
      if (limit) await counters.giveBack(limit, from.network);
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
