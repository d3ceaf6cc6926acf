import { defineSource } from '../../../context/source.ts';

/** Documents that the site offers, and the steps of taking part. */
export const documentSource = defineSource(({ rest }) => ({
  /** Lists of exhibitors of former editions, whole. */
  exhibitorLists: () => rest.getPublic('/app/content/exhibitorLists'),

  /** Materials for visitors, whole. */
  materials: () => rest.getPublic('/app/content/materials'),

  /** Issues of the newsletter. */
  newsletters: () => rest.getPublic('/app/content/newsletters'),

  /** Lists of exhibitors or materials that a text matches. */
  find: (
    kind: 'companiesJoins' | 'articles',
    { keyword, page, pageSize }: { keyword: string; page: number; pageSize: number },
  ) => rest.getPublic(`/app/front/static/${kind}`, { query: { pageNo: page, pageSize, keyword } }),

  resources: () => rest.getPublic('/app/content/resources'),

  processSteps: () => rest.getPublic('/app/content/processSteps'),
}));
