/** How a text file may be encoded: what spreadsheet programs write in the countries of exhibitors. */
export const textEncodings = [
  'utf_8',
  'utf_16',
  // Before Chinese, which nearly all that is Korean can be read as.
  'euc_kr',
  'gb18030',
  'big5',
  'shift_jis',
  'windows_1252',
  'windows_1250',
  'windows_1251',
  'windows_1253',
] as const;
export type TextEncoding = (typeof textEncodings)[number];
