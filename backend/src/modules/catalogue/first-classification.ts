import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from './tables.ts';

/** A category as an installation begins with it. */
export interface FirstCategory {
  code: string;
  /** The root's code for a leaf, null for a root. */
  parentCode: string | null;
  name: { cn: string; en: string };
}

type Pair = readonly [cn: string, en: string];

/** Roots in the directory's order; a leaf's code is the root's digit and its place. */
const ROOTS: readonly { name: Pair; leaves: readonly Pair[] }[] = [
  {
    name: ['线缆生产及精加工机械', 'Cable and wire production and finishing machinery'],
    leaves: [
      ['拉丝机', 'Wire drawing machines'],
      ['退火与镀锡设备', 'Annealing and tinning lines'],
      ['束线机与绞线机', 'Bunching and stranding machines'],
      ['成缆机', 'Laying-up and cabling lines'],
      ['挤出生产线', 'Extrusion lines'],
      ['交联生产线', 'XLPE curing lines'],
      ['编织与绕包设备', 'Braiding and taping machines'],
      ['铠装设备', 'Armouring lines'],
      ['光纤光缆设备', 'Optical fibre and cable equipment'],
    ],
  },
  {
    name: ['辅助加工', 'Auxiliary processing'],
    leaves: [
      ['拉丝模与紧压模', 'Drawing and compacting dies'],
      ['收放线设备', 'Pay-offs and take-ups'],
      ['牵引与储线装置', 'Capstans and accumulators'],
      ['挤出机头与模具', 'Crossheads and extrusion tooling'],
      ['冷焊与对焊设备', 'Cold and butt welding equipment'],
      ['供料与干燥系统', 'Material feeding and drying'],
      ['喷码与印字设备', 'Marking and printing equipment'],
      ['成圈与包装机械', 'Coiling and packaging machinery'],
    ],
  },
  {
    name: ['辅助加工材料', 'Auxiliary processing materials'],
    leaves: [
      ['拉丝润滑液', 'Wire drawing lubricants'],
      ['线盘与电缆盘', 'Reels and cable drums'],
      ['带材与屏蔽材料', 'Tapes and screening materials'],
      ['填充绳与纱线', 'Fillers and yarns'],
      ['色母料与助剂', 'Masterbatches and additives'],
      ['油墨与清洗剂', 'Marking inks and cleaners'],
      ['包装材料', 'Packaging materials'],
    ],
  },
  {
    name: ['材料及特种线缆', 'Materials and special wires and cables'],
    leaves: [
      ['铜铝杆与导体', 'Copper and aluminium rod and conductors'],
      ['聚乙烯与交联料', 'Polyethylene and XLPE compounds'],
      ['PVC 与低烟无卤料', 'PVC and LSZH compounds'],
      ['橡胶、硅橡胶与氟塑料', 'Elastomers and fluoropolymers'],
      ['中低压电力电缆', 'Low and medium voltage power cables'],
      ['高压与海底电缆', 'High voltage and submarine cables'],
      ['控制与仪表电缆', 'Control and instrumentation cables'],
      ['光缆与数据电缆', 'Optical and data cables'],
      ['特种电缆', 'Special cables'],
    ],
  },
  {
    name: ['测量与控制技术', 'Measurement and control technology'],
    leaves: [
      ['激光测径仪', 'Laser diameter gauges'],
      ['壁厚与偏心测量', 'Wall thickness and eccentricity'],
      ['火花试验机', 'Spark testers'],
      ['计米与张力测量', 'Length and tension measurement'],
      ['生产线控制系统', 'Line control and drives'],
      ['制造执行软件', 'Manufacturing software'],
      ['温度测控与预热', 'Temperature control and preheating'],
    ],
  },
  {
    name: ['检测工程', 'Testing engineering'],
    leaves: [
      ['高压与局放试验系统', 'High voltage and partial discharge test systems'],
      ['力学性能试验设备', 'Mechanical testing equipment'],
      ['电性能测试仪器', 'Electrical testing instruments'],
      ['燃烧试验设备', 'Fire testing equipment'],
      ['老化与环境试验设备', 'Ageing and environmental testing'],
      ['光纤与数据缆测试', 'Optical and data cable testing'],
      ['检测与认证服务', 'Testing and certification services'],
    ],
  },
  {
    name: ['相关领域', 'Related areas'],
    leaves: [
      ['线缆回收设备', 'Cable recycling equipment'],
      ['电缆附件与连接金具', 'Cable accessories and connectors'],
      ['厂内物流与仓储', 'Intralogistics and storage'],
      ['节能与环保工程', 'Energy and environmental engineering'],
      ['工厂规划与技术咨询', 'Plant planning and consulting'],
      ['行业媒体与数据服务', 'Trade media and data services'],
    ],
  },
];

const named = (pair: Pair) => ({ cn: pair[0], en: pair[1] });

/** Roots and leaves, each root before its leaves. */
export const firstClassification: readonly FirstCategory[] = ROOTS.flatMap((root, r) => [
  { code: String(r + 1), parentCode: null, name: named(root.name) },
  ...root.leaves.map((leaf, l) => ({
    code: `${r + 1}${String(l + 1).padStart(2, '0')}`,
    parentCode: String(r + 1),
    name: named(leaf),
  })),
]);

/**
 * Gives a new installation its classification: exhibits, companies and applications name categories of it. Two
 * processes that start at once write it once.
 */
export async function ensureClassification(database: Database): Promise<void> {
  await database.transaction(async () => {
    await database.orm().execute(sql`lock table category in exclusive mode`);
    if ((await database.orm().$count(categories)) > 0) return;
    await database
      .orm()
      .insert(categories)
      .values(
        firstClassification.map(({ code, parentCode, name }, rank) => ({
          code,
          parentCode,
          nameCn: name.cn,
          nameEn: name.en,
          rank,
        })),
      );
  });
}
