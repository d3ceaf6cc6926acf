import { formFields, forms } from '../../forms/tables.ts';
import { serviceItems } from '../../modules/exhibiting/services/tables.ts';
import { fillTypes } from '../../modules/exhibiting/services/rules.ts';
import type { Row } from '../insert-rows.ts';
import type { DemoPart } from '../part.ts';
import type { Bilingual } from '../records.ts';
import { serviceForms, type ServiceFormName } from './service-forms.ts';
import { keysOf } from '../../objects.ts';

interface DemoItem {
  category: 1 | 2 | 3 | 4 | 5 | 99;
  title: Bilingual;
  /** Shanghai time. The demo's today is 16 June: two have passed. */
  deadline: string;
  required?: true;
  /** Filled in online with it; without one there is something to download, and to upload unless `downloadOnly`. */
  form?: ServiceFormName;
  /** Slug of the paper to download; none where the organiser has not put one there yet. */
  paper?: string;
  downloadOnly?: true;
}

const items: readonly DemoItem[] = [
  {
    category: 1,
    title: { cn: '展商须知与收费标准', en: 'Rules for exhibitors and price list' },
    deadline: '2025-08-20 17:00:00',
    paper: 'exhibitor-manual',
    downloadOnly: true,
  },
  {
    category: 1,
    title: { cn: '水、电、压缩空气申请', en: 'Water, power and compressed air' },
    deadline: '2025-07-25 17:00:00',
    required: true,
    form: 'utilities',
  },
  {
    category: 1,
    title: { cn: '家具租赁', en: 'Furniture hire' },
    deadline: '2025-08-01 17:00:00',
    form: 'furniture',
  },
  {
    category: 2,
    title: { cn: '标准展位楣板文字', en: 'Fascia of a shell-scheme booth' },
    deadline: '2025-07-10 17:00:00',
    required: true,
    form: 'fascia',
  },
  {
    category: 2,
    title: { cn: '特装展位搭建商登记', en: 'Registration of the builder of a raw-space booth' },
    deadline: '2025-06-10 17:00:00',
    required: true,
    paper: 'builder-registration',
  },
  {
    category: 2,
    title: { cn: '施工安全责任书', en: 'Safety commitment of the booth' },
    deadline: '2025-07-04 17:00:00',
    required: true,
    paper: 'safety-commitment',
  },
  {
    category: 3,
    title: { cn: '会刊与网站用标识', en: 'Your logo for journal and website' },
    deadline: '2025-07-01 17:00:00',
    required: true,
  },
  {
    category: 3,
    title: { cn: '新品发布申请', en: 'New products at the show' },
    deadline: '2025-07-18 17:00:00',
    form: 'launch',
  },
  {
    category: 4,
    title: { cn: '展品发运预告', en: 'Shipment pre-advice' },
    deadline: '2025-08-05 17:00:00',
    required: true,
    form: 'shipment',
  },
  {
    category: 4,
    title: { cn: '包装、唛头与空箱存放要求', en: 'Packing, marks and empty cases' },
    deadline: '2025-08-18 17:00:00',
    paper: 'freight',
    downloadOnly: true,
  },
  {
    category: 5,
    title: { cn: '现场就位与吊装申报', en: 'Handling and lifting on site' },
    deadline: '2025-07-31 17:00:00',
    required: true,
    paper: 'lifting',
  },
  {
    category: 99,
    title: { cn: '境外人员签证邀请函', en: 'Invitation letters for visas' },
    deadline: '2025-07-08 17:00:00',
    form: 'visa',
  },
  {
    category: 99,
    title: { cn: '协议酒店首批预订', en: 'First allotment of partner hotels' },
    deadline: '2025-06-13 17:00:00',
    paper: 'hotel-booking',
  },
];

const EDITION = 12;
const names = keysOf(serviceForms);
const place = (kind: 24 | 25 | 26, at: number) => `${kind}${String(at + 1).padStart(8, '0')}`;

/** Ids of the demo's items and their forms, below those that a running service gives. */
export const serviceItemId = (titleEn: string): string =>
  place(
    24,
    items.findIndex(({ title }) => title.en === titleEn),
  );
const formId = (name: ServiceFormName) => place(25, names.indexOf(name));

const fieldRows = (): Row[] =>
  names
    .flatMap((name) =>
      serviceForms[name].fields.map((field, rank) => ({
        form_id: formId(name),
        rank,
        title_cn: field.title.cn,
        title_en: field.title.en,
        is_required: field.required,
        field_type: field.type,
        default_value: field.options?.cn ?? '',
        default_value_en: field.options?.en ?? '',
      })),
    )
    .map((values, at) => ({ values: { id: place(26, at), ...values } }));

function fillTypeOf({ form, downloadOnly }: Pick<DemoItem, 'form' | 'downloadOnly'>): number {
  if (form) return fillTypes.online;
  return downloadOnly ? fillTypes.download : 1;
}

const itemRows = (): Row[] =>
  items.map(({ category, title, deadline, required = false, form, paper, downloadOnly }, rank) => ({
    values: {
      id: place(24, rank),
      edition: EDITION,
      category,
      rank,
      title_cn: title.cn,
      title_en: title.en,
      deadline: `${deadline}+08:00`,
      fill_type: fillTypeOf({ form, downloadOnly }),
      is_required: required,
      file_path_cn: paper ? `/files/demo/documents/${paper}-cn.html` : '',
      file_path_en: paper ? `/files/demo/documents/${paper}-en.html` : '',
      form_id: form ? formId(form) : null,
    },
  }));

/** The service manual with the forms that its items name. */
export const serviceItemsPart: DemoPart = {
  table: serviceItems,
  rows: itemRows,
  with: [
    {
      table: forms,
      rows: () =>
        names.map((name) => ({
          values: {
            id: formId(name),
            description_cn: serviceForms[name].description.cn,
            description_en: serviceForms[name].description.en,
          },
        })),
    },
    { table: formFields, rows: fieldRows },
  ],
};
