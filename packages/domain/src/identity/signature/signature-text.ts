// A text that somebody signs is the same text however it came: its line ends, and what stands unseen at the end of a line, say nothing.

/** One kind of line end, no space at the end of a line, no empty lines around the whole, letters with marks in one form. */
export const canonicalText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/^\n+|\n+$/g, '');

/** What names a text beyond doubt: 64 hexadecimal digits. `sha256`: of the bytes of a text in UTF-8, as the platform reckons it. */
export const textSha256 = (text: string, sha256: (text: string) => string): string => sha256(canonicalText(text));
