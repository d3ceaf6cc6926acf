import { open } from 'node:fs/promises';

/** How far from its end a file of the type may carry its closing mark: a ZIP's comment, a PDF's trailer. */
const closings = {
  pdf: { mark: Buffer.from('%%EOF'), within: 1024 },
  zip: { mark: Buffer.from('PK\x05\x06', 'latin1'), within: 65_557 },
};

/** Whether a document ends as its type does; one that was cut off does not. */
export async function isWholeDocument(path: string, mediaType: string): Promise<boolean> {
  const { mark, within } = mediaType === 'application/pdf' ? closings.pdf : closings.zip;
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, within);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.includes(mark);
  } finally {
    await file.close();
  }
}
