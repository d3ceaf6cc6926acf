import type { Bilingual, Language } from '../../../http/language.ts';
import { writeSpreadsheet, type SheetColumn } from '../../../spreadsheets/index.ts';
import type { AdRequest } from './contract.ts';

const sheet: Bilingual = { ZH: '广告订单', EN: 'Advertising orders' };

interface Line {
  request: AdRequest;
  item: AdRequest['ntAdRequestItemList'][number];
}

const columns: SheetColumn<Line>[] = [
  { head: { ZH: '订单编号', EN: 'Order' }, width: 18, value: ({ request }) => request.id },
  { head: { ZH: '提交时间', EN: 'Submitted' }, width: 20, value: ({ request }) => request.createTime },
  { head: { ZH: '广告类型', EN: 'Type' }, width: 20, value: ({ request }) => request.type_dictText },
  { head: { ZH: '审核状态', EN: 'Status' }, width: 14, value: ({ request }) => request.state_dictText },
  { head: { ZH: '项目', EN: 'Item' }, width: 36, value: ({ item }) => item.name },
  { head: { ZH: '单位', EN: 'Unit' }, width: 18, value: ({ item }) => item.unit },
  { head: { ZH: '单价（元）', EN: 'Price (CNY)' }, width: 14, value: ({ item }) => item.price },
  { head: { ZH: '采购数量', EN: 'Quantity' }, width: 10, value: ({ item }) => item.amount },
  {
    head: { ZH: '小计（元）', EN: 'Subtotal (CNY)' },
    width: 14,
    value: ({ item }) => (Math.round(item.price * 100) * item.amount) / 100,
  },
  {
    head: { ZH: '未通过原因', EN: 'Why it was rejected' },
    width: 40,
    value: ({ request }) => request.rejectReason,
  },
];

/** A company's orders as a spreadsheet, a line for each item. */
export const ordersFile = (requests: readonly AdRequest[], language: Language): Promise<Buffer> =>
  writeSpreadsheet({
    sheet: sheet[language],
    columns,
    records: requests.flatMap((request) => request.ntAdRequestItemList.map((item) => ({ request, item }))),
    language,
  });
