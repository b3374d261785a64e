/** The built-in fonts know Latin-1 and some signs: what they lack loses its marks, or becomes '?'. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replaceAll('\u00a0', ' ').replaceAll('\u2212', '-')]
    .map((character) => (isKnown(character) ? character : plain(character)))
    .join('');

const plain = (character: string): string => {
  const bare = character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return [...bare].every(isKnown) && bare !== '' ? bare : '?';
};

const isKnown = (character: string): boolean => /^[\n\t\u0020-\u007e\u00a1-\u00ff–—‘’“”•…€]$/u.test(character);
