const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Form that is stored and sent: no spaces around, lower case. */
export const cleanEmail = (text: string): string => text.trim().toLowerCase();

/** local@domain with a top-level domain of 2 or more letters; at most 64 and 254 characters (RFC 5321). */
export const isValidEmail = (text: string): boolean => {
  const email = cleanEmail(text);
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    email.length <= 254 &&
    LOCAL.test(email.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && DOMAIN_LABEL.test(label)) &&
    /^[a-z]{2,}$/.test(labels.at(-1) ?? '')
  );
};
