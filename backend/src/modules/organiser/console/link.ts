/** An address elsewhere, or a path of this site; nothing that runs a script or leads to another host unseen. */
export const isLink = (text: string): boolean =>
  /^\/(?![/\\])\S*$/.test(text) || (/^https?:\/\/[^\s/?#]+\S*$/i.test(text) && URL.canParse(text));
