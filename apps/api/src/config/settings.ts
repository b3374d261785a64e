import { isIP } from 'node:net';

/** Readers of one setting each. An empty value counts as absent; a bad one throws SettingError with a sentence for the person who set it. */

export type Env = Readonly<Record<string, string | undefined>>;

export class SettingError extends Error {}

export function fail(message: string): never {
  throw new SettingError(message);
}

export function text(env: Env, name: string): string | null {
  return env[name]?.trim() || null;
}

export function integer(env: Env, name: string, min: number, max: number, byDefault: number): number {
  const value = text(env, name);
  if (value === null) return byDefault;
  const number = Number(value);
  return /^\d+$/.test(value) && number >= min && number <= max ? number : fail(`${name} deve ser um número inteiro de ${min} a ${max}`);
}

export function oneOf<const T extends string>(env: Env, name: string, choices: readonly T[], byDefault: T): T {
  const value = text(env, name);
  if (value === null) return byDefault;
  return choices.find((choice) => choice === value) ?? fail(`${name} deve ser um destes: ${choices.join(', ')}`);
}

export function truth(env: Env, name: string, byDefault: boolean): boolean {
  const value = text(env, name);
  if (value === null) return byDefault;
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : fail(`${name} deve ser true ou false`);
}

/** http(s) origin, without path, without a final slash. */
export function originUrl(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    return fail(`${name} deve ser um endereço como https://esteto.exemplo.com.br, sem caminho`);
  }
  return url.origin;
}

/** http(s) address of a public service, without a final slash; null for `none`: the service is never asked. */
export function serviceUrl(env: Env, name: string, byDefault: string): string | null {
  const value = text(env, name) ?? byDefault;
  if (value === 'none') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) {
    return fail(`${name} deve ser um endereço como ${byDefault}, ou none`);
  }
  return url.href.replace(/\/+$/, '');
}

/** An https address, its path included, without a final slash. */
export function httpsUrl(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 'https:' || url.search || url.hash || url.username) return fail(`${name} deve ser um endereço https`);
  return url.href.replace(/\/$/, '');
}

/** Origins (https), separated by commas, whose pages may be framed; `none` is none. */
export function origins(env: Env, name: string): readonly string[] {
  const value = text(env, name);
  if (value === null || value === 'none') return Object.freeze([]);
  const all = value.split(',').map((each) => each.trim().replace(/\/$/, ''));
  const isOrigin = (each: string): boolean => URL.canParse(each) && each.startsWith('https:') && new URL(each).origin === each;
  return all.every(isOrigin) ? Object.freeze(all) : fail(`${name} deve listar origens https, como https://agenda.exemplo.com.br`);
}

/** Addresses and networks, separated by commas, or one of the names of private networks; `none` is none. */
export function proxies(env: Env, name: string): readonly string[] {
  const value = text(env, name);
  if (value === null || value === 'none') return Object.freeze([]);
  const all = value.split(',').map((each) => each.trim());
  const isKnown = (each: string): boolean => {
    const [address = '', bits, ...rest] = each.split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      NETWORK_NAMES.includes(each) ||
      (most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    );
  };
  return all.every(isKnown)
    ? Object.freeze(all)
    : fail(`${name} deve listar endereços ou redes, como 10.0.0.5,10.1.0.0/16, ou ${NETWORK_NAMES.join(', ')}`);
}

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

export function databaseUrl(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  const valid = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
  return valid ? value : fail(`${name} deve ser um endereço como postgres://usuario:senha@servidor:5432/esteto`);
}

export function smtpUrl(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value === null) return null;
  const valid = URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
  return valid ? value : fail(`${name} deve ser um endereço como smtps://usuario:senha@servidor:465`);
}

export function secretKey(env: Env, name: string): Buffer | null {
  const value = text(env, name);
  return value === null ? null : keyOf(value, name);
}

/** Several keys, separated by commas. */
export function secretKeys(env: Env, name: string): readonly Buffer[] {
  const values = text(env, name)?.split(',') ?? [];
  return Object.freeze(values.map((value) => keyOf(value.trim(), name)));
}

/** 32 bytes in base64. Keys that are written by hand rather than drawn (zeros, repeated letters, a sentence) are refused everywhere. */
function keyOf(value: string, name: string): Buffer {
  const key = Buffer.from(value, 'base64');
  if (key.length !== 32 || key.toString('base64').replace(/=+$/, '') !== value.replace(/=+$/, '')) {
    return fail(`${name} deve ter 32 bytes em base64 (gere com: openssl rand -base64 32)`);
  }
  const readable = key.every((byte) => byte >= 0x20 && byte < 0x7f); // 32 drawn bytes are all printable once in 10^14
  const repeated = new Set(key).size < 12;
  return readable || repeated ? fail(`${name} é previsível: use bytes sorteados (gere com: openssl rand -base64 32)`) : key;
}
