/**
 * Where a booth is, by its number: hall, hyphen, row and place.
 * @returns null for a blank number; hall and stand are null where the number is of another form
 */
export function boothOf(number: string) {
  if (number === '') return null;
  const [, hall = null, stand = null] = /^([^-]+)-(.+)$/.exec(number) ?? [];
  return { number, hall, stand };
}
