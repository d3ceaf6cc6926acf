/** A page of the REST contract; a foreign server may leave out all but the first two. */
export interface PageRecord<T> {
  records: T[];
  total: number;
  totalIsEstimate?: boolean;
  size?: number;
  current?: number;
  pages?: number;
}
