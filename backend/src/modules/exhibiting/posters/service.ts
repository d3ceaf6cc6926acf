import { daysText } from '../../../clock/days.ts';
import type { Database } from '../../../db/database.ts';
import { drawable } from '../../../drawing/index.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { ownCompanyStore } from '../../catalogue/index.ts';
import type { EditionSettings } from '../../content/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import type { PosterContent } from './content.ts';
import { POSTERS, type PosterId } from './contract.ts';
import { logoOf, posterPictures } from './pictures.ts';

/** Posters drawn for one account; those that are kept already do not count. */
const drawings: Limit = { name: 'poster', points: 60, seconds: 10 * 60 };

const poster = { ZH: '海报', EN: 'poster' };

/** What to do about a text that the face of the posters cannot draw whole. */
const cannotDraw = {
  company: {
    ZH: '海报字体无法完整显示贵公司的名称，请联系主办方，或在公司资料中填写另一种语言的名称',
    EN: 'The posters’ font cannot show your company name in full. Add the name in the other language to your profile, or contact the organiser',
  },
  booth: {
    ZH: '海报字体无法完整显示贵公司的展位号，请联系主办方',
    EN: 'The posters’ font cannot show your booth number in full. Contact the organiser',
  },
  show: {
    ZH: '海报字体无法完整显示展会名称，请联系主办方',
    EN: 'The posters’ font cannot show the name of the show in full. Contact the organiser',
  },
  venue: {
    ZH: '海报字体无法完整显示展馆名称，请联系主办方',
    EN: 'The posters’ font cannot show the name of the venue in full. Contact the organiser',
  },
} satisfies Record<string, Bilingual>;

/** The first of these texts that is drawn whole. @throws Refusal where none is */
async function wholeOf(what: keyof typeof cannotDraw, ...texts: string[]): Promise<string> {
  for (const text of texts) {
    const whole = await drawable(text);
    if (whole !== undefined && whole !== '') return whole;
  }
  throw new Refusal(cannotDraw[what]);
}

export interface PosterParts {
  database: Database;
  limits: Limits;
  edition: () => Promise<EditionSettings>;
  /** The address that an account passes on with a template, from 1. */
  linkOf: (accountId: string, template: number) => Promise<string>;
  /** A public picture that this service keeps; undefined for any other address. */
  pictureOf: (address: string) => Promise<Buffer | undefined>;
}

interface Wanted {
  poster: PosterId;
  hasCode: boolean;
  language: Language;
  /** Pixels. */
  width: number;
}

/** Posters by which a company invites, and the links on them (REST-031, REST-032, DESIGN-039). */
export function posterService({ database, limits, edition, linkOf, pictureOf }: PosterParts) {
  const companies = ownCompanyStore(database);
  const pictures = posterPictures();

  /** Other people's ids answer like unknown ones. */
  const demandOwn = (actor: CompanyActor, accountId: string): void => {
    if (accountId !== actor.accountId) throw notFound(poster);
  };

  async function contentFor(actor: CompanyActor, wanted: Wanted): Promise<PosterContent> {
    const { language, hasCode } = wanted;
    const [company, show] = await Promise.all([companies.find(actor.companyId), edition()]);
    if (!company) throw notFound(poster);
    const [first, second] =
      language === 'ZH' ? [company.nameCn, company.nameEn] : [company.nameEn, company.nameCn];
    const [side, otherSide] = language === 'ZH' ? (['cn', 'en'] as const) : (['en', 'cn'] as const);
    const logo = company.logoUrl === '' ? undefined : await pictureOf(company.logoUrl);
    return {
      language,
      company: await wholeOf('company', first, second),
      booth: company.boothNumber === '' ? '' : await wholeOf('booth', company.boothNumber),
      show: await wholeOf('show', show.name[side], show.name[otherSide]),
      dates: daysText(language, show.opensOn, show.closesOn),
      venue: await wholeOf('venue', show.venue[side], show.venue[otherSide]),
      link: hasCode ? await linkOf(actor.accountId, POSTERS.indexOf(wanted.poster) + 1) : undefined,
      logo: logo && (await logoOf(logo)),
    };
  }

  return {
    /** @throws Refusal 404 for another account's id */
    async link(actor: CompanyActor, accountId: string, template: number): Promise<string> {
      demandOwn(actor, accountId);
      return linkOf(actor.accountId, template);
    },

    /**
     * A poster with what tells it apart from others, and the way to draw it.
     * @throws Refusal 404 for another account's id
     */
    async poster(actor: CompanyActor, accountId: string, wanted: Wanted) {
      demandOwn(actor, accountId);
      const content = await contentFor(actor, wanted);
      const tag = pictures.tagOf(wanted.poster, wanted.width, content);
      return {
        tag,
        /** @throws Refusal 429 */
        png: async (): Promise<Buffer> => {
          if (!pictures.has(tag)) await limits.count(drawings, actor.accountId);
          return pictures.png(tag, wanted.poster, wanted.width, content);
        },
      };
    },
  };
}
