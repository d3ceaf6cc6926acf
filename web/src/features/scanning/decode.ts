/** How often a picture is looked at: quick enough for a hand, slow enough for a small phone. */
const EVERY_MS = 150;
/** The same code counts again when it was out of sight this long. */
const AWAY_MS = 2500;
/** Wide enough for a code that fills a third of the picture. */
const WIDEST = 640;

type Decode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What some browsers bring for it; TypeScript does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

async function ownDecoder(): Promise<Decode | undefined> {
  const { BarcodeDetector } = window;
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code'))
    return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** For browsers that bring none; its code comes with the first use of the camera. */
async function loadedDecoder(): Promise<Decode> {
  const { default: read } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined;
    const scale = Math.min(1, WIDEST / video.videoWidth);
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return read(data, width, height, { inversionAttempts: 'dontInvert' })?.data || undefined;
  };
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, EVERY_MS));

/**
 * Looks for QR codes in what a camera shows.
 * @param onCode gets each code once while it is held before the camera
 * @param onFailure when the reader could not be loaded
 * @returns ends it
 */
export function readCodes(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  onFailure: () => void,
): () => void {
  const end = new AbortController();
  const isOver = () => end.signal.aborted;
  const run = async () => {
    const decode = (await ownDecoder().catch(() => undefined)) ?? (await loadedDecoder());
    let last = { text: '', at: 0 };
    while (!isOver()) {
      // A frame that cannot be read is followed by one that can.
      const text = await decode(video).catch(() => undefined);
      if (text && !isOver()) {
        const at = Date.now();
        if (text !== last.text || at - last.at > AWAY_MS) onCode(text);
        last = { text, at };
      }
      await pause();
    }
  };
  run().catch(() => isOver() || onFailure());
  return () => end.abort();
}
