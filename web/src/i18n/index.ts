export { type Catalogue, createCatalogue } from './catalogue';
export * from './format';
export { chooseLang, inLang, type Lang, langOfAddress, localeFacts, withoutLang } from './locale';
export type { MessageBundle, MessageId } from './message-ids';
export { otherLanguageOf } from './other-language';
export { I18nProvider, useCatalogue, useLang } from './provider';
export { keepLanguageOfAddress, restoreScrollAfterSwitch, switchLanguage } from './switch-language';
export { useT } from './use-t';
