import type { Lang } from '../i18n';

/**
 * Texts of the page of components. They are no messages, because the catalogues of these are built into the site.
 * Their lengths are those of real texts: a short label, a long title, a paragraph.
 */
interface Texts {
  title: string;
  lead: string;
  sections: Record<'actions' | 'content' | 'forms' | 'states' | 'overlays' | 'charts', string>;
  action: string;
  longAction: string;
  exhibitor: string;
  longTitle: string;
  paragraph: string;
  name: string;
  place: string;
  help: string;
  branch: string;
  remark: string;
  code: string;
  number: string;
  showTable: string;
  mistake: string;
  choices: readonly [string, string, string];
  tags: readonly [string, string, string, string, string, string];
  empty: string;
  open: readonly [string, string, string, string];
}

export const texts: Record<Lang, Texts> = {
  ZH: {
    title: '组件一览',
    lead: '仅供开发使用。主题用页头的开关切换。',
    sections: {
      actions: '按钮与链接',
      content: '内容',
      forms: '表单',
      states: '状态',
      overlays: '弹层',
      charts: '图表',
    },
    action: '收藏',
    longAction: '提交展位申请并等待审核',
    exhibitor: '华东电缆有限公司',
    longTitle: '额定电压 500 kV 及以下交联聚乙烯绝缘大长度交流海底电缆系统及其附件',
    paragraph: '本届展览会展示线缆行业的材料、设备与检测技术，观众可在线预约展商并收藏展品。',
    name: '姓名',
    place: '展位号',
    help: '与证件上的姓名一致',
    branch: '行业',
    remark: '备注',
    code: '验证码',
    number: '数量',
    showTable: '显示为表格',
    mistake: '请填写姓名',
    choices: ['材料', '设备', '检测仪器'],
    tags: ['强调', '次要', '普通', '审核中', '已通过', '未通过'],
    empty: '还没有收藏',
    open: ['打开对话框', '打开抽屉', '打开确认框', '显示提示'],
  },
  EN: {
    title: 'Components',
    lead: 'For development only. The switch in the header changes the theme.',
    sections: {
      actions: 'Buttons and links',
      content: 'Content',
      forms: 'Forms',
      states: 'States',
      overlays: 'Dialogs and notices',
      charts: 'Charts',
    },
    action: 'Add to favourites',
    longAction: 'Send the booth application for review',
    exhibitor: 'Eastern Cable Company Limited',
    longTitle: 'Long-length XLPE-insulated AC submarine cable systems up to 500 kV, with their accessories',
    paragraph:
      'This edition shows materials, machines and test equipment of the cable industry. Visitors make appointments and keep products.',
    name: 'Name',
    place: 'Booth',
    help: 'As on your identity document',
    branch: 'Branch',
    remark: 'Remark',
    code: 'Code',
    number: 'Number',
    showTable: 'Show as a table',
    mistake: 'Enter a name',
    choices: ['Materials', 'Machines', 'Test equipment'],
    tags: ['Accent', 'Second', 'Quiet', 'In review', 'Approved', 'Rejected'],
    empty: 'No favourites yet',
    open: ['Open a dialog', 'Open a sheet', 'Ask to confirm', 'Show a notice'],
  },
};
