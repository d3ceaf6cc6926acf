import type { Database } from '../db/database.ts';
import { vectorOf } from '../fulltext/vector.ts';
import { buyerPosts } from '../modules/sourcing/tables.ts';
import { reviewStatus } from '../review/index.ts';
import type { Bilingual } from './records.ts';

interface DemoDemand {
  status: keyof typeof reviewStatus;
  publishType: 1 | 2 | 3;
  purchaseTypes: (1 | 2 | 3 | 4)[];
  content: Bilingual;
  quantity: Bilingual;
  applicants?: number;
  reason?: Bilingual;
  /** When it was handed in, Shanghai time. */
  at: string;
}

/** Own requests of the demo's accounts, some in each state. */
const demands: Record<'visitor' | 'exhibitor', DemoDemand[]> = {
  visitor: [
    {
      status: 'underReview',
      publishType: 1,
      purchaseTypes: [3],
      content: {
        cn: '地铁项目急需低烟无卤阻燃控制电缆，4×1.5 至 19×1.5，须提供型式试验报告，八月上旬到苏州。',
        en: 'Urgent for a metro line: low-smoke halogen-free control cable, 4×1.5 to 19×1.5, with type test reports, in Suzhou by early August.',
      },
      quantity: { cn: '42 公里', en: '42 km' },
      at: '2025-06-13T16:20:00+08:00',
    },
    {
      status: 'rejected',
      publishType: 2,
      purchaseTypes: [2],
      content: {
        cn: '求购二手悬链式交联生产线一条，价格好商量。',
        en: 'Looking for a used catenary crosslinking line, price open.',
      },
      quantity: { cn: '1 条', en: '1 line' },
      reason: {
        cn: '请写明适用的电压等级、导体截面范围和交货地点，供应商才能报价。',
        en: 'Please state voltage class, range of conductor sizes and place of delivery, so that suppliers can quote.',
      },
      at: '2025-06-12T10:05:00+08:00',
    },
    {
      status: 'approved',
      publishType: 3,
      purchaseTypes: [1],
      content: {
        cn: '长期采购 8 mm 低氧铜杆，含氧量不高于 200 ppm，按月均价结算，华东交货。',
        en: 'Long-term need: 8 mm low-oxygen copper rod, oxygen at most 200 ppm, priced by monthly average, delivered in East China.',
      },
      quantity: { cn: '120 吨/月', en: '120 t a month' },
      applicants: 6,
      at: '2025-06-09T14:40:00+08:00',
    },
    {
      status: 'approved',
      publishType: 2,
      purchaseTypes: [2, 4],
      content: {
        cn: '为新厂房采购 630/1+6 框绞机，并请提供收放线和在线测径的整体方案，年底前安装调试。',
        en: 'For a new hall: 630/1+6 rigid strander with a complete concept for pay-off, take-up and inline diameter gauging, running by year end.',
      },
      quantity: { cn: '1 台', en: '1 machine' },
      applicants: 3,
      at: '2025-05-28T09:15:00+08:00',
    },
    {
      status: 'rejected',
      publishType: 1,
      purchaseTypes: [1, 3],
      content: {
        cn: '急购电缆一批，有货请加我微信详谈。',
        en: 'Cable wanted at once, add me on WeChat if you have stock.',
      },
      quantity: { cn: '面议', en: 'To be agreed' },
      reason: {
        cn: '内容中请勿留个人联系方式；并请补充型号、规格和到货时间。',
        en: 'Please leave out private contact details, and add type, size and delivery date.',
      },
      at: '2025-05-19T11:30:00+08:00',
    },
  ],
  exhibitor: [
    {
      status: 'underReview',
      publishType: 3,
      purchaseTypes: [1],
      content: {
        cn: '年度框架采购 10 kV 交联聚乙烯绝缘料和半导电屏蔽料，须有第三方检测报告，先送 500 kg 试料。',
        en: 'Annual contract for 10 kV XLPE insulation and semiconductive screening compounds, third-party test reports required, 500 kg trial lot first.',
      },
      quantity: { cn: '600 吨/年', en: '600 t a year' },
      at: '2025-06-13T09:50:00+08:00',
    },
    {
      status: 'approved',
      publishType: 2,
      purchaseTypes: [2],
      content: {
        cn: '采购全电缆盘局部放电测试系统，试验电压至 100 kV，含屏蔽室设计与安装。',
        en: 'Partial discharge test system for full drums, up to 100 kV, shielded room design and installation included.',
      },
      quantity: { cn: '1 套', en: '1 system' },
      applicants: 4,
      at: '2025-06-05T15:10:00+08:00',
    },
    {
      status: 'rejected',
      publishType: 2,
      purchaseTypes: [4],
      content: {
        cn: '寻找节能改造方案。',
        en: 'Looking for a way to save energy.',
      },
      quantity: { cn: '1 项', en: '1 project' },
      reason: {
        cn: '请说明改造的工序、现有能耗和预期目标。',
        en: 'Please name the process, what it uses today and what you aim for.',
      },
      at: '2025-06-03T13:25:00+08:00',
    },
  ],
};

/** Gives a new demo account its own requests. */
export async function addDemoDemands(
  database: Database,
  account: { id: string; role: 'visitor' | 'exhibitor'; publisher: string },
): Promise<void> {
  for (const { status, content, quantity, reason, at, applicants = 0, ...types } of demands[account.role]) {
    const createdAt = new Date(at);
    await database
      .orm()
      .insert(buyerPosts)
      .values({
        ...types,
        accountId: account.id,
        publisher: account.publisher,
        contentCn: content.cn,
        contentEn: content.en,
        quantityCn: quantity.cn,
        quantityEn: quantity.en,
        applicantCount: applicants,
        status: reviewStatus[status],
        rejectReasonCn: reason?.cn ?? '',
        rejectReasonEn: reason?.en ?? '',
        submittedAt: createdAt,
        // A day later; all of these days are working days.
        reviewedAt: status === 'underReview' ? null : new Date(createdAt.getTime() + 24 * 3_600_000),
        createdAt,
        search: vectorOf({ A: `${content.cn} ${content.en}` }),
      });
  }
}
