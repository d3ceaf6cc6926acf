export { type Catalogue, createCatalogue } from './catalogue';
export * from './format';
export { chooseLang, type Lang, localeFacts } from './locale';
export type { MessageBundle, MessageId } from './message-ids';
export { I18nProvider, useCatalogue, useLang } from './provider';
export { restoreScrollAfterSwitch, switchLanguage } from './switch-language';
export { useT } from './use-t';
