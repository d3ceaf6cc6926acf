/** How a review stands: what every reviewed record of the REST contract has. */
export interface ReviewStateParent {
  status: number;
  rejectReasonCn: string;
  rejectReasonEn: string;
  reviewTime: string | null;
}
