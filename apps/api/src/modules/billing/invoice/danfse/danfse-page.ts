import PDFDocument from 'pdfkit';
import { printable } from '../../../../platform/pdf/printable.ts';

// The page of a DANFSe (NT 008 of 2026): A4, one page, a border of one point, blocks of labelled fields between lines of half a point. Helvetica,
// which every reader has, stands for Arial and Microsoft Sans Serif.

const CM = 28.346_456_7;
const MARGIN = 0.2 * CM;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const PAD = 3;

const BLACK = '#000000';
const SHADE = '#f2f2f2';
const RED = '#ff0000';
const MARK = '#a6a6a6';

/** A field in a row of twelfths. `shaded` as the note asks for a few. */
export type Field = { label: string; value: string; span?: number; shaded?: boolean };

export type DanfsePage = {
  header(texts: { left: string; title: readonly string[]; warning: string | null; right: readonly string[] }): void;
  /** Dark squares of the code, row by row; the text stands below it. */
  qrCode(modules: readonly (readonly boolean[])[], text: string): void;
  /** Rows of fields under a title; `beside` keeps the width of the QR code free. */
  block(title: string, rows: readonly (readonly Field[])[], options?: { beside?: boolean }): void;
  /** A text as high as it needs to be, up to `most` points; what does not fit ends in dots. */
  text(label: string, value: string, most: number): void;
  /** One line in place of a block that has nothing to say. */
  note(text: string): void;
  /** Over all that was drawn before it, which shows through. */
  watermark(text: string): void;
  finish(): Promise<Buffer>;
};

/** Where the note puts the code. */
const QR = { x: 17.48 * CM, y: 1.67 * CM, size: 1.52 * CM };
const HEADER = 1.35 * CM;

export const createDanfsePage = ({ title, date }: { title: string; date: Date }): DanfsePage => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: title, Author: 'Esteto', Creator: 'Esteto', Producer: 'Esteto', CreationDate: date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  let y = MARGIN;

  const write = (text: string, at: { x: number; y: number; width: number; height?: number }, size: number, bold = false): void => {
    pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(BLACK);
    pdf.text(printable(text), at.x, at.y, { width: at.width, height: at.height ?? size * 1.2, ellipsis: true });
  };
  const line = (at: number, width = WIDTH): void => {
    pdf
      .moveTo(MARGIN, at)
      .lineTo(MARGIN + width, at)
      .lineWidth(0.5)
      .strokeColor(BLACK)
      .stroke();
  };
  const shade = (x: number, top: number, width: number, height: number): void => {
    pdf.rect(x, top, width, height).fill(SHADE);
  };
  const titleBar = (text: string, width = WIDTH): void => {
    shade(MARGIN, y, width, 11);
    line(y, width);
    write(text.toUpperCase(), { x: MARGIN + PAD, y: y + 2.5, width: width - 2 * PAD }, 7, true);
    y += 12;
  };

  return {
    header: ({ left, title: lines, warning, right }) => {
      shade(MARGIN, y, WIDTH, HEADER);
      write(left, { x: MARGIN + PAD, y: y + 12, width: WIDTH * 0.25 }, 14, true);
      const centre = { x: MARGIN + WIDTH * 0.27, width: WIDTH * 0.42 };
      pdf.font('Helvetica-Bold').fontSize(9).fillColor(BLACK);
      for (const [index, text] of lines.entries())
        pdf.text(printable(text), centre.x, y + 4 + index * 11, { width: centre.width, align: 'center' });
      if (warning)
        pdf.fillColor(RED).text(printable(warning), centre.x, y + 4 + lines.length * 11, { width: centre.width, align: 'center' });
      for (const [index, text] of right.entries())
        write(text, { x: MARGIN + WIDTH * 0.71, y: y + 5 + index * 10, width: WIDTH * 0.28 }, index === 0 ? 8 : 6);
      y += HEADER;
    },

    qrCode: (modules, text) => {
      const unit = QR.size / modules.length;
      pdf.fillColor(BLACK);
      for (const [row, squares] of modules.entries())
        for (const [column, dark] of squares.entries()) if (dark) pdf.rect(QR.x + column * unit, QR.y + row * unit, unit, unit).fill();
      const width = 3.9 * CM;
      write(text, { x: QR.x + QR.size / 2 - width / 2, y: QR.y + QR.size + 3, width, height: 34 }, 6);
    },

    block: (title, rows, { beside = false } = {}) => {
      const width = beside ? WIDTH * 0.8 : WIDTH;
      titleBar(title, width);
      for (const fields of rows) {
        const unit = width / 12;
        let x = MARGIN;
        for (const { label, value, span = 12 / fields.length, shaded } of fields) {
          const room = span * unit;
          if (shaded) shade(x, y, room, 19);
          write(label, { x: x + PAD, y: y + 1, width: room - 2 * PAD }, 6, true);
          write(value || '-', { x: x + PAD, y: y + 9, width: room - 2 * PAD }, 7);
          x += room;
        }
        y += 20;
      }
    },

    text: (label, value, most) => {
      const width = WIDTH - 2 * PAD;
      pdf.font('Helvetica').fontSize(7);
      const height = Math.min(most, pdf.heightOfString(printable(value || '-'), { width }));
      const top = label ? 9 : 2;
      write(label, { x: MARGIN + PAD, y: y + 1, width }, 6, true);
      write(value || '-', { x: MARGIN + PAD, y: y + top, width, height }, 7);
      y += top + 3 + height;
    },

    note: (text) => {
      line(y);
      write(text.toUpperCase(), { x: MARGIN + PAD, y: y + 2.5, width: WIDTH - 2 * PAD }, 7, true);
      y += 12;
    },

    watermark: (text) => {
      pdf.save();
      pdf.rotate(-50, { origin: [595.28 / 2, 841.89 / 2] });
      pdf.font('Helvetica').fontSize(72).fillColor(MARK).fillOpacity(0.6);
      pdf.text(text, 0, 841.89 / 2 - 40, { width: 595.28, align: 'center', lineBreak: false });
      pdf.restore();
      pdf.fillOpacity(1);
    },

    finish: async () => {
      line(y);
      pdf
        .rect(MARGIN, MARGIN, WIDTH, BOTTOM - MARGIN)
        .lineWidth(1)
        .strokeColor(BLACK)
        .stroke();
      const ended = new Promise<void>((resolve) => pdf.once('end', resolve));
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};
