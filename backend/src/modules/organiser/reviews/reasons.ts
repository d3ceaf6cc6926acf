import type { Bilingual } from '../../../http/language.ts';

/** Reasons that are given often, each with a short name for a list. */
export const rejectReasons: readonly { title: Bilingual; text: Bilingual }[] = [
  {
    title: { ZH: '信息不完整', EN: 'Incomplete' },
    text: {
      ZH: '信息不完整，请补充后重新提交。',
      EN: 'Some information is missing. Please add it and submit again.',
    },
  },
  {
    title: { ZH: '中英文不一致', EN: 'Languages differ' },
    text: {
      ZH: '中文与英文内容不一致，请核对后重新提交。',
      EN: 'The Chinese and English texts do not match. Please check both and submit again.',
    },
  },
  {
    title: { ZH: '图片不合要求', EN: 'Picture unsuitable' },
    text: {
      ZH: '图片不清晰或不符合要求，请更换后重新提交。',
      EN: 'The picture is unclear or unsuitable. Please replace it and submit again.',
    },
  },
  {
    title: { ZH: '与展会无关', EN: 'Off topic' },
    text: {
      ZH: '内容与线缆行业或本届展会无关。',
      EN: 'The content is not related to wire and cable or to this exhibition.',
    },
  },
  {
    title: { ZH: '含广告或联系方式', EN: 'Advertising' },
    text: {
      ZH: '内容含有广告用语或联系方式，请删除后重新提交。',
      EN: 'The text contains advertising or contact details. Please remove them and submit again.',
    },
  },
  {
    title: { ZH: '重复提交', EN: 'Duplicate' },
    text: {
      ZH: '与已提交的内容重复。',
      EN: 'This has already been submitted.',
    },
  },
  {
    title: { ZH: '证件信息有误', EN: 'ID does not match' },
    text: {
      ZH: '证件号码或照片与姓名不符，请核对后重新提交。',
      EN: 'The ID number or picture does not match the name. Please check and submit again.',
    },
  },
];
