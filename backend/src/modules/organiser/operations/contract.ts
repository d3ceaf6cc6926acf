import Type, { type Static } from 'typebox';
import { PageQuery } from '../../../http/page.ts';

const Time = Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' });
const TimeOrBlank = Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time; blank for not yet.' });
const Count = Type.Integer({ minimum: 0 });

export const MessagesQuery = Type.Object({
  state: Type.Union([Type.Literal('waiting'), Type.Literal('failed'), Type.Literal('bounced')], {
    default: 'waiting',
    description: 'Messages that wait to be delivered, those that were given up, or letters that came back.',
  }),
  pageNo: PageQuery.pageNo,
  pageSize: PageQuery.pageSize,
});

export const OperationsMessage = Type.Object(
  {
    id: Type.String(),
    channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
    recipient: Type.String({
      description:
        'Number or address, of which enough is shown to tell it from others; of a letter that came back all of it.',
    }),
    subject: Type.String({ description: 'Blank for an SMS.' }),
    isSecret: Type.Boolean({
      description: 'Whether it holds a code: once it was given up, its text is gone and it cannot be sent.',
    }),
    attempts: Count,
    lastError: Type.String({ description: 'Code of the last failure; blank for none.' }),
    createTime: Time,
    dueTime: Type.String({ description: 'Not tried before this time: yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
    failedTime: TimeOrBlank,
    bouncedTime: Type.String({
      description: 'When it came back: yyyy-MM-dd HH:mm:ss, Shanghai time; blank where it did not.',
    }),
    bounceStatus: Type.String({
      description: 'Status that a mail server has reported (RFC 3463), like 5.1.1; blank for none.',
    }),
    bounceText: Type.String({
      description: "The same in that server's words, without addresses; blank where it has none.",
    }),
    requestId: Type.String({ description: 'Id of the request that has caused it; blank for none.' }),
  },
  {
    $id: 'OperationsMessage',
    description: 'A message to a person that has not been delivered, or that came back.',
  },
);
export type OperationsMessage = Static<typeof OperationsMessage>;

export const OperationsJob = Type.Object(
  {
    id: Type.String(),
    kind: Type.String({ description: 'What is done, like exhibitor-import.' }),
    kind_dictText: Type.String({ description: 'The same in the language of the request.' }),
    state: Type.Union([
      Type.Literal('waiting'),
      Type.Literal('running'),
      Type.Literal('done'),
      Type.Literal('failed'),
    ]),
    done: Count,
    total: Count,
    tries: Type.Integer({ minimum: 0, description: 'Attempts since it last came on.' }),
    createTime: Time,
    finishedTime: TimeOrBlank,
    requestId: Type.String({ description: 'Id of the request that has left it; blank for none.' }),
  },
  { $id: 'OperationsJob', description: 'Long work that goes on behind the calls.' },
);
export type OperationsJob = Static<typeof OperationsJob>;

export const OperationsPart = Type.Object(
  {
    name: Type.Union([
      Type.Literal('database'),
      Type.Literal('files'),
      Type.Literal('mail'),
      Type.Literal('sms'),
      Type.Literal('notifications'),
    ]),
    state: Type.Union([Type.Literal('ok'), Type.Literal('trouble'), Type.Literal('off')], {
      description: 'off: nothing is set up for it.',
    }),
    detail: Type.String({
      description: 'What it is or what is wrong with it, for whoever runs the service.',
    }),
  },
  { $id: 'OperationsPart', description: 'A part that the service depends on.' },
);
export type OperationsPart = Static<typeof OperationsPart>;

export const OperationsHealth = Type.Object(
  {
    version: Type.String({ description: 'Version of the REST service.' }),
    nodeVersion: Type.String(),
    startTime: Time,
    parts: Type.Array(OperationsPart),
    waiting: Type.Array(
      Type.Object({
        channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
        count: Count,
        oldestTime: TimeOrBlank,
      }),
      { description: 'Messages that wait, by channel; both always.' },
    ),
    failedMessages: Count,
    failedJobs: Count,
  },
  { $id: 'OperationsHealth', description: 'How the service is, as the backend sees it that answers.' },
);
export type OperationsHealth = Static<typeof OperationsHealth>;

export const OperationsRetention = Type.Object(
  {
    name: Type.String({ description: 'Name of the rule, by which RETENTION_DAYS sets its days.' }),
    name_dictText: Type.String({
      description: 'What it removes or empties, a sentence in the language of the request.',
    }),
    days: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description: 'For how many days it keeps what it removes; null where it is off.',
    }),
    isDefault: Type.Boolean({ description: 'Whether these are the days that it has by itself.' }),
    due: Type.Union([Count, Type.Null()], {
      description:
        'Rows that a run would remove now; null where it is off, or where they could not be counted.',
    }),
    countFailure: Type.String({
      description: 'Code of why they could not be counted; blank where they were.',
    }),
    lastRunTime: Type.String({
      description:
        'When its last run ended, yyyy-MM-dd HH:mm:ss, Shanghai time; blank for none since the start.',
    }),
    lastRemoved: Type.Integer({ minimum: 0, description: 'Rows that its last run has removed.' }),
    removed: Type.Integer({
      minimum: 0,
      description: 'Rows that it has removed since the service was started.',
    }),
    failure: Type.String({ description: 'Code of why its last run failed; blank where it did not.' }),
  },
  {
    $id: 'OperationsRetention',
    description:
      'A rule by which what has been kept long enough is removed, as the backend sees it that answers: it tells of its own runs.',
  },
);
export type OperationsRetention = Static<typeof OperationsRetention>;
