import type { TextEncoding } from '../../../gql/types';

/** What people call an encoding, in every language. */
export const encodingNames: Record<TextEncoding, string> = {
  UTF_8: 'UTF-8',
  UTF_16: 'UTF-16',
  EUC_KR: 'EUC-KR',
  GB18030: 'GB18030',
  BIG5: 'Big5',
  SHIFT_JIS: 'Shift_JIS',
  WINDOWS_1252: 'Windows-1252',
  WINDOWS_1250: 'Windows-1250',
  WINDOWS_1251: 'Windows-1251',
  WINDOWS_1253: 'Windows-1253',
};

/** How an encoding reads a file; the REST service writes encodings in small letters. */
export interface Reading {
  encoding: Lowercase<TextEncoding>;
  samples: string[];
}

const encodings: Record<Lowercase<TextEncoding>, TextEncoding> = {
  utf_8: 'UTF_8',
  utf_16: 'UTF_16',
  euc_kr: 'EUC_KR',
  gb18030: 'GB18030',
  big5: 'BIG5',
  shift_jis: 'SHIFT_JIS',
  windows_1252: 'WINDOWS_1252',
  windows_1250: 'WINDOWS_1250',
  windows_1251: 'WINDOWS_1251',
  windows_1253: 'WINDOWS_1253',
};

export const encodingOf = ({ encoding }: Reading): TextEncoding => encodings[encoding];

/** The call that takes a file in the encoding of a reading. */
export const callIn = ({ encoding }: Reading): string => `/organiser/exhibitor-imports?encoding=${encoding}`;
