import { getDocumentProxy } from 'unpdf';

// The words of a PDF as somebody reads them: line by line, from left to right, in whatever order a program wrote them.

/** `isCut`: there are more pages than were read. */
export type PdfText = { kind: 'text'; text: string; isCut?: true } | { kind: 'damaged' | 'locked' };

/** Most pages that are read: of a longer file the beginning. */
const MOST_PAGES = 20;

/** Plain values, so that it may be read in another thread: a file may be as hard as it likes. */
export const pdfText = async (bytes: Uint8Array, most = MOST_PAGES): Promise<PdfText> => {
  try {
    // The library keeps what it is given, and takes no Buffer.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, most); number += 1) {
      const page = await pdf.getPage(number);
      const view = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Piece[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [x, y] = view.convertToViewportPoint(Number(item.transform[4]), Number(item.transform[5]));
        return [{ text: item.str, x: Number(x), y: Number(y), width: item.width, height: item.height }];
      });
      pages.push(linesOf(pieces));
      page.cleanup();
    }
    const isCut = pdf.numPages > most;
    await pdf.loadingTask.destroy();
    return { kind: 'text', text: pages.join('\n'), ...(isCut ? { isCut } : {}) };
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' };
  }
};

/** `y` counts from the top. */
type Piece = { text: string; x: number; y: number; width: number; height: number };

/** Pieces whose feet stand about as high are one line: a figure may be written larger than its label. */
const linesOf = (pieces: readonly Piece[]): string => {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && piece.y - first.y <= first.height * SAME_LINE) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map(lineOf).join('\n');
};

const SAME_LINE = 0.4;
/** The gap within a word, as a part of the height: nearer pieces are one word that a program wrote in pieces. */
const SAME_WORD = 0.15;

const lineOf = (pieces: readonly Piece[]): string => {
  let line = '';
  let end = 0;
  for (const { text, x, width, height } of pieces.toSorted((a, b) => a.x - b.x)) {
    line += line !== '' && x - end > height * SAME_WORD ? ` ${text}` : text;
    end = x + width;
  }
  return line;
};
