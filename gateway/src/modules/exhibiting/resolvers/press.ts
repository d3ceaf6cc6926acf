import { articleMutations, PromotionArticle, PromotionArticlePage, viewerArticles } from './articles.ts';
import { JournalEntry, journalMutations, viewerJournal } from './journal.ts';

/** What companies hand in to be read: articles, and their entry of the conference journal. */
export const pressResolvers = {
  Mutation: { ...articleMutations, ...journalMutations },
  Viewer: { ...viewerArticles, ...viewerJournal },
  PromotionArticle,
  PromotionArticlePage,
  JournalEntry,
};
