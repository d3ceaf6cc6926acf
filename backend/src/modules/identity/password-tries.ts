import type { Counted, Limit, Limits } from '../../limits/limits.ts';
import type { Place } from '../../limits/place.ts';
import { limitAt } from '../../limits/venue.ts';
import { needsPicture } from './pictures.ts';

const QUARTER_HOUR = 15 * 60;
/** Wrong passwords that need no picture. */
const PLAIN = 3;

// Wrong passwords, whether or not there is an account of that name.
const limits = {
  /** On a device that has been signed in on, which counts for nobody else. */
  device: { name: 'login-device', points: 10, seconds: QUARTER_HOUR },
  /** From one network, for one account. */
  there: { name: 'login-there', points: 10, seconds: QUARTER_HOUR },
  /** From one network, for whatever accounts. */
  network: { name: 'login-address', points: 100, seconds: QUARTER_HOUR },
  /** From everywhere, for one account: far more than its owner mistypes, and no use to a guesser. */
  account: { name: 'login-everywhere', points: 100, seconds: 4 * QUARTER_HOUR },
  // After these a picture is needed: on a known device, from one network, for one account.
  plainDevice: { name: 'login-plain-device', points: PLAIN, seconds: QUARTER_HOUR },
  plainNetwork: { name: 'login-plain-address', points: PLAIN, seconds: QUARTER_HOUR },
  plainAccount: { name: 'login-plain', points: PLAIN, seconds: QUARTER_HOUR },
} satisfies Record<string, Limit>;

const pictureNeeded = needsPicture({
  ZH: '登录失败次数较多，请输入图形验证码后继续',
  EN: 'Several logins have failed. Enter the picture code to continue',
});

/** One password that is tried. */
export interface PasswordTry {
  /** As it is stored, or what was typed: an account of that name need not exist. */
  recipient: string;
  place: Place;
  /** Whether the account knows the device. */
  isKnown: boolean;
  /** Whether a picture was read right. */
  hasPicture: boolean;
}

const onDevice = ({ recipient, place }: PasswordTry): string => `${recipient} ${place.device}`;

/** What bounds it, with a picture too. Nobody elsewhere can use up what a known device has. */
function boundsOf(tried: PasswordTry): Counted[] {
  const { recipient, place, isKnown } = tried;
  if (isKnown) return [{ limit: limits.device, key: onDevice(tried) }];
  return [
    { limit: limitAt(limits.network, place), key: place.network },
    { limit: limits.there, key: `${recipient} ${place.network}` },
    { limit: limits.account, key: recipient },
  ];
}

/** What asks for a picture. Of a known device its own failures alone, as above. */
function plainOf(tried: PasswordTry): Counted[] {
  const { recipient, place, isKnown } = tried;
  if (isKnown) return [{ limit: limits.plainDevice, key: onDevice(tried), refusal: pictureNeeded }];
  return [
    { limit: limitAt(limits.plainNetwork, place), key: place.network, refusal: pictureNeeded },
    { limit: limits.plainAccount, key: recipient, refusal: pictureNeeded },
  ];
}

/** Counts wrong passwords: when a picture is needed, and when none is compared any more (decisions 0023 and 0026). */
export function passwordTries(counters: Limits) {
  return {
    /**
     * Counts one as wrong, before it is compared: a thousand at once are no more than ten.
     * @throws Refusal 412 where it needs a picture, 429
     */
    async count(tried: PasswordTry): Promise<void> {
      const plain = plainOf(tried);
      await counters.countAll(tried.hasPicture ? boundsOf(tried) : [...plain, ...boundsOf(tried)]);
      // It may fail like any other, and the next one without a picture has to know of it.
      if (tried.hasPicture) for (const { limit, key } of plain) await counters.take(limit, key);
    },

    /**
     * Takes a right one back: only failures count. The account needs no picture from here on; what others have failed to
     * guess still bounds them, and its network still has the failures of others.
     */
    async forgive(tried: PasswordTry): Promise<void> {
      for (const { limit, key } of [...plainOf(tried), ...boundsOf(tried)])
        await counters.giveBack(limit, key);
      await counters.forget(limits.plainAccount, tried.recipient);
      if (tried.isKnown) await counters.forget(limits.plainDevice, onDevice(tried));
    },
  };
}
