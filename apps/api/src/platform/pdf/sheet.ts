import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';

// An A4 page in the product's layout: quiet labels over values, hairlines, amounts at the right. The same content gives the same bytes.

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 84;
const GAP = 12;
/** A section's title never stands alone at the end of a page. */
const SECTION_ROOM = 64;

const INK = '#17212b';
const QUIET = '#5a6772';
const LINE = '#d3dae0';
const BRAND = '#14706a';
const ATTENTION = '#b4442a';

const FONT = 'Helvetica';
const BOLD = 'Helvetica-Bold';

export type Fact = { label: string; value: string };
export type AmountRow = Fact & { strong?: boolean };

export type Sheet = {
  /** `mark` is a word of warning at the right: 'CANCELADA'. */
  heading(title: string, subtitle: string, mark?: string | null): void;
  section(title: string): void;
  /** Labels over values, side by side; each may be given a share of the width (of 12). */
  facts(facts: readonly (Fact & { span?: number })[]): void;
  paragraph(text: string): void;
  newPage(): void;
  /** A section of labels at the left and amounts at the right, never torn between two pages. */
  amounts(title: string, rows: readonly AmountRow[]): void;
  /** Writes the foot of every page and answers the bytes. */
  finish(foot: string): Promise<Buffer>;
};

/** `date` stands for the instant of creation, so that no clock is read here. */
export const createSheet = ({ title, date }: { title: string; date: Date }): Sheet => {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 841.89 - BOTTOM },
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: title, Author: 'Esteto', Creator: 'Esteto', Producer: 'Esteto', CreationDate: date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));

  const hairline = (y: number): void => {
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  };

  const makeRoom = (height: number): void => {
    if (pdf.y + height > BOTTOM) pdf.addPage();
  };

  const section = (text: string, room = SECTION_ROOM): void => {
    makeRoom(room);
    hairline(pdf.y);
    pdf
      .font(BOLD)
      .fontSize(10)
      .fillColor(BRAND)
      .text(printable(text), MARGIN, pdf.y + GAP);
    pdf.y += 6;
  };

  return {
    heading: (text, subtitle, mark = null) => {
      const top = pdf.y;
      pdf.font(BOLD).fontSize(20).fillColor(BRAND).text(printable(text), MARGIN, top);
      pdf.font(FONT).fontSize(9).fillColor(QUIET).text(printable(subtitle));
      const end = pdf.y;
      if (mark)
        pdf
          .font(BOLD)
          .fontSize(13)
          .fillColor(ATTENTION)
          .text(printable(mark), MARGIN, top + 5, { width: WIDTH, align: 'right' });
      pdf.y = end + GAP;
    },

    section,

    facts: (facts) => {
      const filled = facts.filter(({ value }) => value !== '');
      if (filled.length === 0) return;
      const unit = WIDTH / 12;
      const boxes = filled.map(({ span = 12 / filled.length }) => span * unit);
      const heights = filled.map(({ value }, index) => {
        pdf.font(FONT).fontSize(10);
        return 11 + pdf.heightOfString(printable(value), { width: (boxes[index] ?? 0) - GAP });
      });
      const height = Math.max(...heights);
      makeRoom(height);
      const top = pdf.y;
      let left = MARGIN;
      for (const [index, { label, value }] of filled.entries()) {
        const width = (boxes[index] ?? 0) - GAP;
        pdf.font(FONT).fontSize(7.5).fillColor(QUIET).text(printable(label), left, top, { width, lineBreak: false, ellipsis: true });
        pdf
          .font(FONT)
          .fontSize(10)
          .fillColor(INK)
          .text(printable(value), left, top + 11, { width });
        left += boxes[index] ?? 0;
      }
      pdf.x = MARGIN;
      pdf.y = top + height + GAP;
    },

    paragraph: (text) => {
      pdf.font(FONT).fontSize(10).fillColor(INK).text(printable(text), MARGIN, pdf.y, { width: WIDTH, lineGap: 2 });
      pdf.y += GAP;
    },

    newPage: () => {
      pdf.addPage();
    },

    amounts: (title, rows) => {
      const height = 18;
      section(title, SECTION_ROOM + rows.length * height);
      for (const { label, value, strong } of rows) {
        const top = pdf.y;
        if (strong) hairline(top - 2);
        pdf.font(strong ? BOLD : FONT).fontSize(strong ? 11 : 10);
        pdf.fillColor(INK).text(printable(label), MARGIN, top + 3, { width: WIDTH * 0.65, lineBreak: false });
        pdf.text(printable(value), MARGIN, top + 3, { width: WIDTH, align: 'right', lineBreak: false });
        pdf.y = top + height;
      }
      pdf.y += GAP;
    },

    finish: async (foot) => {
      const { start, count } = pdf.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        pdf.switchToPage(page);
        // The foot stands below the margin: without this pdfkit would open another page for it.
        pdf.page.margins.bottom = 0;
        hairline(BOTTOM + 16);
        pdf.font(FONT).fontSize(8).fillColor(QUIET);
        pdf.text(printable(foot), MARGIN, BOTTOM + 24, { width: WIDTH - 90 });
        pdf.text(`Página ${page + 1} de ${count}`, MARGIN, BOTTOM + 24, { width: WIDTH, align: 'right' });
      }
      const ended = new Promise<void>((resolve) => pdf.once('end', resolve));
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};
