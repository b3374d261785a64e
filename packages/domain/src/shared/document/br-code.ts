// BR Code, the text inside a Pix QR code (Manual de Padrões para Iniciação do Pix, Banco Central): fields of a two-digit id, a two-digit length and
// a value, ended by field 63 with a checksum of everything before it.

/**
 * What a Pix QR code says. `amount` in integer cents, null when the payer says it. A static code names the `key`, a dynamic one the `url` where the
 * charge is read; a code that is only a recurrence names neither. `txid` null when there is none ('***').
 */
export type BrCode = {
  key: string | null;
  url: string | null;
  description: string | null;
  amount: number | null;
  name: string;
  city: string;
  postal_code: string | null;
  txid: string | null;
};

export type BrCodeReading = ({ ok: true } & BrCode) | { ok: false; reason: string };

const PIX = 'br.gov.bcb.pix';
const MAX_NAME = 25;
const MAX_CITY = 15;
/** The longest value that a length of two digits can say. */
const MAX_VALUE = 99;

/** Reads a pasted BR Code, spaces around allowed. Every field that Pix demands must be there. Anything wrong gives the reason; never throws. */
export const readBrCode = (payload: string): BrCodeReading => {
  const text = payload.trim();
  const fields = readFields(text);
  if (!fields || fields.get('00') !== '01') return refuse('Este texto não é um código Pix copia e cola. Copie o código inteiro.');
  if (fields.get('63') !== crc16(text.slice(0, -4)) || !/6304[0-9A-Fa-f]{4}$/.test(text))
    return refuse('O código Pix está incompleto ou foi alterado. Copie o código inteiro.');
  const account = pixAccount(fields);
  if (!account) return refuse('Este código não é do Pix.');
  if (!/^\d{4}$/.test(fields.get('52') ?? '')) return refuse('Falta no código Pix a categoria do recebedor.');
  if (fields.get('53') !== '986' || fields.get('58')?.toUpperCase() !== 'BR') return refuse('Este código Pix não é em reais, no Brasil.');
  const amount = amountOf(fields.get('54'));
  if (amount === undefined) return refuse('O valor do código Pix não é válido.');
  const name = fields.get('59') ?? '';
  const city = fields.get('60') ?? '';
  if (!isBetween(name, MAX_NAME) || !isBetween(city, MAX_CITY))
    return refuse('O nome ou a cidade do recebedor não está certo no código Pix.');
  const txid = readFields(fields.get('62') ?? '')?.get('05');
  if (!txid || !/^(?:\*{3}|[A-Za-z0-9-]{1,25})$/.test(txid)) return refuse('O identificador do código Pix não está certo.');
  return { ok: true, ...account, amount, name, city, postal_code: fields.get('61') ?? null, txid: txid === '***' ? null : txid };
};

/** `key` in the form of normalizePixKey; `amount` in cents, null when the payer says it; `txid` letters and digits, at most 25. */
export type StaticBrCode = {
  key: string;
  name: string;
  city: string;
  amount: number | null;
  txid: string | null;
  description: string | null;
};

/**
 * The text of a static Pix QR code. Name and city lose their accents and are cut at 25 and 15 characters, as the layout demands. A part that does not
 * fit gives the reason in Portuguese; never throws.
 */
export const buildBrCode = (parts: StaticBrCode): { ok: true; payload: string } | { ok: false; reason: string } => {
  const { key, amount, txid, description } = parts;
  const name = plain(parts.name, MAX_NAME);
  const city = plain(parts.city, MAX_CITY);
  if (!name || !city) return refuse('Preencha o nome e a cidade de quem recebe.');
  if (amount !== null && (!Number.isSafeInteger(amount) || amount <= 0 || amount > 999_999_999_999))
    return refuse('O valor do Pix vai de R$ 0,01 a R$ 9.999.999.999,99.');
  if (txid !== null && !/^[A-Za-z0-9]{1,25}$/.test(txid))
    return refuse('O identificador do Pix tem de 1 a 25 letras e números, sem acento.');
  const account = field('00', PIX) + field('01', key) + (description ? field('02', plain(description, MAX_VALUE)) : '');
  if (!/^[!-~]{1,77}$/.test(key)) return refuse('A chave Pix não é válida.');
  if (account.length > MAX_VALUE) return refuse('A descrição não cabe no código Pix junto com a chave. Escreva menos.');
  const body =
    field('00', '01') +
    field('26', account) +
    field('52', '0000') +
    field('53', '986') +
    (amount === null ? '' : field('54', `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`)) +
    field('58', 'BR') +
    field('59', name) +
    field('60', city) +
    field('62', field('05', txid ?? '***')) +
    '6304';
  return { ok: true, payload: body + crc16(body) };
};

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) over the UTF-8 bytes, four upper-case hexadecimal digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** Part of every browser and of Node, but not of the language, whose types are all that this package knows. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** Values by id, the checksum in upper case; null when the lengths do not fit the text or an id comes twice. */
const readFields = (text: string): Map<string, string> | null => {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const [, id = '', length = ''] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (!id || end > text.length || fields.has(id)) return null;
    const value = text.slice(at + 4, end);
    fields.set(id, id === '63' ? value.toUpperCase() : value);
    at = end;
  }
  return fields;
};

/** The template (26 to 51) that is of Pix; a recurrence may be said in the templates 80 to 99 instead. */
const pixAccount = (fields: Map<string, string>): Pick<BrCode, 'key' | 'url' | 'description'> | null => {
  for (const [id, value] of fields) {
    const account = id >= '26' && id <= '51' ? readFields(value) : null;
    if (account?.get('00')?.toLowerCase() !== PIX) continue;
    const key = account.get('01') ?? null;
    const url = account.get('25') ?? null;
    if (key === null && url === null && !hasRecurrence(fields)) return null;
    return { key, url, description: account.get('02') ?? null };
  }
  return null;
};

const hasRecurrence = (fields: Map<string, string>): boolean =>
  [...fields].some(([id, value]) => id >= '80' && readFields(value)?.get('00')?.toLowerCase() === PIX);

/** Null without an amount (a zero counts as none), undefined when it is not one. */
const amountOf = (text: string | undefined): number | null | undefined => {
  if (text === undefined) return null;
  if (text.length > 13 || !/^\d+(?:\.\d{0,2})?$/.test(text)) return undefined;
  const [whole = '', places = ''] = text.split('.');
  return Number(whole) * 100 + Number(places.padEnd(2, '0')) || null;
};

const field = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value;

/** Printable ASCII only: accents go, what has no plain form goes with them. */
const plain = (text: string, length: number): string =>
  text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();

const isBetween = (text: string, length: number): boolean => text.length >= 1 && text.length <= length;

const refuse = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });
