const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** Check characters by the weighted sum modulo 11. */
const CHECKS = '10X98765432';

/** Whether the digits yyyyMMdd name a day that there is. */
function isDay(digits: string): boolean {
  const text = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/**
 * Whether this is the number of a mainland identity card: 17 digits with a day of birth in them and a check character
 * (GB 11643, ISO 7064 MOD 11-2).
 * @param number with a capital X where the check character is one
 */
export function isIdentityCard(number: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(number) || !isDay(number.slice(6, 14))) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return CHECKS[sum % 11] === number[17];
}
