export { cableSection, coresIn, pathOf, strandsIn } from './cable-section.ts';
export { layers, layOut, toPng } from './draw.ts';
export { box, text, type Element } from './element.ts';
export { drawable } from './fonts.ts';
export { qrCode } from './qr-code.ts';
export { qrPicture } from './qr-picture.ts';
