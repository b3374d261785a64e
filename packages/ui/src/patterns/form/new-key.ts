/** A random key of 128 bits. `crypto.randomUUID` exists on https and localhost only; this works on any address. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
