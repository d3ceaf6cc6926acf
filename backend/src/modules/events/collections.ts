import { sql } from 'drizzle-orm';
import {
  both,
  checkOrder,
  free,
  one,
  settled,
  tableSource,
  type Collection,
} from '../../collections/index.ts';
import { formChoices } from '../../forms/index.ts';
import { events, liveEpisodes, meetings, overseasFairs } from './tables.ts';

/** What an event gets when it, or a session of it, is written. */
const changed = (updatedAt: Date) => ({ updatedAt, revision: sql`${events.revision} + 1` });

const title = both('title', 'line', '标题', 'Title', { isRequired: true });
const cover = one('coverImage', 'picture', '封面', 'Cover');

const eventFields = [
  title,
  cover,
  both('coverAlt', 'line', '封面说明', 'What the cover shows'),
  both('description', 'rich', '介绍', 'Description'),
  both('venue', 'line', '地点', 'Venue'),
  one('signUpKind', 'choice', '报名方式', 'Sign-up', {
    isRequired: true,
    choices: [
      { value: 'hidden', label: { ZH: '不开放报名', EN: 'Not at all' } },
      { value: 'form', label: { ZH: '填写表单', EN: 'With a form' } },
      { value: 'external', label: { ZH: '其他网站', EN: 'On another site' } },
    ],
  }),
  one('formId', 'choice', '报名表单', 'Form', { choices: formChoices }),
  both('signUpUrl', 'address', '报名网址', 'Sign-up address', { isShared: true }),
  one('seats', 'number', '名额（不填则不限）', 'Places; blank for any number', { min: 1, max: 100_000 }),
];

const meetingFields = [
  both('title', 'line', '题目', 'Topic', { isRequired: true, max: 300 }),
  both('author', 'line', '讲者', 'Speaker'),
  both('room', 'line', '会议室', 'Room'),
  one('startsAt', 'moment', '开始', 'Begins', { isRequired: true }),
  one('endsAt', 'moment', '结束', 'Ends', { isRequired: true }),
];

const episodeFields = [
  title,
  cover,
  one('liveType', 'choice', '打开方式', 'Opens as', {
    isRequired: true,
    choices: [
      { value: 'link', label: { ZH: '打开链接', EN: 'The link' } },
      { value: 'other', label: { ZH: '在页面播放', EN: 'Video on the page' } },
    ],
  }),
  one('link', 'address', '链接或视频地址', 'Address of the link or video'),
];

const fairFields = [
  title,
  one('startsOn', 'date', '开始日期', 'First day', { isRequired: true }),
  one('endsOn', 'date', '结束日期', 'Last day', { isRequired: true }),
  both('location', 'line', '地点', 'Place'),
  both('description', 'text', '介绍', 'Description'),
  cover,
];

/** Conferences with their sessions, earlier broadcasts, and fairs abroad. */
export const eventCollections: readonly Collection[] = [
  {
    // Each stands on a page of its own, and people have signed up: they stay.
    ...settled,
    name: 'events',
    group: 'events',
    fields: eventFields,
    title: { ZH: '会议活动', EN: 'Conferences' },
    lead: {
      ZH: '各场会议的介绍、报名与日程。',
      EN: 'Conferences with introduction, sign-up and programme.',
    },
    check: ({ signUpKind, formId }) =>
      signUpKind === 'form' && !formId
        ? { field: 'formId', text: { ZH: '请选择报名表单', EN: 'Select the form' } }
        : undefined,
    source: (database) =>
      tableSource(database, {
        table: events,
        fields: eventFields,
        order: ['code'],
        derived: (_values, now) => changed(now),
      }),
  },
  {
    ...free,
    isOrderable: false,
    name: 'sessions',
    group: 'events',
    parent: 'events',
    title: { ZH: '日程', EN: 'Sessions' },
    lead: { ZH: '按开始时间排列。', EN: 'By starting time.' },
    fields: meetingFields,
    check: checkOrder('startsAt', 'endsAt'),
    source: (database) =>
      tableSource(database, {
        table: meetings,
        fields: meetingFields,
        order: ['startsAt'],
        scope: 'eventId',
        parent: { table: events, id: events.id, changed },
      }),
  },
  {
    ...free,
    name: 'live-episodes',
    group: 'events',
    fields: episodeFields,
    title: { ZH: '往期节目', EN: 'Past episodes' },
    lead: { ZH: '线缆云课堂页的往期节目。', EN: 'Past episodes of the cable cloud.' },
    source: (database) => tableSource(database, { table: liveEpisodes, fields: episodeFields, rank: 'rank' }),
  },
  {
    ...free,
    isOrderable: false,
    name: 'overseas-fairs',
    group: 'events',
    fields: fairFields,
    title: { ZH: '海外展会', EN: 'Overseas exhibitions' },
    lead: {
      ZH: '组团参加的海外展会，按日期排列。',
      EN: 'Exhibitions abroad that the organiser takes part in, by date.',
    },
    check: checkOrder('startsOn', 'endsOn'),
    source: (database) =>
      tableSource(database, { table: overseasFairs, fields: fairFields, order: ['startsOn'] }),
  },
];
