import { isCleanText } from '@esteto/domain/shared/text/text';

/** One clean line of at most `most` characters from what a service outside wrote; null when there is none. */
export const lineOf = (text: string | null | undefined, most: number): string | null => {
  const line = text?.replace(/\s+/g, ' ').trim().slice(0, most).trim() ?? '';
  return line !== '' && isCleanText(line) ? line : null;
};

/** As `lineOf`, of what must be there. Throws when it is not. */
export const lineIn = (text: string, most: number): string => {
  const line = lineOf(text, most);
  if (line === null) throw new Error('no readable text');
  return line;
};
