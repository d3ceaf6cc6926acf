import type { KeptScan } from '../../../lib/door-storage';
import type { IconName } from '../../../ui/icon';

/** What a scan says, and how: never by colour alone. */
export interface ScanDisplay {
  /** Name of its words: `door.says.…`. */
  says: 'IN' | 'AGAIN' | 'UNKNOWN' | 'WITHDRAWN' | 'REFUSED' | 'known' | 'again' | 'notListed' | 'unchecked';
  tone: 'approved' | 'review' | 'rejected';
  icon: IconName;
  /** The person may go in, was in before, or has to be looked after. */
  sound: 'yes' | 'again' | 'no';
}

const displays: Record<ScanDisplay['says'], Omit<ScanDisplay, 'says'>> = {
  IN: { tone: 'approved', icon: 'checkCircle', sound: 'yes' },
  AGAIN: { tone: 'review', icon: 'clock', sound: 'again' },
  UNKNOWN: { tone: 'rejected', icon: 'close', sound: 'no' },
  WITHDRAWN: { tone: 'rejected', icon: 'lock', sound: 'no' },
  REFUSED: { tone: 'rejected', icon: 'alert', sound: 'no' },
  known: { tone: 'approved', icon: 'check', sound: 'yes' },
  again: { tone: 'review', icon: 'clock', sound: 'again' },
  notListed: { tone: 'rejected', icon: 'alert', sound: 'no' },
  unchecked: { tone: 'review', icon: 'info', sound: 'again' },
};

/** The server's word where it has come, the device's own until then. */
export function displayOf({ result, refusal, guess }: KeptScan): ScanDisplay {
  const says = refusal === undefined ? (result ?? guess) : 'REFUSED';
  return { says, ...displays[says] };
}
