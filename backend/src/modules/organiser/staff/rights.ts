/** What somebody of the organiser may do; none implies another. */
export const staffRights = ['reviewer', 'editor', 'door', 'administrator'] as const;
export type StaffRight = (typeof staffRights)[number];
