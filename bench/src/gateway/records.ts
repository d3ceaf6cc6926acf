/** A product as the REST contract sends it. */
export interface Entry {
  id: string;
  titleCn: string;
  titleEn: string;
  imageUrl: string;
  companyId: string;
  companyProfiles: object;
}

/** A company as the REST contract sends it. */
export interface Company {
  id: string;
  companyNameCn: string;
  companyNameEn: string;
  boothNumber: string;
}

/** Records of either kind; prime, so that every step through them visits all. */
export const RECORDS = 20_011;

const idOf = (prefix: string, index: number) => prefix + String(index).padStart(8, '0');

/** The place of a record, from its id. */
export const indexOf = (id: string): number => Number(id.slice(2));

const sentenceCn = '导体采用无氧铜，绝缘为交联聚乙烯，额定电压 220 kV，适用于城市电网与海上风电的输电线路。';
const sentenceEn =
  'Oxygen-free copper conductor with cross-linked polyethylene insulation, rated 220 kV, for city grids and offshore wind farms. ';

/** Text that nobody asks for but the upstream sends: `full` as long as the demo edition's, `short` a tenth. */
const TIMES = { full: { cn: 4, en: 4 }, short: { cn: 0, en: 0 } };
export type TextLength = keyof typeof TIMES;

const descriptions = (length: TextLength) => ({
  cn: sentenceCn.repeat(TIMES[length].cn),
  en: sentenceEn.repeat(TIMES[length].en),
});

function companyNames(index: number) {
  return { companyNameCn: `无锡线缆${index}有限公司`, companyNameEn: `Wuxi Cable ${index} Co., Ltd.` };
}

/** What both kinds of records tell of their writing. */
const ofWriting = { externalId: '', createTime: '2025-06-01 08:00:00', updateTime: '2025-06-02 08:00:00' };

/** Every field of the contract's Entry, so that contenders parse what they would parse in production. */
export function entryAt(index: number, length: TextLength): Entry {
  const { cn, en } = descriptions(length);
  const companyId = idOf('11', index);
  const names = companyNames(index);
  const logoUrl = `/files/demo/logo/${companyId}.svg`;
  const record = {
    id: idOf('12', index),
    titleCn: `高压电缆附件 ${index}`,
    titleEn: `High voltage cable accessory ${index}`,
    briefCn: sentenceCn.slice(0, 40),
    briefEn: sentenceEn.slice(0, 100),
    descriptionCn: cn,
    descriptionEn: en,
    imageUrl: index % 7 === 0 ? '' : `/files/demo/product/${index}.svg`,
    videoUrl: '',
    tags: '高压,交联聚乙烯',
    tagsEn: 'high voltage,XLPE',
    classify: '406',
    classifyName: '电力电缆',
    classifyNameEn: 'Power cables',
    companyId,
    ...names,
    logoUrl,
    companyProfiles: { id: companyId, ...names, logoUrl, boothNumber: `N3-B${index % 90}` },
    isCollect: false,
    ...ofWriting,
  };
  return record;
}

/** Every field of the contract's CompanyProfile. */
export function companyAt(index: number, length: TextLength): Company {
  const { cn, en } = descriptions(length);
  const record = {
    id: idOf('11', index),
    ...companyNames(index),
    companyDescriptionCn: cn.slice(0, 120),
    companyDescriptionEn: en.slice(0, 320),
    companyAddress: '江苏省无锡市新吴区电缆路 8 号',
    companyAddressEn: '8 Cable Road, Xinwu District, Wuxi, Jiangsu',
    companyWebsite: 'https://cable.example.com',
    logoUrl: `/files/demo/logo/${index}.svg`,
    boothNumber: `N3-B${index % 90}`,
    country: 'CN',
    tags: '高压,交联聚乙烯',
    tagsEn: 'high voltage,XLPE',
    classify: '4',
    classifyName: '材料与制品',
    classifyNameEn: 'Materials and products',
    isCollect: false,
    ...ofWriting,
  };
  return record;
}

/** Which products a page holds: every page other ones, so that no batch of companies comes twice. */
export function indexesOfPage(pageNo: number, pageSize: number): number[] {
  const step = 1 + (pageNo % 97);
  return Array.from({ length: pageSize }, (_, place) => (pageNo * 7919 + place * step) % RECORDS);
}
