import { addressableId } from '../../rest/batch.ts';

/** Ids as the REST contract joins them in a path. What can be no id names no record there either. */
export const idPath = (ids: readonly string[]): string => ids.map(addressableId).join(',') || '0';
