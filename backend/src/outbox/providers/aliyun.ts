import { randomUUID } from 'node:crypto';
import { DeliveryError, type Delivery, type Provider } from '../message.ts';
import { rpcSignature } from './aliyun-signature.ts';
import { propertyOf } from '../../objects.ts';

export interface AliyunSettings {
  accessKeyId: string;
  accessKeySecret: string;
  /** The name before every SMS, as the provider has approved it. */
  signName: string;
  /** Approved template for each language; each has the one parameter `code`. */
  templateCode: Record<Delivery['language'], string>;
  /** Address of the call. */
  endpoint: string;
}

const TIMEOUT_MS = 10_000;

/** Answers about the number: they stay the same at every further attempt. All others may be mended meanwhile. */
const FINAL = new Set(['isv.MOBILE_NUMBER_ILLEGAL', 'isv.BLACK_KEY_CONTROL_LIMIT']);

/**
 * The code of a message. In China an SMS holds no text of the sender's own but an approved template with parameters,
 * so of the body only its code travels: the one run of six digits in it. The words around it are the template's.
 * @throws DeliveryError when there is none, or more than one to choose from
 */
function codeOf(body: string): string {
  const runs = body.match(/(?<!\d)\d{6}(?!\d)/g) ?? [];
  const [code] = runs;
  if (code === undefined || runs.length > 1) throw new DeliveryError('not one code in the text', true);
  return code;
}

/** Mainland numbers as their eleven digits, others with the country code; no sign before it. */
function phoneNumber(recipient: string): string {
  const digits = recipient.replace(/\D/g, '');
  return /^86\d{11}$/.test(digits) ? digits.slice(2) : digits;
}

async function answerCode(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  const code = propertyOf(answer, 'Code');
  // Codes only, like isv.BUSINESS_LIMIT_CONTROL: the message beside it may quote the number.
  return typeof code === 'string' && /^[\w.-]{1,80}$/.test(code) ? code : `HTTP ${response.status}`;
}

/**
 * Sends codes by Aliyun's SMS service (call SendSms). The service knows no idempotency key: when an answer is lost,
 * the code may arrive twice, with the message's id as OutId in the provider's records of both.
 */
export function aliyunProvider(settings: AliyunSettings, now: () => Date): Provider {
  return {
    async deliver({ id, recipient, language, body }, signal) {
      const parameters: Record<string, string> = {
        Action: 'SendSms',
        Version: '2017-05-25',
        RegionId: 'cn-hangzhou',
        Format: 'JSON',
        AccessKeyId: settings.accessKeyId,
        SignatureMethod: 'HMAC-SHA1',
        SignatureVersion: '1.0',
        SignatureNonce: randomUUID(),
        Timestamp: `${now().toISOString().slice(0, 19)}Z`,
        PhoneNumbers: phoneNumber(recipient),
        SignName: settings.signName,
        TemplateCode: settings.templateCode[language],
        TemplateParam: JSON.stringify({ code: codeOf(body) }),
        OutId: id,
      };
      const signature = rpcSignature('POST', parameters, settings.accessKeySecret);
      // As a form: addresses end up in the logs of whatever stands between.
      const response = await fetch(settings.endpoint, {
        method: 'POST',
        body: new URLSearchParams({ ...parameters, Signature: signature }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const code = await answerCode(response);
      if (code !== 'OK') throw new DeliveryError(code, FINAL.has(code));
    },
  };
}
