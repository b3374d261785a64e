import { formatPixKey, normalizePixKey, type PixType, pixKeyMask } from '@esteto/domain/shared/document/pix';
import { applyMask, stripSeparators } from '@esteto/domain/shared/text/mask';
import type { Codec } from '../base/codec.ts';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A Pix key of that type: shown in its mask, held as the directory holds it. A pasted key of another type is left as it is. */
export const pixCodec = (type: PixType): Codec => ({
  format: (value) => formatPixKey(asText(value)),
  parse: (text) => (text.trim() === '' ? null : (normalizePixKey(text) ?? text)),
  mask: (text) => {
    const bare = bareOf[type](text);
    const mask = pixKeyMask(type, bare);
    if (mask === null || !allowed[type].test(bare) || bare.length > mask.replace(/[^#]/g, '').length) return text;
    return applyMask(mask, bare);
  },
});

const bareOf: Record<PixType, (text: string) => string> = {
  email: (text) => text,
  document: (text) => stripSeparators(text).toUpperCase(),
  phone: (text) => stripSeparators(text).replace(/^\+55/, '').replace(/[()]/g, ''),
  random: (text) => stripSeparators(text).toLowerCase(),
};

const allowed: Record<PixType, RegExp> = { email: /^$/, document: /^[0-9A-Z]*$/, phone: /^\d*$/, random: /^[0-9a-f]*$/ };
