import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';
import { newSecret, secretHash } from './secret.ts';

describe('a stored password', () => {
  test('is argon2id with its cost and a salt of its own', async () => {
    const [one, two] = [await hashPassword('segredo'), await hashPassword('segredo')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('segredo', one)).toBe(true);
    expect(await verifyPassword('segredo', two)).toBe(true);
  });

  test.each([
    ['another password', 'Segredo'],
    ['nothing', ''],
    ['a prefix', 'segred'],
    ['spaces around', ' segredo '],
  ])('is not opened by %s', async (_name, attempt) => {
    expect(await verifyPassword(attempt, await hashPassword('segredo'))).toBe(false);
  });

  test('is the same however its accents are encoded', async () => {
    expect(await verifyPassword('senha\u0303'.normalize('NFD'), await hashPassword('senha\u0303'.normalize('NFC')))).toBe(true);
  });

  test.each(['', 'segredo', '$argon2id$', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA', '$2b$10$abc'])('%j opens nothing', async (stored) => {
    expect(await verifyPassword('segredo', stored)).toBe(false);
  });

  test('of an older, cheaper cost still opens', async () => {
    const nonce = Buffer.from('saltsaltsaltsalt');
    const tag = argon2Sync('argon2id', { message: Buffer.from('segredo'), nonce, memory: 1024, passes: 2, parallelism: 1, tagLength: 32 });
    const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    expect(await verifyPassword('segredo', `$argon2id$v=19$m=1024,t=2,p=1$${bare(nonce)}$${bare(tag)}`)).toBe(true);
  });
});

test('a secret is 256 random bits, and its hash tells nothing of it', () => {
  const secrets = new Set(Array.from({ length: 1_000 }, newSecret));
  expect(secrets.size).toBe(1_000);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(secretHash('a')).toBe('ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs');
});
