/** Puts `text` into `mask` ('#' takes one character) and stops where the text ends, so that a half-typed value reads well: '12345' in a CPF is '123.45'. */
export const applyMask = (mask: string, text: string): string => {
  let used = 0;
  let result = '';
  for (const slot of mask) {
    if (used >= text.length) break;
    result += slot === '#' ? text[used++] : slot;
  }
  return result;
};

/** Takes away what people write around the digits of a document: spaces, dots, dashes and slashes. Anything else stays and makes it invalid. */
export const stripSeparators = (text: string): string => text.replace(/[\s.\-/]/g, '');
