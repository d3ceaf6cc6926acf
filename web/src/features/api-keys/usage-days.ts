/** For how many days up to today requests are shown. */
export const usageDays = [7, 30, 90] as const;
export type UsageDays = (typeof usageDays)[number];

const DEFAULT_DAYS: UsageDays = 30;

/** Reads the days that an address names; what makes no sense is the default. */
export const readUsageDays = (query: URLSearchParams): UsageDays =>
  usageDays.find((days) => String(days) === query.get('days')) ?? DEFAULT_DAYS;

/** The days as an address has them; the default leaves no trace. */
export const usageQuery = (days: UsageDays): { days: number | null } => ({
  days: days === DEFAULT_DAYS ? null : days,
});
