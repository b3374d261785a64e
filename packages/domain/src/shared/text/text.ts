/** Accent-blind, case-blind key for searching: 'São  Lucas' -> 'sao lucas'. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Order of Brazilian Portuguese, blind to case and accents; numbers inside the text count as numbers. */
export const compareText = (a: string, b: string): number => collator.compare(a, b);

/** '1 nota', '3 notas'. */
export const countOf = (count: number, one: string, many: string): string => `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/**
 * Whether a text holds what nobody sees: characters of no width, or that turn the order in which the rest is read (Unicode, UAX 9 and UTS 55). With them a
 * name or a contract says another thing than one reads. What joins the parts of an emoji is seen in it.
 */
export const hasUnseen = (text: string): boolean =>
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/.test(text.replace(JOINED_EMOJI, ''));

const JOINED_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu;

/** No NUL or other control character (but tab and line breaks) and no half of a surrogate pair: what a database and a PDF can hold. */
export const isCleanText = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x7f || (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)) return false;
  }
  return text.isWellFormed();
};
