import type { CodeChannel } from '../../../gql/types';
import { mainlandMobile, typedPlain } from '../../../lib/typed-numbers';

/**
 * How a code gets to what was typed; undefined when it is neither an address nor a number. Only the plain mistakes
 * are told here (the specified rule for mainland numbers, AUTH-018): the server knows the numbers of the world.
 */
export function channelOf(text: string): CodeChannel | undefined {
  const trimmed = typedPlain(text);
  if (trimmed.includes('@')) return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(trimmed) ? 'EMAIL' : undefined;
  const digits = mainlandMobile(trimmed).replace(/[\s()-]/g, '');
  if (/^\+\d{6,15}$/.test(digits)) return 'SMS';
  return /^1[3-9]\d{9}$/.test(digits) ? 'SMS' : undefined;
}
