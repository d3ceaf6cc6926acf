import type { Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { findInPages } from './read-through.ts';
import { unreviewed } from './unreviewed.ts';

/** An exhibit as its company has written it. */
const completeExhibit = completeWith<Schemas['Exhibit']>({
  ...unreviewed,
  id: '',
  companyId: '',
  titleCn: '',
  titleEn: '',
  classify: '',
  fillTags: '',
  fillTagsEn: '',
  imageUrl: '',
  videoUrl: '',
  descriptionCn: '',
  descriptionEn: '',
  createdTime: UNKNOWN_TIME,
  updateTime: UNKNOWN_TIME,
});

export const exhibits = {
  get: {
    '/app/exhibiting/exhibits': { complete: completeList(completeExhibit) },
    '/app/exhibiting/exhibit': {
      complete: completeExhibit,
      ifNotFound: (calls, { query: { id } }) =>
        findInPages(
          (page) => calls.get('/app/exhibiting/exhibits', { query: page }),
          (exhibit) => exhibit.id === id,
        ),
    },
  },
  post: {
    // What was sent stands in where the answer has no record.
    '/app/exhibiting/exhibit': {
      complete: ({ result, message }, { body }) => ({
        result: completeExhibit({ ...body, ...result }),
        message,
      }),
    },
  },
} satisfies Adaptations;
