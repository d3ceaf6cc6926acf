import { completeWith, UNKNOWN_TIME } from '../../rest/complete.ts';
import type { ConsultationCommentParent, ConsultationParent } from './parents.ts';

/** A thread of the specification names what it is about by the record itself, not by its id. */
interface SpecifiedThread extends Partial<ConsultationParent> {
  profiles?: { id: string } | null;
  entries?: { id: string } | null;
}

const threadFields = completeWith<ConsultationParent>({
  id: '',
  bakeName: '',
  type: 1,
  linkId: '0',
  title: '',
  status: 1,
  isMine: true,
  askingCompanyId: null,
  askerName: '',
  askerCompany: '',
  files: [],
  unread: 0,
  createTime: UNKNOWN_TIME,
  updateTime: UNKNOWN_TIME,
});

/** A thread with what servers of the specification leave out. @param isMine whether the caller asked, where it does not say */
export function completeThread(record: SpecifiedThread, isMine: boolean): ConsultationParent {
  const linkId = record.linkId ?? record.profiles?.id ?? record.entries?.id ?? '0';
  const updateTime = record.updateTime ?? record.createTime ?? UNKNOWN_TIME;
  const thread = threadFields({ ...record, linkId, updateTime, isMine: record.isMine ?? isMine });
  // A status that the specification does not name is a closed thread (VC-056).
  return thread.status === 1 || thread.status === 2 ? thread : { ...thread, status: 3 };
}

/** What one side wrote, with what servers of the specification leave out. */
export const completeComment = completeWith<ConsultationCommentParent>({
  id: '',
  consultationId: '',
  nickName: '',
  content: '',
  files: [],
  type: 1,
  isMine: false,
  createTime: UNKNOWN_TIME,
  updateTime: UNKNOWN_TIME,
});
