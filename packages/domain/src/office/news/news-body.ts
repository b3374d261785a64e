// The text of a piece of news: paragraphs with links, and nothing else. What looks like a tag is text.

/** A piece of a paragraph: words, or an address of the web that is a link. `at`: where it begins in the paragraph. */
export type NewsPiece = { at: number; text: string; isLink: boolean };

/** `at`: where it begins in the text. */
export type NewsParagraph = { at: number; pieces: NewsPiece[] };

/** An address as people write it into a text; what ends the sentence is not part of it. */
const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/g;

/** What stands between empty lines. */
const PARAGRAPH = /\S(?:(?!\n\s*\n)[^])*/g;

const piecesOf = (paragraph: string): NewsPiece[] => {
  const pieces: NewsPiece[] = [];
  let at = 0;
  for (const { 0: address, index } of paragraph.matchAll(ADDRESS)) {
    if (index > at) pieces.push({ at, text: paragraph.slice(at, index), isLink: false });
    pieces.push({ at: index, text: address, isLink: true });
    at = index + address.length;
  }
  if (at < paragraph.length) pieces.push({ at, text: paragraph.slice(at), isLink: false });
  return pieces;
};

/** Paragraphs are parted by an empty line; a single line break stays one. */
export const newsParagraphs = (body: string): NewsParagraph[] =>
  [...body.matchAll(PARAGRAPH)].map(({ 0: paragraph, index }) => ({ at: index, pieces: piecesOf(paragraph.trimEnd()) }));
