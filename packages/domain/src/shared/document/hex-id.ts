/** A 32-character hexadecimal id, in either case and without hyphens. */
export const isHexId = (text: string): boolean => /^[0-9a-f]{32}$/i.test(text);
