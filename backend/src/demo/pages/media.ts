import type { Both, DemoBlock } from './block.ts';

const PARTNERS: readonly (readonly [letters: string, name: Both])[] = [
  ['wcr', ['线缆评论', 'Wire & Cable Review']],
  ['cw', ['电缆世界', 'Cable World Weekly']],
  ['cct', ['中国电缆技术', 'China Cable Technology']],
  ['wtn', ['线材新闻网', 'Wire Trade Net']],
  ['ecab', ['电缆在线', 'E-Cable Online']],
  ['pgl', ['电网之声', 'Power Grid Letter']],
  ['mm', ['金属与材料', 'Metals & Materials']],
  ['ofc', ['光纤通信周刊', 'Optical Fibre Courier']],
  ['cpm', ['铜业月刊', 'Copper Monthly']],
  ['ext', ['挤出技术', 'Extrusion Today']],
  ['hvj', ['高压工程学报', 'High Voltage Journal']],
  ['ren', ['新能源观察', 'Renewables Notebook']],
  ['rail', ['轨道装备', 'Rail Equipment News']],
  ['awh', ['汽车线束圈', 'Automotive Harness Circle']],
  ['tst', ['检测与认证', 'Testing & Standards']],
  ['pls', ['塑料加工', 'Plastics Processing']],
  ['dcb', ['数据中心参考', 'Data Centre Brief']],
  ['mar', ['海工与船电', 'Marine Electric']],
  ['fac', ['智能工厂', 'Factory Floor']],
  ['asia', ['亚洲工业采购', 'Asia Industrial Sourcing']],
  ['ihb', ['工业周末读本', 'Industry Handbook']],
  ['etn', ['会展观察', 'Exhibition Trade News']],
];

/** The twenty-two partner media (PUB-039, PUB-040). */
export const mediaPartners: readonly DemoBlock[] = PARTNERS.map(([letters, title], index) => ({
  title,
  image: `/files/demo/media/${String(index + 1).padStart(2, '0')}${letters}.svg`,
  imageAlt: title,
  link: `https://${title[1].toLowerCase().replace(/[^a-z]+/g, '-')}.example/`,
}));
