/** How secrets begin; the rest is base64 of the key. */
const BEGINNING = 'whsec_';
/** How signatures of the kind begin that is checked here; others are passed over. */
const KIND = 'v1,';
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** What the sender has signed. */
export interface Signed {
  id: string;
  /** As the header has it. */
  timestamp: string;
  body: Uint8Array;
}

/** The bytes of a text in base64; undefined for a text that is none. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** @throws TypeError for a secret that is not written as it was told */
function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.startsWith(BEGINNING) ? secret.slice(BEGINNING.length) : secret);
  if (bytes === undefined || bytes.length === 0)
    throw new TypeError('A secret of a webhook is whsec_ and base64, as it was told when it was made');
  return crypto.subtle.importKey('raw', bytes, HMAC, false, ['verify']);
}

function signedBytes({ id, timestamp, body }: Signed): Uint8Array<ArrayBuffer> {
  const beginning = new TextEncoder().encode(`${id}.${timestamp}.`);
  const bytes = new Uint8Array(beginning.length + body.length);
  bytes.set(beginning);
  bytes.set(body, beginning.length);
  return bytes;
}

/**
 * Whether one of the signatures was made with one of the secrets, by the specification "Standard Webhooks". Each comparison
 * takes the same time wherever the signatures differ.
 * @param signatures value of the header: `v1,` and base64 of HMAC-SHA256, several separated by blanks
 * @throws TypeError for a secret that is none
 */
export async function isSigned(
  signed: Signed,
  signatures: string,
  secrets: readonly string[],
): Promise<boolean> {
  const keys = await Promise.all(secrets.map(keyOf));
  const told = signatures
    .split(' ')
    .filter((signature) => signature.startsWith(KIND))
    .flatMap((signature) => bytesOf(signature.slice(KIND.length)) ?? []);
  const bytes = signedBytes(signed);
  for (const key of keys) {
    for (const signature of told) if (await crypto.subtle.verify(HMAC, key, signature, bytes)) return true;
  }
  return false;
}
