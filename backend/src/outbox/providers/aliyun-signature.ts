import { createHmac } from 'node:crypto';

/** RFC 3986: beyond what encodeURIComponent does, ! ' ( ) * are escaped too. */
const escape = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Signature 1.0 of Aliyun's RPC calls: HMAC-SHA1 over the method, the path and the sorted parameters.
 * @param parameters of query and form together, without `Signature`
 * @see https://help.aliyun.com/zh/sdk/product-overview/rpc-mechanism
 */
export function rpcSignature(
  method: 'GET' | 'POST',
  parameters: Record<string, string>,
  secret: string,
): string {
  const canonical = Object.keys(parameters)
    .sort()
    .map((name) => `${escape(name)}=${escape(parameters[name] ?? '')}`)
    .join('&');
  return createHmac('sha1', `${secret}&`)
    .update(`${method}&${escape('/')}&${escape(canonical)}`)
    .digest('base64');
}
