import type { Bilingual } from '../../http/language.ts';

/** A column of a list that people fill in and send. */
export interface ListColumn<Key extends string> {
  key: Key;
  name: Bilingual;
  isRequired: boolean;
  /** Characters wide. */
  width: number;
  /** What to write there. */
  help: Bilingual;
  example: string;
}

/** What a name of a column or of a choice is compared by: people write them with other marks and of other width. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*＊:：,，、;；.&（）()]/g, '');

/** A choice as a drop-down list has it, in both languages. */
export const choiceOf = ({ ZH, EN }: Bilingual): string => `${ZH} ${EN}`;

/** The head of a column as it stands in the form. */
export const headOf = ({ name, isRequired }: ListColumn<string>): string =>
  `${name.ZH} ${name.EN}${isRequired ? ' *' : ''}`;
