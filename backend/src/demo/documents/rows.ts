import type { DocumentKind } from '../../modules/content/index.ts';
import { CATEGORIES } from '../generator/classification.ts';
import { shanghai } from '../generator/dates.ts';
import type { Row } from '../insert-rows.ts';
import { EXHIBITOR_PAPERS } from './exhibitor-papers.ts';
import { NEWSLETTERS } from './newsletters.ts';
import type { Pair, Paper } from './paper.ts';
import { VISITOR_PAPERS } from './visitor-papers.ts';

interface Entry {
  title: Pair;
  summary: Pair;
  date: string;
  /** Addresses of the file, Chinese and English; missing where there is none yet. */
  file?: Pair;
  link?: Pair;
}

const ofPaper = ({ slug, title, summary, date }: Paper): Entry => ({
  title,
  summary,
  date,
  file: [`/files/demo/documents/${slug}-cn.html`, `/files/demo/documents/${slug}-en.html`],
});

/** Of an issue of the newsletter: it stands elsewhere, so it is a link. */
const ofIssue = (paper: Paper): Entry => {
  const { file, ...entry } = ofPaper(paper);
  return { ...entry, ...(file ? { link: file } : {}) };
};

const both = (address: string): Pair => [address, address];
const sides = (start: string): Pair => [`${start}-cn.svg`, `${start}-en.svg`];
const listFile = (name: string, type: string): Pair => [
  `/files/exhibitor-lists/${name}-cn.${type}`,
  `/files/exhibitor-lists/${name}-en.${type}`,
];

const exhibitorLists = (): Entry[] => [
  {
    title: ['展商名单（全部，电子表格）', 'All exhibitors (spreadsheet)'],
    summary: [
      '全部参展企业的展位号、中英文名称、国家地区、产品类别和网址，可用表格软件打开、筛选。',
      'Booth, names, country, field and website of every exhibitor, to open and filter in a spreadsheet.',
    ],
    date: '2025-06-10',
    file: listFile('all', 'csv'),
  },
  ...CATEGORIES.filter(({ parentCode }) => parentCode === null).map(({ code, name }): Entry => ({
    title: [`展商名单：${name.cn}`, `Exhibitors: ${name.en}`],
    summary: [
      `${name.cn}类展商一览，按展位号排列，可直接打印。`,
      'One page to print, in the order of the booths.',
    ],
    date: '2025-06-10',
    file: listFile(code, 'html'),
  })),
  {
    title: ['展商名单印刷版（会刊）', 'Printed exhibitor list (journal)'],
    summary: [
      '开幕前一周定稿，届时可在此下载，现场咨询台同时发放。',
      'Goes to print a week before the opening; then it can be downloaded here and is handed out on site.',
    ],
    date: '2025-06-12',
  },
];

const materials = (): Entry[] => [
  ...VISITOR_PAPERS.map(ofPaper),
  {
    title: ['签证邀请函申请表', 'Application for a visa letter'],
    summary: [
      '海外观众填写后与护照首页扫描件一并发送给主办方。',
      'For visitors from abroad: fill it in and send it with a scan of the passport’s data page.',
    ],
    date: '2025-05-14',
    file: both('/files/demo/documents/visa-application.html'),
  },
  {
    title: ['同期活动手册', 'Conference booklet'],
    summary: [
      '各场会议的题目、讲者与会议室，八月上旬发布。',
      'Topics, speakers and rooms of all conferences; out in early August.',
    ],
    date: '2025-06-06',
  },
];

const artwork = (): Entry[] => [
  {
    title: ['展会标识，浅色底', 'The show’s mark, on white'],
    summary: [
      '用于信函、网站与浅色背景，矢量格式。',
      'For letters, websites and light grounds; vector format.',
    ],
    date: '2025-02-10',
    file: sides('/files/demo/brand/light'),
  },
  {
    title: ['展会标识，深色底', 'The show’s mark, on navy'],
    summary: [
      '用于海报、屏幕与深色背景，矢量格式。',
      'For posters, screens and dark grounds; vector format.',
    ],
    date: '2025-02-10',
    file: sides('/files/demo/brand/dark'),
  },
  {
    title: ['邀请横幅 1920 × 640', 'Banner 1920 × 640'],
    summary: ['放在公司网站首页或邮件签名中。', 'For the front page of your website or below your e-mails.'],
    date: '2025-03-03',
    file: both('/files/demo/banner/1.svg'),
  },
  {
    title: ['展商海报', 'Poster for exhibitors'],
    summary: [
      '邀请客户到展位面谈，可加印展位号。',
      'Invites customers to your booth; leaves room for its number.',
    ],
    date: '2025-03-03',
    file: sides('/files/demo/poster/invitation'),
  },
];

const lists: readonly (readonly [DocumentKind, () => Entry[]])[] = [
  ['exhibitorList', exhibitorLists],
  ['material', materials],
  ['manual', () => EXHIBITOR_PAPERS.map(ofPaper)],
  ['artwork', artwork],
  ['newsletter', () => NEWSLETTERS.map(ofIssue)],
];

/** '17' + two digits for the list + two for the place in it. */
const idOf = (list: number, place: number) =>
  `17${String(list).padStart(2, '0')}${String(place).padStart(2, '0')}`;

/** What the demo edition offers to open and download. */
export const documentRows = (): Row[] =>
  lists.flatMap(([kind, entries], list) =>
    entries().map(({ title, summary, date, file, link }, index) => ({
      values: {
        id: idOf(list + 1, index + 1),
        kind,
        title_cn: title[0],
        title_en: title[1],
        summary_cn: summary[0],
        summary_en: summary[1],
        file_url_cn: file?.[0] ?? '',
        file_url_en: file?.[1] ?? '',
        link_cn: link?.[0] ?? '',
        link_en: link?.[1] ?? '',
        rank: index + 1,
        created_at: shanghai(date),
      },
      search: { A: title.join(' '), C: summary.join(' ') },
    })),
  );
