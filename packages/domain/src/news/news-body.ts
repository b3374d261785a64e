// The text of a piece of news: paragraphs with links, and nothing else. What looks like a tag is text.

/** A piece of a paragraph: words, or an address of the web that is a link. */
export type NewsPiece = { text: string; isLink: boolean };

/** An address as people write it into a text; what ends the sentence is not part of it. */
const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/g;

const piecesOf = (paragraph: string): NewsPiece[] => {
  const pieces: NewsPiece[] = [];
  let at = 0;
  for (const { 0: address, index } of paragraph.matchAll(ADDRESS)) {
    if (index > at) pieces.push({ text: paragraph.slice(at, index), isLink: false });
    pieces.push({ text: address, isLink: true });
    at = index + address.length;
  }
  if (at < paragraph.length) pieces.push({ text: paragraph.slice(at), isLink: false });
  return pieces;
};

/** Paragraphs are parted by an empty line; a single line break stays one. */
export const newsParagraphs = (body: string): NewsPiece[][] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(piecesOf);
