import type { Pair } from '../text.ts';

/** What a company of a main leaf calls its business, most specific first. */
const BY_LEAF: Readonly<Record<string, readonly Pair[]>> = {
  201: [
    ['精密模具', 'Precision Die'],
    ['金刚石工具', 'Diamond Tools'],
  ],
  205: [
    ['焊接设备', 'Welding Equipment'],
    ['冷焊技术', 'Cold Welding'],
  ],
  207: [['标识科技', 'Marking Technology']],
  208: [['包装设备', 'Packaging Equipment']],
  109: [
    ['光电装备', 'Optical Equipment'],
    ['光缆机械', 'Fibre Machinery'],
  ],
  301: [
    ['润滑科技', 'Lubricant Technology'],
    ['润滑材料', 'Lubricants'],
  ],
  302: [
    ['线盘制造', 'Reel'],
    ['电缆盘具', 'Cable Drum'],
  ],
  305: [
    ['色母新材料', 'Masterbatch'],
    ['高分子助剂', 'Polymer Additives'],
  ],
  306: [['油墨化工', 'Inks']],
  307: [['包装材料', 'Packaging']],
  401: [
    ['铜业', 'Copper'],
    ['导体科技', 'Conductor'],
    ['金属材料', 'Metals'],
  ],
  408: [
    ['光缆', 'Optical Cable'],
    ['通信线缆', 'Communication Cable'],
  ],
  506: [
    ['工业软件', 'Industrial Software'],
    ['信息技术', 'Information Technology'],
  ],
  607: [
    ['检测技术服务', 'Testing Services'],
    ['认证技术服务', 'Certification Services'],
  ],
  701: [
    ['再生资源设备', 'Recycling Equipment'],
    ['环保机械', 'Recycling Machinery'],
  ],
  702: [
    ['电缆附件', 'Cable Accessories'],
    ['电力金具', 'Power Fittings'],
  ],
  703: [
    ['物流装备', 'Logistics Equipment'],
    ['智能仓储', 'Smart Storage'],
  ],
  704: [
    ['环保工程', 'Environmental Engineering'],
    ['节能科技', 'Energy Technology'],
  ],
  705: [
    ['工程咨询', 'Engineering Consultants'],
    ['工程设计', 'Engineering Design'],
  ],
  706: [
    ['信息传媒', 'Media'],
    ['数据服务', 'Data Services'],
  ],
};

const BY_GROUP: Readonly<Record<string, readonly Pair[]>> = {
  1: [
    ['线缆机械', 'Cable Machinery'],
    ['电工机械', 'Wire Machinery'],
    ['智能装备', 'Intelligent Equipment'],
    ['机械制造', 'Machinery Manufacturing'],
    ['线缆设备', 'Cable Equipment'],
  ],
  2: [
    ['机电设备', 'Electromechanical Equipment'],
    ['线缆辅机', 'Cable Auxiliaries'],
    ['自动化设备', 'Automation Equipment'],
  ],
  3: [
    ['电缆新材料', 'Cable Materials'],
    ['复合材料', 'Composite Materials'],
    ['线缆辅料', 'Cable Supplies'],
  ],
  '4m': [
    ['电缆材料', 'Cable Materials'],
    ['高分子材料', 'Polymer Materials'],
    ['新材料科技', 'New Materials Technology'],
  ],
  '4c': [
    ['电缆', 'Cable'],
    ['线缆', 'Wire and Cable'],
    ['特种电缆', 'Special Cable'],
    ['电缆科技', 'Cable Technology'],
  ],
  5: [
    ['测控技术', 'Measurement and Control'],
    ['仪器仪表', 'Instruments'],
    ['光电仪器', 'Optoelectronics'],
  ],
  6: [
    ['检测设备', 'Testing Equipment'],
    ['试验仪器', 'Test Instruments'],
    ['高压电气', 'High Voltage Electric'],
  ],
  7: [['工业技术', 'Industrial Technology']],
};

/** 401–404 are materials, 405–409 finished cables; other roots are one group each. */
export function groupOf(leaf: string): string {
  const root = leaf.charAt(0);
  if (root !== '4') return root;
  return Number(leaf) <= 404 ? '4m' : '4c';
}

/** Business words that suit a main leaf. */
export function wordsFor(leaf: string): readonly Pair[] {
  return BY_LEAF[leaf] ?? BY_GROUP[groupOf(leaf)] ?? [];
}
