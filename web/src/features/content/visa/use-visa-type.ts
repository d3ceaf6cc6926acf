import { useSyncExternalStore } from 'react';
import { siteStorage } from '../../../lib/storage';

export const visaTypes = ['visitor', 'exhibitor'] as const;
export type VisaType = (typeof visaTypes)[number];

/** `?type=` of the address, or nothing where it is missing or neither. */
export const readVisaType = (raw: string | null): VisaType | undefined =>
  visaTypes.find((type) => type === raw);

const never = () => () => undefined;

/**
 * For whom the page speaks: the address says it, otherwise the menu entry that led here (the stored query key,
 * PUB-056), otherwise visitors (PUB-064). The stored choice is known in the browser only.
 */
export function useVisaType(asked: VisaType | undefined): VisaType {
  const stored = useSyncExternalStore(
    never,
    () => siteStorage.queryKey().visaType,
    () => undefined,
  );
  return asked ?? stored ?? 'visitor';
}
