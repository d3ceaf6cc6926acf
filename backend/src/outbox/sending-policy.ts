import { createMetrics, type Metrics } from '@wirefair/service-kit/metrics';
import parsePhoneNumber from 'libphonenumber-js/max';
import { Counter } from 'prom-client';
import { Refusal } from '../http/errors.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { Log } from './channel-dispatcher.ts';
import type { Channel, Message } from './message.ts';

const A_DAY_S = 24 * 60 * 60;

/** All deliveries of a channel share one counter. */
const EVERYBODY = 'all';

/** Share of a budget at which somebody has to look. */
const ALARM_SHARE = 0.8;

/** An alarm is written once in this time by each process, milliseconds. */
const ALARM_EVERY_MS = 60 * 60_000;

const refused = {
  country: {
    ZH: '暂不支持向该国家或地区的号码发送短信，请使用邮箱',
    EN: 'SMS cannot be sent to numbers of this country or region. Please use your e-mail address',
  },
  usedUp: {
    ZH: '今日短信发送量已达上限，请使用邮箱或稍后再试',
    EN: 'No more SMS can be sent today. Please use your e-mail address, or try again later',
  },
};

export interface SendingParts {
  limits: Limits;
  /** Countries whose numbers get text messages, ISO 3166-1 alpha-2. */
  smsCountries: () => Promise<readonly string[]>;
  /** Messages of each channel that are delivered within 24 hours at most, by all processes together. */
  dailyBudget: Record<Channel, number>;
  now: () => Date;
  log: Log;
  /** Where refusals are counted; of nobody else unless told. */
  metrics?: Metrics;
}

/** Bounds what messages to people may cost: by country, and in all within a day. */
export function sendingPolicy(parts: SendingParts) {
  const { limits, smsCountries, dailyBudget, now, log, metrics = createMetrics() } = parts;
  const refusals = new Counter({
    name: 'sms_refused_total',
    help: 'Text messages that were refused before they were made: by `country`, or because the day’s are `used-up`.',
    labelNames: ['reason'],
    registers: [metrics],
  });
  const whole = (channel: Channel): Limit => ({
    name: `${channel}-day`,
    points: dailyBudget[channel],
    seconds: A_DAY_S,
  });
  const lastAlarms = new Map<string, number>();

  function alarm(channel: Channel, text: string): void {
    const at = now().getTime();
    const key = `${channel} ${text}`;
    if (at - (lastAlarms.get(key) ?? -Infinity) < ALARM_EVERY_MS) return;
    lastAlarms.set(key, at);
    log.error({ alarm: 'daily-budget', channel, budget: dailyBudget[channel] }, text);
  }

  return {
    /**
     * Asked before a message that somebody waits for is made; counts nothing.
     * @throws Refusal for a number of a country that gets no text messages; 429 when the day's are used up
     */
    async assertAccepts({ channel, recipient }: Pick<Message, 'channel' | 'recipient'>): Promise<void> {
      if (channel !== 'sms') return;
      const country = parsePhoneNumber(recipient)?.country;
      if (country === undefined || !(await smsCountries()).includes(country)) {
        refusals.inc({ reason: 'country' });
        throw new Refusal(refused.country);
      }
      if (await limits.isUsedUp(whole(channel), EVERYBODY)) {
        refusals.inc({ reason: 'used-up' });
        throw new Refusal(refused.usedUp, 429);
      }
    },

    /** Counts one delivery. @returns false when the day's are used up: the message has to wait */
    async take(channel: Channel): Promise<boolean> {
      const left = await limits.takeAndTell(whole(channel), EVERYBODY);
      if (left === undefined) {
        alarm(channel, 'the daily budget is used up: messages wait');
        return false;
      }
      if (dailyBudget[channel] - left > dailyBudget[channel] * ALARM_SHARE) {
        alarm(channel, 'four fifths of the daily budget are used');
      }
      return true;
    },
  };
}

export type SendingPolicy = ReturnType<typeof sendingPolicy>;
