const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Some days as they are said: 2025年8月27日至29日, 27–29 August 2025. The library's Chinese ranges are all slashes.
 * @param from the first day, yyyy-MM-dd
 * @param to the last day
 */
export function daysText(language: 'ZH' | 'EN', from: string, to: string): string {
  if (language === 'EN') return english.formatRange(new Date(from), new Date(to)).replaceAll(/\u2009/g, '');
  const [year, month, day] = from.split('-').map(Number);
  const [toYear, toMonth, toDay] = to.split('-').map(Number);
  const first = `${year}年${month}月${day}日`;
  if (from === to) return first;
  if (year !== toYear) return `${first}至${toYear}年${toMonth}月${toDay}日`;
  return month === toMonth ? `${first}至${toDay}日` : `${first}至${toMonth}月${toDay}日`;
}
