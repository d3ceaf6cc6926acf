import { describe, expect, it } from 'vitest';
import { createCatalogue, type Lang } from '../../i18n';
import { pageTexts } from '../page-texts';
import { metaIds, metaOf } from './meta';

describe.each<Lang>(['ZH', 'EN'])('metadata in %s', (lang) => {
  it(
    'every route has title, description and keywords of its own',
    { tags: ['SHELL-041', 'SHELL-042', 'SHELL-043'] },
    async () => {
      const catalogue = createCatalogue(lang);
      await catalogue.load('shell', ...Object.values(pageTexts).flat());
      const { messages } = catalogue.intl();
      const titles = new Set<unknown>();
      const descriptions = new Set<unknown>();
      const keywordLists = new Set<unknown>();
      for (const id of metaIds) {
        const { title, description, keywords } = metaOf(id);
        if (id === 'home')
          expect(title, 'SHELL-044 the home page has the name of the exhibition').toBeUndefined();
        else titles.add(messages[title ?? description]);
        expect(messages[description], id).toBeTruthy();
        expect(messages[keywords], id).toBeTruthy();
        descriptions.add(messages[description]);
        keywordLists.add(messages[keywords]);
      }
      expect(titles.size).toBe(metaIds.length - 1);
      expect(descriptions.size).toBe(metaIds.length);
      expect(keywordLists.size).toBe(metaIds.length);
    },
  );
});
