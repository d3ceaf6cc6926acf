/** The path of a module below `src`. */
const pathOf = (id: string): string | undefined =>
  /[\\/]web[\\/]src[\\/](.*)$/.exec(id)?.[1]?.replaceAll('\\', '/');

/** Whether a module is one of these: for each folder its files, without their endings, or all that lies in it. */
function among(folders: Record<string, string | undefined>): (id: string) => boolean {
  const paths = Object.entries(folders).flatMap(([folder, files]) =>
    files === undefined ? `${folder}/` : files.split(' ').map((file) => `${folder}/${file}.`),
  );
  return (id) => paths.some((path) => pathOf(id)?.startsWith(path));
}

/** What forms alone need. It must not come with what every page needs, for it brings react-hook-form (14 KiB gzip). */
const isOfForms = among({
  forms: undefined,
  ui: 'confirm dialog error-summary field field-mark use-modal use-unsaved-guard',
});

/** What most public pages show, and few panels of the centres and the console. */
const isOfPages = among({
  ui:
    'any-link banner-picture breadcrumb card-link carousel carousel-dots carousel-slides clamp container error-state ' +
    'external-link fact-list hydrate-on-approach input on-demand part part-boundary parting-toast search-field ' +
    'section-heading select skeleton use-carousel use-per-slide drag-by-mouse',
  lib: 'content-address leave-page load-page read-id',
  'features/categories': undefined,
  'features/consultations/ask': 'subject use-ask-dialog',
  'features/consultations/unread': 'unread.generated',
  'features/favourites': 'favourites.generated favourites-cache other-tabs reflow use-add-favourite',
  'features/identity/sign-in-first': 'requests',
});

/** What the pages of the product area share. */
const isOfCatalogue = among({
  'features/catalogue': 'booth-facts item-actions use-share',
  'features/catalogue/cards': undefined,
  'features/catalogue/directory': 'address directory-search',
  'features/consultations/ask': 'ask-button',
  'features/favourites': 'favourite-button',
  i18n: 'other-language',
  lib: 'copy-text',
  ui: 'only-in-chinese',
});

const isOfLists = among({ ui: 'pager pager-pages' });

/**
 * Files for what pages share: each file costs a page a request, an entry of the cache and a start of the compiler,
 * which small ones do not pay for. A group takes what its modules import as well, so the widest has the first choice.
 */
export const siteGroups = [
  {
    name: 'common',
    test: (id: string) => pathOf(id) !== undefined && !isOfForms(id) && !isOfPages(id) && !isOfLists(id),
    minShareCount: 24,
    priority: 10,
  },
  { name: 'pages', test: isOfPages, priority: 8 },
  { name: 'forms', test: isOfForms, minShareCount: 24, priority: 6 },
  { name: 'catalogue', test: isOfCatalogue, minShareCount: 3, priority: 4 },
];
