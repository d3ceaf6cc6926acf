import { ConfigError, integer } from '@wirefair/service-kit/environment';
import { hasProtocol, needed, secretsOf } from './environment.ts';
import { isEmailAddress } from './http/email-address.ts';
import {
  type AliyunSettings,
  type BounceSettings,
  LONGEST_BOUNCE_LOCAL,
  type SmtpSettings,
} from './outbox/index.ts';

/** How messages reach people. */
export interface MessagingSettings {
  /** Mail server; undefined where none is set. */
  smtp: SmtpSettings | undefined;
  /** Where letters are returned to; undefined where no address for them is set. */
  bounces: BounceSettings | undefined;
  /** SMS service; undefined where none is set. */
  sms: AliyunSettings | undefined;
  /** Messages that are delivered within 24 hours at most, by channel: what an attack may cost. */
  dailyBudget: { sms: number; email: number };
}

function smtpSettings(env: NodeJS.ProcessEnv): SmtpSettings | undefined {
  const url = env['SMTP_URL'];
  if (!url) return undefined;
  // The address holds a password: it is not repeated.
  if (!hasProtocol(url, ['smtp:', 'smtps:'])) {
    throw new ConfigError('SMTP_URL must be an address like smtps://user:password@mail.example.org:465.');
  }
  const from = needed(env, 'MAIL_FROM', 'SMTP_URL is set');
  if (!/^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    throw new ConfigError(`MAIL_FROM must be like Wirefair <noreply@example.org>, not "${from}".`);
  }
  return { url, from };
}

function smsSettings(env: NodeJS.ProcessEnv): AliyunSettings | undefined {
  const provider = env['SMS_PROVIDER'];
  if (!provider) return undefined;
  if (provider !== 'aliyun')
    throw new ConfigError(`SMS_PROVIDER must be aliyun or empty, not "${provider}".`);
  const because = 'SMS_PROVIDER is aliyun';
  const endpoint = env['SMS_ENDPOINT'] || 'https://dysmsapi.aliyuncs.com/';
  if (!hasProtocol(endpoint, ['https:', 'http:'])) {
    throw new ConfigError(`SMS_ENDPOINT must be an http address, not "${endpoint}".`);
  }
  const template = needed(env, 'SMS_TEMPLATE_CODE', because);
  return {
    accessKeyId: needed(env, 'SMS_ACCESS_KEY_ID', because),
    accessKeySecret: needed(env, 'SMS_ACCESS_KEY_SECRET', because),
    signName: needed(env, 'SMS_SIGN_NAME', because),
    templateCode: { ZH: template, EN: env['SMS_TEMPLATE_CODE_EN'] || template },
    endpoint,
  };
}

function bounceSettings(env: NodeJS.ProcessEnv): BounceSettings | undefined {
  const address = env['BOUNCE_ADDRESS']?.trim();
  if (!address) return undefined;
  if (!isEmailAddress(address) || address.lastIndexOf('@') > LONGEST_BOUNCE_LOCAL)
    throw new ConfigError(
      `BOUNCE_ADDRESS must be an e-mail address with at most ${LONGEST_BOUNCE_LOCAL} characters before the @, not "${address}".`,
    );
  const secret = needed(env, 'BOUNCE_SECRET', 'BOUNCE_ADDRESS is set');
  return { address, secrets: secretsOf('BOUNCE_SECRET', secret) };
}

/** @throws ConfigError naming the variable that is wrong */
export const messagingSettings = (env: NodeJS.ProcessEnv): MessagingSettings => ({
  smtp: smtpSettings(env),
  bounces: bounceSettings(env),
  sms: smsSettings(env),
  dailyBudget: {
    sms: integer(env, 'SMS_DAILY_BUDGET', 10_000, 0, 10_000_000),
    email: integer(env, 'MAIL_DAILY_BUDGET', 100_000, 0, 10_000_000),
  },
});
