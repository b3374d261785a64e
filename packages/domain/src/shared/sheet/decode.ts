/** Part of every browser and of Node, but not of the language, whose types are all that this package knows. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean },
) => { decode: (bytes: Uint8Array, options?: { stream?: boolean }) => string };

/**
 * The text of a file of rows. What the file says of its own charset is often wrong, so the bytes decide: UTF-16 with its mark, else UTF-8 when the bytes
 * are that from end to end (a character cut by the end of the file apart), else Windows-1252, which holds ISO-8859-1 too. Never throws.
 */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
