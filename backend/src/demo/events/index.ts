import { events, liveEpisodes, meetings, overseasFairs } from '../../modules/events/tables.ts';
import { formFields, forms as formTable } from '../../forms/tables.ts';
import { sanitiseRichText } from '../../rich-text/sanitise.ts';
import type { DemoPart } from '../part.ts';
import type { Row } from '../insert-rows.ts';
import { episodes, fairs } from './abroad.ts';
import { cableCloud } from './cloud.ts';
import { forms } from './forms.ts';
import { industryConference } from './industry.ts';
import { otherActivities } from './other.ts';
import { technicalExchange } from './technical.ts';

/** Ids of events, sessions, forms, fields, broadcasts and fairs: below those that a running service gives. */
const id = (kind: 17 | 18 | 19 | 20 | 21 | 22, at: number) => `${kind}${String(at + 1).padStart(8, '0')}`;

const all = [industryConference, technicalExchange, cableCloud, otherActivities];
const picture = (name: string) => `/files/demo/event/${name}.svg`;

/** When the programme was last settled; the stamp of its calendar entries. */
const SETTLED = '2025-06-10T10:00:00+08:00';

const eventRows = (): Row[] =>
  all.map(({ code, form, signUp, seats, title, cover, coverAlt, description, venue }, at) => ({
    values: {
      id: id(17, at),
      code,
      form_id: form === null ? null : id(19, form),
      title_cn: title.cn,
      title_en: title.en,
      cover_image: picture(cover),
      cover_alt_cn: coverAlt.cn,
      cover_alt_en: coverAlt.en,
      description_cn: sanitiseRichText(description.cn),
      description_en: sanitiseRichText(description.en),
      venue_cn: venue.cn,
      venue_en: venue.en,
      sign_up_kind: signUp,
      // The demo has no registration site elsewhere: the page says 'not open yet' (docs/specification.md, External addresses).
      sign_up_url_cn: '',
      sign_up_url_en: '',
      seats,
      updated_at: SETTLED,
    },
  }));

const meetingRows = (): Row[] =>
  all
    .flatMap(({ days }, event) =>
      days.flatMap(({ date, room, talks }) =>
        talks.map(([from, to, title, author]) => ({
          event_id: id(17, event),
          starts_at: `${date}T${from}:00+08:00`,
          ends_at: `${date}T${to}:00+08:00`,
          title_cn: title.cn,
          title_en: title.en,
          author_cn: author.cn,
          author_en: author.en,
          room_cn: room.cn,
          room_en: room.en,
        })),
      ),
    )
    .map((values, at) => ({ values: { id: id(18, at), ...values } }));

const fieldRows = (): Row[] =>
  forms
    .flatMap(({ fields }, form) =>
      fields.map(({ title, required, type, options }, rank) => ({
        form_id: id(19, form),
        rank,
        title_cn: title.cn,
        title_en: title.en,
        is_required: required,
        field_type: type,
        default_value: options?.cn ?? '',
        default_value_en: options?.en ?? '',
      })),
    )
    .map((values, at) => ({ values: { id: id(20, at), ...values } }));

/** Conferences, their forms, earlier broadcasts and fairs abroad; forms first, for events name them. */
export const eventParts: readonly DemoPart[] = [
  {
    table: formTable,
    rows: () =>
      forms.map(({ description }, at) => ({
        values: { id: id(19, at), description_cn: description.cn, description_en: description.en },
      })),
  },
  { table: formFields, rows: fieldRows },
  { table: events, rows: eventRows },
  { table: meetings, rows: meetingRows },
  {
    table: liveEpisodes,
    rows: () =>
      episodes.map(({ liveType, link, cover, title }, rank) => ({
        values: {
          id: id(21, rank),
          rank,
          live_type: liveType,
          link,
          cover_image: picture(cover),
          title_cn: title.cn,
          title_en: title.en,
        },
      })),
  },
  {
    table: overseasFairs,
    rows: () =>
      fairs.map(({ cover, title, startsOn, endsOn, location, description }, at) => ({
        values: {
          id: id(22, at),
          title_cn: title.cn,
          title_en: title.en,
          starts_on: startsOn,
          ends_on: endsOn,
          location_cn: location.cn,
          location_en: location.en,
          description_cn: description.cn,
          description_en: description.en,
          cover_image: picture(cover),
        },
      })),
  },
];
