import type { Row } from '../insert-rows.ts';
import type { Pair } from './paper.ts';

interface Step {
  title: Pair;
  text: Pair;
  /** Page of the site where it is taken. */
  link?: string;
}

/** The exhibiting procedure (PUB-044, CONFLICT-047, CONST-045). */
const STEPS: readonly Step[] = [
  {
    title: ['咨询展位', 'Ask for a booth'],
    text: [
      '电话、邮件或现场咨询都可以。告诉我们产品类别、所需面积，是标准展位还是光地特装，我们会推荐合适的展馆和位置。',
      'Call, write or come by. Tell us what you make, how much space you need and whether you build the booth yourself; we suggest a hall and a place.',
    ],
    link: '/about?tab=contact',
  },
  {
    title: ['提交参展申请表', 'Hand in the application'],
    text: [
      '在线填写公司与联系人信息并提交，截止日期为 2025 年 7 月 15 日。提交前请核对公司中英文名称，它们将用于楣板和会刊。',
      'Fill in the form online by 15 July 2025. Check the company’s name in both languages: it goes on the fascia and into the journal.',
    ],
    link: '/zwApply',
  },
  {
    title: ['收到参展确认与付款通知', 'Receive the confirmation and payment notice'],
    text: [
      '主办方审核后通过邮件发出展位确认书和付款通知，注明展位号、面积、价格与付款期限。',
      'Once the application is checked, we mail the confirmation and the payment notice: booth number, area, price and due date.',
    ],
  },
  {
    title: ['支付 50% 展位费', 'Pay 50 per cent of the fee'],
    text: [
      '按通知支付展位费的 50%，款到后展位正式保留；余款在通知所列日期前付清。',
      'Half of the fee secures the booth as soon as it has arrived. The rest is due on the date in the notice.',
    ],
  },
  {
    title: ['主办方回传盖章申请表', 'Get the stamped form back'],
    text: [
      '收到款项后，主办方将盖章的申请表回传，双方各执一份，即为参展合同。',
      'We return the form with our stamp. Each side keeps a copy: it is the contract.',
    ],
  },
  {
    title: ['开通展商中心', 'Enter the exhibitor centre'],
    text: [
      '账号发送到联系人邮箱。登录后完善公司资料与展品、申请参展证、填写服务表格、邀请客户。',
      'The account goes to your contact’s mailbox. Complete company and exhibits, apply for badges, fill in service forms, invite customers.',
    ],
    link: '/zsLogin',
  },
  {
    title: ['收到报到与布展通知', 'Receive the notice on arrival and build-up'],
    text: [
      '开展前一个月发出，内容包括报到地点、布撤展时间、证件领取和现场服务联系人。',
      'Sent a month before the opening: where to report, when to build and dismantle, where to collect badges and whom to call.',
    ],
    link: '/resource-center',
  },
];

export const processStepRows = (): Row[] =>
  STEPS.map(({ title, text, link }, index) => ({
    values: {
      number: index + 1,
      title_cn: title[0],
      title_en: title[1],
      text_cn: text[0],
      text_en: text[1],
      link: link ?? '',
    },
  }));
