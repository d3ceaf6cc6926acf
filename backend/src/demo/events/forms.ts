import type { Bilingual } from '../records.ts';

interface DemoField {
  title: Bilingual;
  required: boolean;
  type: 'Text' | 'Select' | 'Upload' | 'MutiUpload';
  /** Options of a Select, comma-joined, in the same order on both sides. */
  options?: Bilingual;
}

/** A form of the demo; together they use all types of fields. */
export interface DemoForm {
  description: Bilingual;
  fields: readonly DemoField[];
}

const people: readonly DemoField[] = [
  { title: { cn: '姓名', en: 'Name' }, required: true, type: 'Text' },
  { title: { cn: '公司名称', en: 'Company or institution' }, required: true, type: 'Text' },
  { title: { cn: '职位', en: 'Position' }, required: false, type: 'Text' },
  { title: { cn: '联系电话', en: 'Phone number' }, required: true, type: 'Text' },
];

/** Of the technical exchange, then of the side events. */
export const forms: readonly DemoForm[] = [
  {
    description: {
      cn: '带 * 的为必填项。上传的图纸只给主讲人看，会后删除。',
      en: 'Fields marked * are required. Drawings that you upload are seen by the speakers only and deleted after the show.',
    },
    fields: [
      ...people,
      {
        title: { cn: '最想听的主题', en: 'Topic that interests you most' },
        required: true,
        type: 'Select',
        options: {
          cn: '导体与拉丝,挤出工艺,绝缘与屏蔽材料,高压与交联,检测与测量,数字化工厂',
          en: 'Conductors and drawing,Extrusion,Insulation and screening compounds,High voltage and crosslinking,Testing and gauging,The digital factory',
        },
      },
      {
        title: { cn: '想请主讲人回答的问题', en: 'A question for the speakers' },
        required: false,
        type: 'Text',
      },
      {
        title: { cn: '样品照片或图纸', en: 'Photographs or drawings of your sample' },
        required: false,
        type: 'MutiUpload',
      },
    ],
  },
  {
    description: {
      cn: '请选择要参加的活动并填写联系方式，主办方将在 3 个工作日内与您确认。',
      en: 'Choose what you would like to take part in and leave your contact details; we confirm within three working days.',
    },
    fields: [
      {
        title: { cn: '参加的活动', en: 'Activity' },
        required: true,
        type: 'Select',
        options: {
          cn: '采购对接会,海外采购商见面会,技能竞赛（参赛）,校企双选会（企业）,校企双选会（学生）',
          en: 'Buyer matchmaking,Meeting buyers from abroad,Skills contest (competing),Career meeting (company),Career meeting (student)',
        },
      },
      ...people,
      {
        title: { cn: '需求或参赛说明', en: 'Your need, or what you compete in' },
        required: false,
        type: 'Text',
      },
      { title: { cn: '名片或学生证', en: 'Business card or student card' }, required: true, type: 'Upload' },
      {
        title: { cn: '技术规格书等附件', en: 'Specifications and other papers' },
        required: false,
        type: 'MutiUpload',
      },
    ],
  },
];
