/** How a review stands where a server of the specification says nothing of it: it waits, and no reason is given. */
export const unreviewed = {
  status: 1,
  status_dictText: '',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  reviewTime: null,
};
