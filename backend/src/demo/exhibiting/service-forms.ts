import type { DemoForm } from '../events/forms.ts';

export type ServiceFormName = 'fascia' | 'utilities' | 'furniture' | 'launch' | 'shipment' | 'visa';

const contact: DemoForm['fields'] = [
  { title: { cn: '现场联系人', en: 'Contact on site' }, required: true, type: 'Text' },
  { title: { cn: '联系人手机', en: 'Mobile number' }, required: true, type: 'Text' },
];

/** Forms of the service manual, by what they are for; together they use all types of fields. */
export const serviceForms: Record<ServiceFormName, DemoForm> = {
  fascia: {
    description: {
      cn: '楣板按此处填写的文字制作，制作后不能更改。仅标准展位需要填写。',
      en: 'The fascia is made with the words that you enter here and cannot be changed afterwards. For shell-scheme booths only.',
    },
    fields: [
      { title: { cn: '中文楣板文字', en: 'Fascia in Chinese' }, required: true, type: 'Text' },
      { title: { cn: '英文楣板文字', en: 'Fascia in English' }, required: true, type: 'Text' },
      {
        title: { cn: '楣板颜色', en: 'Colour of the letters' },
        required: true,
        type: 'Select',
        options: { cn: '深蓝,黑色', en: 'Navy blue,Black' },
      },
    ],
  },
  utilities: {
    description: {
      cn: '24 小时供电须在备注中说明用途。截止后申请的项目加收 30%。',
      en: 'For power around the clock, say in the remarks what it is for. Late orders cost 30 per cent more.',
    },
    fields: [
      {
        title: { cn: '用电规格', en: 'Power supply' },
        required: true,
        type: 'Select',
        options: {
          cn: '220 V / 16 A,380 V / 16 A,380 V / 32 A,380 V / 63 A',
          en: '220 V / 16 A,380 V / 16 A,380 V / 32 A,380 V / 63 A',
        },
      },
      {
        title: { cn: '压缩空气', en: 'Compressed air' },
        required: false,
        type: 'Select',
        options: { cn: '不需要,0.4 m³/min,0.9 m³/min', en: 'None,0.4 m³/min,0.9 m³/min' },
      },
      {
        title: { cn: '给排水点位数量', en: 'Number of water connections' },
        required: false,
        type: 'Text',
      },
      ...contact,
      { title: { cn: '点位图', en: 'Plan of the connections' }, required: false, type: 'Upload' },
      { title: { cn: '备注', en: 'Remarks' }, required: false, type: 'Text' },
    ],
  },
  furniture: {
    description: {
      cn: '家具在 8 月 26 日送到展位，撤展当天 16:00 起收回。',
      en: 'Furniture is brought to the booth on 26 August and collected from 16:00 on the last day.',
    },
    fields: [
      {
        title: { cn: '洽谈桌椅', en: 'Table and chairs' },
        required: true,
        type: 'Select',
        options: { cn: '一桌四椅,两桌八椅,不需要', en: 'One table with four,Two tables with eight,None' },
      },
      { title: { cn: '其他家具与数量', en: 'Other furniture, with numbers' }, required: false, type: 'Text' },
      ...contact,
    ],
  },
  launch: {
    description: {
      cn: '入选的新品将在官方网站、微信公众号和现场新品墙展示。',
      en: 'What we choose is shown on the website, in our newsletter and on the wall of new products.',
    },
    fields: [
      { title: { cn: '新品名称', en: 'Name of the product' }, required: true, type: 'Text' },
      { title: { cn: '亮点', en: 'What is new about it' }, required: true, type: 'Text' },
      { title: { cn: '产品照片', en: 'Photographs' }, required: true, type: 'MutiUpload' },
    ],
  },
  shipment: {
    description: {
      cn: '主场运输商凭此安排收货与卸车，请在发货前填写。',
      en: 'The official forwarder plans the reception with this. Please fill it in before you ship.',
    },
    fields: [
      {
        title: { cn: '发货件数与总毛重', en: 'Pieces and total gross weight' },
        required: true,
        type: 'Text',
      },
      {
        title: { cn: '发货方式', en: 'Way of transport' },
        required: true,
        type: 'Select',
        options: { cn: '公路,铁路,海运,空运', en: 'Road,Rail,Sea,Air' },
      },
      { title: { cn: '预计到达日期', en: 'Expected day of arrival' }, required: true, type: 'Text' },
      { title: { cn: '装箱单', en: 'Packing list' }, required: true, type: 'Upload' },
      ...contact,
    ],
  },
  visa: {
    description: {
      cn: '每位境外参展人员填写护照信息，邀请函在五个工作日内发出。',
      en: 'For colleagues from abroad. Letters are sent within five working days.',
    },
    fields: [
      { title: { cn: '需要邀请函的人数', en: 'Number of people' }, required: true, type: 'Text' },
      {
        title: { cn: '办理签证的城市', en: 'City where they apply for the visa' },
        required: true,
        type: 'Text',
      },
      { title: { cn: '护照首页', en: 'First pages of the passports' }, required: true, type: 'MutiUpload' },
    ],
  },
};
