import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { countryName } from '../../../http/country-name.ts';
import { CSV_MARK, csvLines } from '../../../http/csv.ts';
import { escapeHtml } from '../../../http/escape-html.ts';
import { printableFrame } from '../../../http/printable.ts';
import { listFileStore, type ListedExhibitor } from './store.ts';

type Side = 'cn' | 'en';

const words = {
  cn: {
    above: '展商名单',
    all: '全部展商',
    head: ['展位号', '公司名称', '英文名称', '国家或地区', '产品分类', '网址'],
    lead: (count: number, day: string) => `共 ${count} 家，按展位号排列，截至 ${day}。`,
    footer: '名录每天更新，以网站公布为准。',
  },
  en: {
    above: 'Exhibitors',
    all: 'All exhibitors',
    head: ['Booth', 'Company', 'Chinese name', 'Country or region', 'Field', 'Website'],
    lead: (count: number, day: string) => `${count} companies in the order of their booths, as of ${day}.`,
    footer: 'The list is updated daily; the website has the latest.',
  },
};

function row(exhibitor: ListedExhibitor, side: Side): string[] {
  const { boothNumber, nameCn, nameEn, country, categoryCn, categoryEn, website } = exhibitor;
  const [first, second] = side === 'cn' ? [nameCn, nameEn] : [nameEn, nameCn];
  return [
    boothNumber,
    first || second,
    second,
    countryName(country)[side === 'cn' ? 'ZH' : 'EN'],
    side === 'cn' ? categoryCn : categoryEn,
    website,
  ];
}

/** Lists of exhibitors as files, drawn from what the catalogue holds now: all of it, however long (PUB-046). */
export function listFileService(database: Database, clock: Clock) {
  const store = listFileStore(database);

  /** The cells of each company, some companies at a time. */
  async function* rowsOf(root: string, side: Side) {
    for await (const some of store.exhibitors(root)) {
      yield some.map((exhibitor) => row(exhibitor, side));
    }
  }

  return {
    /**
     * A spreadsheet, in parts.
     * @param root a root category's code, '' for all
     */
    async *csv(root: string, side: Side): AsyncGenerator<string> {
      let start = CSV_MARK + csvLines([words[side].head]);
      for await (const rows of rowsOf(root, side)) {
        yield start + csvLines(rows);
        start = '';
      }
    },

    /** The same as a page to print. */
    async *page(root: string, side: Side): AsyncGenerator<string> {
      const { above, all, head, lead, footer } = words[side];
      const [count, name] = await Promise.all([store.count(root), store.categoryName(root)]);
      const cells = (tag: string, texts: string[]) =>
        `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;
      // Five columns fit the width of a sheet; the field is the page's title.
      const shown = (texts: string[]) => texts.filter((_text, at) => root === '' || at !== 4);
      const [start, end] = printableFrame({
        language: side,
        title: name?.[side] || all,
        above,
        lead: lead(count, shanghaiText(clock.now()).slice(0, 10)),
        footer,
      });
      yield `${start}<div class="wide"><table><thead>${cells('th', shown(head))}</thead><tbody>`;
      for await (const rows of rowsOf(root, side)) {
        yield rows.map((texts) => `${cells('td', shown(texts))}\n`).join('');
      }
      yield `</tbody></table></div>${end}`;
    },
  };
}
