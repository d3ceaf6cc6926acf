import { UpstreamUnavailable } from '../errors.ts';

const isList = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && 'records' in sent && Array.isArray(sent.records);

/**
 * Completes the records of a page or a stretch.
 * @throws UpstreamUnavailable for an answer that has no list of records
 */
export const completeList =
  <T>(complete: (record: T) => T) =>
  <L extends { records: T[] }>(list: L): L => {
    // The type says what the server promises; what it sends has not been looked at.
    if (!isList(list)) throw new UpstreamUnavailable('a list without records');
    return { ...list, records: list.records.map(complete) };
  };
