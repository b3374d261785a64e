import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';
import { readApart } from '../platform/parsing/apart.ts';

// PDFs as programs write them, of a text of the tests.

const finished = async (draw: (pdf: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> => {
  const pdf = new PDFDocument({ size: 'A4', ...options });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((end) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => end(Buffer.concat(chunks)));
  });
  draw(pdf);
  pdf.end();
  return done;
};

const FIGURE = / ((?:\d{1,3}\.)*\d{1,3},\d{2})$/;

/** Line by line; figures at the right, all of them written before the labels. `userPassword`: without it nobody opens it. */
export const textPdf = (text: string, options: Pick<PDFKit.PDFDocumentOptions, 'userPassword'> = {}): Promise<Buffer> =>
  finished((pdf) => {
    const lines = text
      .split('\n')
      .map((line, index) => ({ label: line.replace(FIGURE, ''), figure: FIGURE.exec(line)?.[1], y: 40 + index * 14 }));
    for (const { figure, y } of lines.toReversed()) if (figure) pdf.fontSize(9).text(figure, 480, y + 1, { lineBreak: false });
    for (const { label, y } of lines) pdf.fontSize(8).text(label, 40, y, { lineBreak: false });
  }, options);

/** A scanned sheet: lines that are drawn, and not a word. */
export const drawnPdf = (): Promise<Buffer> => finished((pdf) => pdf.rect(40, 40, 300, 200).fill('#888888'));

/** A sheet that was scanned as one picture. */
export const picturePdf = (png: Buffer): Promise<Buffer> => finished((pdf) => pdf.image(png, 40, 60, { width: 500 }));

/** A PNG of a bar code, as of a photo of a boleto, or of a QR code. */
export const barcodePicture = async (text: string, format: WriteInputBarcodeFormat = 'ITF'): Promise<Buffer> => {
  const program = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
  const { image, error } = await writeBarcode(text, { format, scale: 4 });
  if (!image) throw new Error(error);
  return Buffer.from(await image.arrayBuffer());
};

/** What stands on it. In a thread of its own, as the server reads it: the library minds what else its process has loaded. */
export const readPdf = (bytes: Uint8Array) => readApart('pdfText', { bytes }, { of: null });
