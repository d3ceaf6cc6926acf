import Type, { type Static } from 'typebox';
import { COPY_TYPE, mediaTypes, WIDTHS } from './kinds.ts';

export const UploadQuery = Type.Object(
  {
    kind: Type.Union([Type.Literal('image'), Type.Literal('video'), Type.Literal('document')], {
      default: 'image',
      description:
        'What the form asks for: image (jpg, png; 2 MB), video (mp4; 50 MB), document (pdf, docx, xlsx; 2 MB).',
    }),
    private: Type.Boolean({
      default: false,
      description:
        'Whether it is served only to who sent it and to those who speak for the same company, like the picture of ' +
        'a passport. Forms take one or the other.',
    }),
  },
  { additionalProperties: false },
);

/** A kept file; its address stands in `message` too (REST-046). */
export const Upload = Type.Object(
  {
    name: Type.String({ description: 'The name that the file came with.' }),
    address: Type.String({ description: 'Where it is served; what forms send.' }),
    mediaType: Type.String({ description: 'What it is by its content, like image/jpeg.' }),
    bytes: Type.Integer({ description: 'Its size as it was kept.' }),
    width: Type.Integer({ description: 'Pixels; 0 for what is no image.' }),
    height: Type.Integer({ description: 'Pixels; 0 for what is no image.' }),
    smaller: Type.Array(Type.Object({ width: Type.Integer(), address: Type.String() }), {
      description: 'Narrower copies of an image (WebP), narrowest first.',
    }),
  },
  { $id: 'Upload', description: 'A file that was uploaded.' },
);
export type Upload = Static<typeof Upload>;

/** As they stand in an address. */
const widths = WIDTHS.map(String);

export const FileQuery = Type.Object({
  w: Type.Optional(
    Type.Enum(widths, {
      type: 'string',
      description:
        'The narrower copy of an image that is this many pixels wide, in WebP. Where the image is no wider, or no ' +
        'such copy is kept, the image itself answers: so a `srcset` can be written from the address alone. Other ' +
        'files ignore it.',
    }),
  ),
});
export type FileQuery = Static<typeof FileQuery>;

const file = Type.String({ format: 'binary' });

/** What the address of an upload answers with. */
export const FileContent = {
  description: 'The file. A name is never used twice, so what it names never changes.',
  content: Object.fromEntries(
    [COPY_TYPE, ...Object.values(mediaTypes).flatMap((types) => Object.keys(types))].map((mediaType) => [
      mediaType,
      { schema: file },
    ]),
  ),
};
