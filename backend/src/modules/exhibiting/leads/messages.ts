import { LONGEST_NOTE } from './contract.ts';

/** What is told of leads, in both languages. */
export const leadTexts = {
  what: { ZH: '扫码观众', EN: 'lead' },
  noCode: { ZH: '请扫描或输入参观编号', EN: 'Scan a pass or enter its visitor code' },
  unknown: {
    ZH: '没有找到这张参观证，请核对参观编号',
    EN: 'There is no pass with this visitor code. Please check it',
  },
  noConsent: {
    ZH: '该观众未同意与展商共享联系方式。请观众在观众中心的电子参观证页面打开共享后再扫描',
    EN: 'This visitor does not share contact details. Ask them to switch sharing on beside their pass in the visitor centre, and scan again',
  },
  longNote: {
    ZH: `备注不能超过 ${LONGEST_NOTE} 个字符`,
    EN: `The note cannot exceed ${LONGEST_NOTE} characters`,
  },
  kept: { ZH: '已保存观众信息', EN: 'The visitor has been saved' },
  known: { ZH: '该观众已在列表中', EN: 'This visitor is already on the list' },
  saved: { ZH: '保存成功', EN: 'Saved' },
  removed: { ZH: '删除成功', EN: 'Deleted successfully' },
  noPass: { ZH: '请先完成参观登记', EN: 'Please register for your visit first' },
  on: {
    ZH: '已开启，扫描您参观证的展商可获得您的联系方式',
    EN: 'Switched on: exhibitors who scan your pass get your contact details',
  },
  off: { ZH: '已关闭', EN: 'Switched off' },
  takenBack: {
    ZH: '已收回，该展商不再看到您的信息',
    EN: 'Taken back: this exhibitor no longer sees your details',
  },
};
