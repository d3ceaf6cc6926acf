import type { Counted, Limit } from '../../../limits/limits.ts';
import type { Place } from '../../../limits/place.ts';

const QUARTER_HOUR = 15 * 60;
/** How often somebody may try to come into the console. */
export const limits = {
  /** Failures on a device that has been signed in on, which count for nobody else. */
  device: { name: 'staff-device', points: 10, seconds: QUARTER_HOUR },
  /** Failures from one network, for one account. */
  there: { name: 'staff-account-there', points: 10, seconds: QUARTER_HOUR },
  /** Failures from one network, for whatever accounts. */
  network: { name: 'staff-address', points: 100, seconds: QUARTER_HOUR },
  /** Failures from everywhere but known devices, for one account. */
  account: { name: 'staff-account', points: 100, seconds: 4 * QUARTER_HOUR },
  /**
   * Wrong codes with the right password, from everywhere but known devices: a code is one of a million and three are
   * good at a time, so that somebody who has the password guesses one within 30 years.
   */
  codes: { name: 'staff-code', points: 30, seconds: 96 * QUARTER_HOUR },
  /** Wrong codes with one invitation. */
  acceptances: { name: 'staff-accept', points: 10, seconds: QUARTER_HOUR },
  tickets: { name: 'staff-ticket', points: 30, seconds: QUARTER_HOUR },
} satisfies Record<string, Limit>;

/** What counts a sign-in that is tried. Nobody elsewhere can use up what a known device has. */
export function triesOf(email: string, { device, network }: Place, isKnownDevice: boolean): Counted[] {
  if (isKnownDevice) return [{ limit: limits.device, key: `${email} ${device}` }];
  return [
    { limit: limits.network, key: network },
    { limit: limits.there, key: `${email} ${network}` },
    { limit: limits.account, key: email },
  ];
}
