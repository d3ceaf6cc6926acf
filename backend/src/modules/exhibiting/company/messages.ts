import type { Bilingual } from '../../../http/language.ts';
import { MIN_ADDRESS } from './contract.ts';

/** Kinds of booths (CONST-058, EXH-050). */
export const boothKinds: Record<string, Bilingual> = {
  1: { ZH: '光地展位', EN: 'Raw space booth' },
  2: { ZH: '标准展位', EN: 'Standard booth' },
};

export const said = {
  /** ERR-054 */
  saved: { ZH: '保存成功', EN: 'Saved' },
} satisfies Record<string, Bilingual>;

export const refused = {
  logo: { ZH: '请上传公司 Logo', EN: 'Upload the company logo' },
  classification: { ZH: '请选择展商分类', EN: 'Select the exhibitor category' },
  boothNumber: {
    ZH: '展位号尚未分配，请联系主办方',
    EN: 'The booth number has not been assigned yet. Please contact the organiser',
  },
  boothKind: {
    ZH: '展位类型尚未确定，请联系主办方',
    EN: 'The booth type has not been set yet. Please contact the organiser',
  },
  phone: { ZH: '电话号码格式不正确', EN: 'Enter a valid phone number' },
  fax: { ZH: '传真号码格式不正确', EN: 'Enter a valid fax number' },
  website: {
    ZH: '网址格式不正确，例如 www.example.com',
    EN: 'Enter a web address like www.example.com',
  },
  addressShort: {
    ZH: `中文地址至少 ${MIN_ADDRESS} 个字符`,
    EN: `The Chinese address needs at least ${MIN_ADDRESS} characters`,
  },
  addressEnShort: {
    ZH: `英文地址至少 ${MIN_ADDRESS} 个字符`,
    EN: `The English address needs at least ${MIN_ADDRESS} characters`,
  },
  changed: {
    ZH: '您编辑期间，同事已修改了公司信息，请核对后再保存',
    EN: 'A colleague has changed the company profile meanwhile. Please compare before you save',
  },
  noVersion: {
    ZH: '请先读取最新的公司信息再保存',
    EN: 'Please load the company profile again before you save it',
  },
} satisfies Record<string, Bilingual>;

/** Names of the texts, for what is asked of them. */
export const names = {
  companyNameCn: { ZH: '公司中文名称', EN: 'company name in Chinese' },
  companyNameEn: { ZH: '公司英文名称', EN: 'company name in English' },
  companyDescriptionCn: { ZH: '公司中文简介', EN: 'company introduction in Chinese' },
  companyDescriptionEn: { ZH: '公司英文简介', EN: 'company introduction in English' },
  companyPhone: { ZH: '电话', EN: 'phone number' },
  companyFax: { ZH: '传真', EN: 'fax number' },
  companyWebsite: { ZH: '网址', EN: 'website' },
  companyAddress: { ZH: '公司中文地址', EN: 'company address in Chinese' },
  companyAddressEn: { ZH: '公司英文地址', EN: 'company address in English' },
} satisfies Record<string, Bilingual>;
