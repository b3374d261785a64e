import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractImages, getDocumentProxy } from 'unpdf';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

// Bar codes and QR codes of pictures. The library would fetch its program from a network: here it is given that of its own package.

const OPTIONS: ReaderOptions = { formats: ['ITF', 'QRCode'], tryHarder: true, maxNumberOfSymbols: 8 };

let isReady = false;

const prepare = (): void => {
  if (isReady) return;
  const program = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
  isReady = true;
};

/** The text of every code in a picture (JPG or PNG) or on the first pages of a scanned PDF, each once; none of a picture with more dots than a camera takes. */
export const codesOf = async (bytes: Uint8Array, isPdf: boolean): Promise<string[]> => {
  prepare();
  const pictures = isPdf ? await picturesOf(bytes) : isWithin(sizeOf(bytes)) ? [bytes] : [];
  const codes = new Set<string>();
  for (const picture of pictures) for (const { text, isValid } of await readBarcodes(picture, OPTIONS)) if (isValid) codes.add(text);
  return [...codes];
};

/** A boleto has one page, and an instruction or two. */
const MOST_PAGES = 3;

const picturesOf = async (bytes: Uint8Array): Promise<ImageData[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, maxImageSize: MOST_DOTS });
  const pictures: ImageData[] = [];
  for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page += 1)
    for (const { data, width, height, channels } of await extractImages(pdf, page))
      if (isWithin({ width, height })) pictures.push({ data: inColours(data, channels), width, height, colorSpace: 'srgb' } as ImageData);
  await pdf.loadingTask.destroy();
  return pictures;
};

/** Four bytes a dot, as a browser keeps a picture. */
const inColours = (data: Uint8ClampedArray, channels: 1 | 3 | 4): Uint8ClampedArray => {
  if (channels === 4) return data;
  const dots = data.length / channels;
  const colours = new Uint8ClampedArray(dots * 4).fill(255);
  for (let dot = 0; dot < dots; dot += 1)
    for (let colour = 0; colour < 3; colour += 1) colours[dot * 4 + colour] = data[dot * channels + (channels === 3 ? colour : 0)] ?? 0;
  return colours;
};

const MOST_DOTS = 60_000_000;

type Size = { width: number; height: number };

const isWithin = (size: Size | null): boolean => size !== null && size.width * size.height <= MOST_DOTS;

const PNG = 0x89_50;

/** As the picture itself tells, before anything of it is unpacked; null where it tells none. */
const sizeOf = (bytes: Uint8Array): Size | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 24) return null;
  if (view.getUint16(0) === PNG) return { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff_c0 || marker > 0xff_fe) return null;
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return null;
};

/** Segments of a JPEG that begin a picture (ITU-T T.81, table B.1): the tables of Huffman and arithmetic coding lie among them. */
const isFrame = (marker: number): boolean => marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker);
