/** The panel that the gate leads to, and leaves open. */
export const SURVEY_ENTRY = 'survey';
