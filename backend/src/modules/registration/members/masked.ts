const SHOWN_DIGITS = 4;

/** The end of a number: enough to tell two people apart, too little to call one. */
export const maskedMobile = (number: string): string =>
  number === '' ? '' : `*** ${number.slice(-SHOWN_DIGITS)}`;

/** The beginning of an address, and where it is kept. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${[...address][0]}***${address.slice(at)}`;
}
