const MIB = 1024 * 1024;

/** What a form may ask for. */
export type UploadKind = 'image' | 'video' | 'document';

/** Largest file of each kind, bytes; exactly this many are accepted (CONFLICT-041, DESIGN-037). */
export const maxBytes: Record<UploadKind, number> = {
  image: 2 * MIB,
  // What the service takes at all; a form with a smaller limit asks for it when it is sent (`claim`).
  video: 50 * MIB,
  document: 2 * MIB,
};

/** What is kept, by kind, with the ending of its name. Anything that a browser might run is not among it. */
export const mediaTypes: Record<UploadKind, Record<string, string>> = {
  image: { 'image/jpeg': 'jpg', 'image/png': 'png' },
  video: { 'video/mp4': 'mp4' },
  document: {
    'application/pdf': 'pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  },
};

/** The kind that a kept media type belongs to. */
export function kindOf(mediaType: string): UploadKind {
  if (mediaType in mediaTypes.image) return 'image';
  return mediaType in mediaTypes.video ? 'video' : 'document';
}

/**
 * Widths that images are offered in, pixels, as far as they are wider themselves: from a logo in a list to the whole
 * width of a large screen. Part of the contract, for pages list them in a `srcset`.
 */
export const WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

/** What the narrower copies are, whatever the image itself is: WebP holds photographs and transparency alike. */
export const COPY_TYPE = 'image/webp';

/** What a kept file is by the ending of its name, narrower copies included; undefined for a name that this service does not give. */
export function mediaTypeOf(fileName: string): string | undefined {
  const [, ending = ''] = /^[0-9a-f]{32}(?:-\d+)?\.([a-z0-9]+)$/.exec(fileName) ?? [];
  if (ending === 'webp') return COPY_TYPE;
  const types = Object.values(mediaTypes).flatMap((ofKind) => Object.entries(ofKind));
  return types.find(([, own]) => own === ending)?.[0];
}

/** Most pixels of an image, and most along one side: what a picture format that we write can hold. */
export const MAX_PIXELS = 25_000_000;
export const MAX_SIDE = 20_000;

const endings = [...new Set(Object.values(mediaTypes).flatMap((types) => Object.values(types)))].join('|');

/** Names that this service gives: 128 random bits and the ending of the type. For PostgreSQL too. */
export const NAME_PATTERN = `[0-9a-f]{32}\\.(?:${endings})`;
export const NAME = new RegExp(`^${NAME_PATTERN}$`);

/** Where a kept file is served. */
export const ADDRESS = '/files/uploads/';

/** Where one is served that is private: to who sent it, never to guests. */
export const OWN_ADDRESS = '/files/own/uploads/';
/** The same files for the organiser's reviewers. */
export const REVIEWED_ADDRESS = '/files/review/uploads/';

export const addressOf = ({ name, isPrivate }: { name: string; isPrivate: boolean }): string =>
  (isPrivate ? OWN_ADDRESS : ADDRESS) + name;

/** The widths that an image of this width is kept in besides its own. */
export function smallerWidths(width: number): number[] {
  return WIDTHS.filter((smaller) => smaller < width);
}

/** The name in storage of an image's smaller copy. */
export function nameAtWidth(name: string, width: number): string {
  return `${name.slice(0, name.indexOf('.'))}-${width}.webp`;
}

/** Whether a text is the address of a picture as this service keeps them; whose it is, `claimUpload` tells. */
export const isPictureAddress = (text: string): boolean =>
  /^\/files\/uploads\/[0-9a-f]{32}\.(jpg|png)$/.test(text);
