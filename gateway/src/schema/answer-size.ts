/** Counts the objects that the lists of one answer hold. */
export interface AnswerSize {
  nodes: number;
}
