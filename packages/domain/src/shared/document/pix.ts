import { applyMask } from '../text/mask.ts';
import { readBrCode } from './br-code.ts';
import { CNPJ_MASK, cleanCnpj, isValidCnpj } from './cnpj.ts';
import { CPF_MASK, cleanCpf, isValidCpf } from './cpf.ts';
import { cleanEmail } from './email.ts';
import { cleanPhone, formatPhone, isValidPhone } from './phone.ts';

// Pix keys, in the forms of the Banco Central's directory (DICT, bacen/pix-api 09/2025).

export const PIX_KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const;
export type PixKeyType = (typeof PIX_KEY_TYPES)[number];

/** What a person chooses from: CPF and CNPJ are one choice. */
export const PIX_TYPES = ['email', 'document', 'phone', 'random'] as const;
export type PixType = (typeof PIX_TYPES)[number];

export const pixTypeLabel: Record<PixType, string> = {
  email: 'E-mail',
  document: 'CPF/CNPJ',
  phone: 'Telefone',
  random: 'Chave Aleatória',
};

export const pixTypeOf = (keyType: PixKeyType): PixType => (keyType === 'cpf' || keyType === 'cnpj' ? 'document' : keyType);

/** A random key is a UUID; which version is not said. */
export const RANDOM_KEY_MASK = '########-####-####-####-############';

const MAX_EMAIL = 77;

/** The directory's own pattern, without the '&' that it dropped in 09/2025. It is wider than what a mailbox may be called: no dot is asked for. */
const EMAIL_KEY = /^[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * Which key a text is, as typed or pasted: masked or bare, letters in either case. Eleven digits that are both a CPF and a mobile number are a CPF
 * unless written as a number, with +55 or parentheses. A phone key is a mobile number, an e-mail has at most 77 characters and follows the
 * directory's pattern. Null for anything else.
 */
export const pixKeyType = (text: string): PixKeyType | null => {
  const bare = text.trim();
  if (bare.includes('@')) return isPixEmail(bare) ? 'email' : null;
  if (/^[+(]/.test(bare)) return isPixPhone(bare) ? 'phone' : null;
  if (isValidCpf(bare)) return 'cpf';
  if (isValidCnpj(bare)) return 'cnpj';
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(bare)) return 'random';
  return isPixPhone(bare) ? 'phone' : null;
};

/** The key as the directory holds it: bare CPF or CNPJ, '+5511987654321', lower-case e-mail or UUID. Null when the text is no key. */
export const normalizePixKey = (text: string): string | null => {
  const bare = text.trim();
  switch (pixKeyType(bare)) {
    case 'cpf':
      return cleanCpf(bare);
    case 'cnpj':
      return cleanCnpj(bare);
    case 'email':
      return cleanEmail(bare);
    case 'phone':
      return `+55${cleanPhone(bare)}`;
    case 'random':
      return bare.toLowerCase();
    case null:
      return null;
  }
};

/** The key as people read it: '123.456.789-09', '(11) 98765-4321'. A text that is no key stays as it is. */
export const formatPixKey = (text: string): string => {
  const key = normalizePixKey(text);
  const type = key === null ? null : pixKeyType(key);
  if (key === null || type === null) return text;
  if (type === 'phone') return formatPhone(key);
  const mask = pixKeyMask(pixTypeOf(type), key);
  return mask === null ? key : applyMask(mask, type === 'random' ? key.replaceAll('-', '') : key);
};

/** Mask of the field in which a key of that type is typed, by what is typed so far (bare). Null for an e-mail, which has none. */
export const pixKeyMask = (type: PixType, typed: string): string | null => {
  switch (type) {
    case 'email':
      return null;
    case 'document':
      return /^\d{0,11}$/.test(typed) ? CPF_MASK : CNPJ_MASK;
    case 'phone':
      return '(##) #####-####';
    case 'random':
      return RANDOM_KEY_MASK;
  }
};

/** True for a whole Pix QR code text ('copia e cola'), static or dynamic, with the right checksum (br-code.ts). */
export const pixBrCodeIsValid = (payload: string): boolean => readBrCode(payload).ok;

const isPixEmail = (text: string): boolean => {
  const email = cleanEmail(text);
  return email.length <= MAX_EMAIL && EMAIL_KEY.test(email);
};

/** Dots and slashes are how a document is written: one with a wrong digit is not to pass for a number. */
const isPixPhone = (text: string): boolean => !/[./]/.test(text) && cleanPhone(text).length === 11 && isValidPhone(text);
