import { useLang } from '../i18n';
import { texts } from './texts';

/** The texts of the language that the nearest catalogue has. */
export const useTexts = () => texts[useLang()];
