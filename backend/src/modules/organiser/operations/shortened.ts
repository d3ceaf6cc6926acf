/** Characters of a name in an address, and of the end of a number, that are shown. */
const SHOWN = 2;

/** A text of which only the beginning is shown. */
const beginning = (text: string): string => `${text.slice(0, Math.min(SHOWN, text.length - 1))}***`;

/**
 * A number or address of which enough is shown to tell it from others: `ad***@fair.example`, `+86138****00`. Whoever looks
 * after messages need not know whom they are for.
 */
export function shortened(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return beginning(recipient.slice(0, at)) + recipient.slice(at);
  return recipient.length < 8
    ? beginning(recipient)
    : `${recipient.slice(0, 6)}****${recipient.slice(-SHOWN)}`;
}
