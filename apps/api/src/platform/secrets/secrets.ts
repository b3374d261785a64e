import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';

// What the database keeps and must be able to read again (unlike a password): AES-256-GCM, bound to its place, under a key that can change.

/** Where a secret stands. Copied to another row or column it cannot be opened. */
export type Place = { table: string; column: string; row: number };

export type Secrets = {
  seal(text: string, place: Place): string;
  /** Throws when the text was changed, stands elsewhere, or was sealed with a key that is no longer set. */
  open(sealed: string, place: Place): string;
  /** The beginning of every text sealed with the current key. A text without it is to be sealed again. */
  currentPrefix: string;
};

/** Seals with the current key, opens with the former ones too. A sealed text: 'k1.<key id>.<base64url of nonce, tag and ciphertext>'. */
export const createSecrets = ({ secretKey, formerSecretKeys }: Pick<Config, 'secretKey' | 'formerSecretKeys'>): Secrets => {
  const current = keyFrom(secretKey);
  const keys = new Map([current, ...formerSecretKeys.map(keyFrom)].map((key) => [key.id, key]));
  const currentPrefix = `${VERSION}.${current.id}.`;

  return {
    currentPrefix,
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(nameOf(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return currentPrefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, place) => {
      const [version, id = '', content = ''] = sealed.split('.');
      const key = keys.get(id);
      if (version !== VERSION || !key) throw new Error(`secret of ${place.table} ${place.row} is sealed with an unknown key (${id})`);
      const bytes = Buffer.from(content, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(ALGORITHM, key.bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(nameOf(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
};

const VERSION = 'k1';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives the key for this use, and an id that tells it from other keys without telling anything about it. */
const keyFrom = (secretKey: Buffer): { id: string; bytes: Buffer } => {
  const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', secretKey, '', info, length));
  return { id: derive('secrets key id', 6).toString('base64url'), bytes: derive('secrets', 32) };
};

const nameOf = ({ table, column, row }: Place): Buffer => Buffer.from(JSON.stringify([table, column, row]));
