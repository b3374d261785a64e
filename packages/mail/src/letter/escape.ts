const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, in an attribute too. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The same with its line breaks. */
export const lines = (text: string): string => escaped(text).replaceAll(/\r\n?|\n/g, '<br>');
