import { gunzipSync, gzipSync } from 'node:zlib';
import type { EmitterRefusal } from '@esteto/domain/billing/nfse/rejection';

/** XML as it travels inside the emitter's JSON: GZip in base64. */
export const packed = (xml: string): string => gzipSync(Buffer.from(xml, 'utf8')).toString('base64');

const MOST_BYTES = 8 * 1_048_576;

/** Null when it is no such thing, or unpacks to more than any document has. */
export const unpacked = (text: unknown): string | null => {
  if (typeof text !== 'string') return null;
  try {
    return gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES }).toString('utf8');
  } catch {
    return null;
  }
};

/** The reasons in a refusal. Sefin writes a list `erros` at the DPS and `erro` at the rest, and not always with the same capitals. */
export const refusalsIn = (body: Record<string, unknown> | null): EmitterRefusal[] => {
  const listed = [fieldOf(body, 'erros'), fieldOf(body, 'erro')].find((list) => list !== undefined);
  const items = Array.isArray(listed) ? listed : [listed];
  return items
    .filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null)
    .map((item) => ({
      code: textOf(item, 'codigo'),
      description: textOf(item, 'descricao') || textOf(item, 'mensagem'),
      complement: textOf(item, 'complemento') || null,
    }));
};

const textOf = (item: Record<string, unknown>, name: string): string => {
  const value = fieldOf(item, name);
  return typeof value === 'string' ? value : '';
};

const fieldOf = (item: Record<string, unknown> | null, name: string): unknown =>
  Object.entries(item ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
