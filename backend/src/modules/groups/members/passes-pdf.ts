import { deflate } from 'node:zlib';
import { promisify } from 'node:util';

const deflated = promisify(deflate);

/** A page: a picture in greys that fills it. */
export interface GreyPage {
  /** Pixels. */
  width: number;
  height: number;
  /** A byte a pixel, line by line. */
  greys: Buffer;
}

/** Objects of the file that are no pages: the catalogue, and the list of pages. */
const FIRST_OF_PAGES = 3;
/** A page, what is drawn on it, and its picture. */
const OF_A_PAGE = 3;

/**
 * A PDF (ISO 32000-1) of pictures, written while its pages are drawn: nothing of it is kept but where its objects stand.
 * @param size of all pages, in points
 */
export async function* pdfParts(
  pages: AsyncIterable<GreyPage>,
  size: { width: number; height: number },
): AsyncGenerator<Buffer> {
  const places: number[] = [];
  let offset = 0;
  let count = 0;
  const part = (content: Buffer | string): Buffer => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    offset += bytes.length;
    return bytes;
  };
  const object = (id: number, content: string): Buffer => {
    places[id] = offset;
    return part(`${id} 0 obj\n${content}\nendobj\n`);
  };
  const { width, height } = size;
  yield part('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  for await (const { greys, width: columns, height: rows } of pages) {
    const page = FIRST_OF_PAGES + count * OF_A_PAGE;
    const drawn = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
    const picture = await deflated(greys);
    yield object(
      page,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${page + 1} 0 R` +
        `/Resources<</XObject<</P ${page + 2} 0 R>>>>>>`,
    );
    yield object(page + 1, `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`);
    places[page + 2] = offset;
    yield part(
      `${page + 2} 0 obj\n<</Type/XObject/Subtype/Image/Width ${columns}/Height ${rows}/ColorSpace/DeviceGray` +
        `/BitsPerComponent 8/Filter/FlateDecode/Length ${picture.length}>>\nstream\n`,
    );
    yield part(picture);
    yield part('\nendstream\nendobj\n');
    count += 1;
  }
  const kids = Array.from({ length: count }, (_, at) => `${FIRST_OF_PAGES + at * OF_A_PAGE} 0 R`).join(' ');
  yield object(1, '<</Type/Catalog/Pages 2 0 R>>');
  yield object(2, `<</Type/Pages/Count ${count}/Kids[${kids}]>>`);
  const table = offset;
  const total = FIRST_OF_PAGES + count * OF_A_PAGE;
  const lines = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  yield part(`xref\n0 ${total}\n0000000000 65535 f \n${lines.join('')}`);
  yield part(`trailer\n<</Size ${total}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
}
