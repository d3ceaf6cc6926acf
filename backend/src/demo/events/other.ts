import { SNIEC, type DemoEvent } from './records.ts';

const matching = { cn: 'E1 馆采购对接区', en: 'Matchmaking lounge, hall E1' };
const stage = { cn: '南入口大厅舞台', en: 'Stage in the south entrance hall' };

/** C09A05: what else happens; signed up for with a form of its own. */
export const otherActivities: DemoEvent = {
  code: 'C09A05',
  form: 1,
  signUp: 'form',
  seats: null,
  title: { cn: '同期活动：采购对接与技能竞赛', en: 'Side events: buyer matchmaking and skills contest' },
  cover: 'other',
  coverAlt: { cn: '电缆盘', en: 'Cable drum' },
  description: {
    cn: '<p>看展之外，还有三件事值得留时间：<strong>采购对接会</strong>把提交了需求的采购商和合适的展商安排在同一张桌子上，每轮 15 分钟；<strong>线缆技能竞赛</strong>让一线操作工现场比接头、比排线；<strong>校企双选会</strong>为企业和应届生搭台。</p><h2>怎么参加</h2><ul><li>采购对接：报名时写明需求并可上传技术规格书，主办方在展前一周发出日程</li><li>技能竞赛：观摩无需报名，参赛请注明单位与工种</li><li>双选会：企业和学生均须报名</li></ul><p>所有活动免费。</p>',
    en: '<p>Beyond the booths three things deserve your time. <strong>Buyer matchmaking</strong> seats buyers who told us their needs with the exhibitors that fit, 15 minutes a round. At the <strong>cable skills contest</strong> operators joint and spool against the clock. The <strong>career meeting</strong> brings companies and graduates together.</p><h2>How to take part</h2><ul><li>Matchmaking: describe your need when you sign up, and upload a specification if you have one; timetables go out a week before the show</li><li>Skills contest: watching needs no sign-up; to compete, name your company and trade</li><li>Career meeting: companies and students both sign up</li></ul><p>All of it is free of charge.</p>',
  },
  venue: SNIEC,
  days: [
    {
      date: '2025-08-27',
      room: matching,
      talks: [
        [
          '10:00',
          '11:30',
          { cn: '采购对接会一：电力电缆与附件', en: 'Matchmaking I: power cable and accessories' },
          { cn: '电网与总包企业采购商 24 家', en: '24 buyers of utilities and contractors' },
        ],
        [
          '13:30',
          '15:00',
          { cn: '采购对接会二：挤出与绞线设备', en: 'Matchmaking II: extrusion and stranding machinery' },
          { cn: '线缆企业采购商 18 家', en: '18 buyers of cable makers' },
        ],
        [
          '15:20',
          '16:20',
          { cn: '海外采购商见面会', en: 'Meeting buyers from abroad' },
          { cn: '印度、越南、土耳其、埃及采购团', en: 'Delegations from India, Vietnam, Türkiye and Egypt' },
        ],
      ],
    },
    {
      date: '2025-08-28',
      room: stage,
      talks: [
        [
          '10:00',
          '11:40',
          { cn: '线缆技能竞赛：中压电缆中间接头', en: 'Skills contest: jointing medium voltage cable' },
          { cn: '裁判长：邵明', en: 'Chief judge: Shao Ming' },
        ],
        [
          '13:00',
          '14:30',
          { cn: '线缆技能竞赛：成盘排线', en: 'Skills contest: spooling' },
          { cn: '裁判长：田志刚', en: 'Chief judge: Tian Zhigang' },
        ],
        [
          '14:45',
          '16:15',
          { cn: '采购对接会三：新能源与充电电缆', en: 'Matchmaking III: solar, storage and charging cable' },
          { cn: '整车与光伏企业采购商 15 家', en: '15 buyers of car makers and solar companies' },
        ],
      ],
    },
    {
      date: '2025-08-29',
      room: stage,
      talks: [
        [
          '09:45',
          '11:30',
          { cn: '校企双选会', en: 'Career meeting' },
          { cn: '招聘企业 40 家，高校 6 所', en: '40 companies, six universities' },
        ],
        [
          '11:40',
          '12:10',
          { cn: '技能竞赛颁奖', en: 'Awards of the skills contest' },
          { cn: '周启明，线缆研究院院长', en: 'Zhou Qiming, president of the cable research institute' },
        ],
        [
          '13:00',
          '14:30',
          { cn: '采购对接会四：检测仪器与自动化', en: 'Matchmaking IV: test instruments and automation' },
          { cn: '线缆企业与检测机构采购商 12 家', en: '12 buyers of cable makers and test houses' },
        ],
      ],
    },
  ],
};
