import { applyMask } from '../text/mask.ts';

/** The 67 area codes in use (Plano de Numeração, Anatel). */
export const AREA_CODES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Mask by length: 10 digits or fewer as a landline, longer as a mobile. */
export const phoneMask = (digits: string): string => (digits.length <= 10 ? '(##) ####-####' : '(##) #####-####');

/** Bare form that is stored and sent: area code and number, without +55. */
export const cleanPhone = (text: string): string => {
  const bare = text.replace(/[\s().-]/g, '');
  return bare.replace(/^\+55/, '').replace(/^55(?=\d{10,11}$)/, '');
};

/** Mobile: 9 digits starting 9, 8 or 7 (Res. Anatel 749/2022, art. 12). Landline: 8 digits starting 2 to 5. Both with a real area code. */
export const isValidPhone = (text: string): boolean => {
  const phone = cleanPhone(text);
  return AREA_CODES.has(phone.slice(0, 2)) && /^\d{2}(?:[789]\d{8}|[2-5]\d{7})$/.test(phone);
};

/** '11987654321' -> '(11) 98765-4321'. */
export const formatPhone = (phone: string): string => {
  const digits = cleanPhone(phone);
  return applyMask(phoneMask(digits), digits);
};
