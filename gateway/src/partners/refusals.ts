import { UpstreamRefusal, UpstreamUnavailable } from '../rest/errors.ts';
import { LocalisedError, unavailable, withStatus } from '../schema/errors.ts';

export const keyInvalid = () =>
  withStatus(
    new LocalisedError(
      { ZH: '密钥无效、已到期或已撤销', EN: 'The key is unknown, has expired or was revoked' },
      'KEY_INVALID',
    ),
    401,
  );

/** Why the ledger cannot tell of a key, in words for its program; other errors as they are. */
export function explainKey(error: unknown): unknown {
  if (error instanceof UpstreamRefusal && error.code === 401) return keyInvalid();
  if (error instanceof UpstreamUnavailable)
    return withStatus(new LocalisedError(unavailable, 'UPSTREAM_UNAVAILABLE'), 503);
  return error;
}

/** @param origin of the page, which the key's list lacks */
export const originNotAllowed = (origin: string) =>
  withStatus(
    new LocalisedError(
      {
        ZH: `该密钥不允许网页来源 ${origin} 使用`,
        EN: `The key may not be used by pages of ${origin}`,
      },
      'ORIGIN_NOT_ALLOWED',
    ),
    403,
  );

/** What only partners may do was asked for by somebody else: a person, a company's key, or a test key where people are real. */
export const partnerKeyNeeded = () =>
  withStatus(
    new LocalisedError(
      { ZH: '该操作需要合作方的正式密钥', EN: 'Only a partner can do this, by a key that is no test key' },
      'PARTNER_KEY_NEEDED',
    ),
    403,
  );

export const testModeUnavailable = () =>
  withStatus(
    new LocalisedError(
      {
        ZH: '本站未提供测试数据，测试密钥不可用',
        EN: 'There is no demo edition here that a test key could read',
      },
      'TEST_MODE_UNAVAILABLE',
    ),
    403,
  );

/** @param scopes what the operation needs and the key lacks */
export function scopeMissing(scopes: readonly string[]): LocalisedError {
  const named = scopes.join(', ');
  const error = new LocalisedError(
    { ZH: `密钥缺少读取范围：${named}`, EN: `The key lacks the scope ${named}` },
    'SCOPE_MISSING',
  );
  error.extensions['scopes'] = scopes;
  return withStatus(error, 403);
}

/** @param seconds after which the same operation would be answered */
export function limitReached(seconds: number): LocalisedError {
  const error = new LocalisedError(
    {
      ZH: `该密钥的额度已用完，请 ${seconds} 秒后再试`,
      EN: `The key has spent what it may; try again in ${seconds} seconds, or ask for less at a time`,
    },
    'TOO_MANY_REQUESTS',
  );
  error.extensions['retryAfterSeconds'] = seconds;
  return withStatus(error, 429);
}

/** @param most streams that one key may have open */
export const tooManyStreams = (most: number) =>
  withStatus(
    new LocalisedError(
      { ZH: `每个密钥最多同时打开 ${most} 个订阅`, EN: `A key may have ${most} open subscriptions` },
      'TOO_MANY_REQUESTS',
    ),
    429,
  );
