/** The show's two lists of news. */
export type ShowNewsKind = 'news' | 'focus';
/** What an editor made of an article; a published one whose time has not come is scheduled. */
export type ShowNewsState = 'draft' | 'published' | 'withdrawn';
/** What lists of editors tell apart. */
export type ShowNewsStage = ShowNewsState | 'scheduled';
