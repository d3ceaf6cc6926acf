import Type, { type Static } from 'typebox';

export const UploadQuery = Type.Object(
  {
    kind: Type.Union([Type.Literal('image'), Type.Literal('video'), Type.Literal('document')], {
      default: 'image',
      description:
        'What the form asks for: image (jpg, png; 2 MB), video (mp4; 50 MB), document (pdf, docx, xlsx; 2 MB).',
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
      description: 'Narrower copies of an image, narrowest first.',
    }),
  },
  { $id: 'Upload', description: 'A file that was uploaded.' },
);
export type Upload = Static<typeof Upload>;
