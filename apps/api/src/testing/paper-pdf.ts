import PDFDocument from 'pdfkit';

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
