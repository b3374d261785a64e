import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { createSecrets, type Place } from './secrets.ts';

const OLD = randomBytes(32);
const NEW = randomBytes(32);
/** What Node says of a text that does not fit its tag, or is too short to have one. */
const UNREADABLE = /unable to authenticate|Invalid (?:authentication tag|initialization vector)/;
const place: Place = { table: 'two_factors', column: 'secret', row: 7 };
const before = createSecrets({ secretKey: OLD, formerSecretKeys: [] });

test('whatever is sealed is opened at its place, and never looks the same twice', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (plain, row) => {
      const [text, here] = [`${plain} ção 🔑`, { ...place, row }];
      const sealed = before.seal(text, here);
      expect(before.open(sealed, here)).toBe(text);
      expect(before.seal(text, here)).not.toBe(sealed);
    }),
    { numRuns: propertyRuns() },
  );
});

describe('a sealed text', () => {
  const sealed = before.seal('segredo', place);

  test('shows nothing of what it holds', () => {
    expect(sealed).toMatch(/^k1\.[\w-]{8}\.[\w-]+$/);
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('segredo');
  });

  test.each([
    ['row', { ...place, row: 8 }],
    ['column', { ...place, column: 'other' }],
    ['table', { ...place, table: 'other' }],
  ])('is worth nothing in another %s', (_, elsewhere) => {
    expect(() => before.open(sealed, elsewhere)).toThrow('unable to authenticate');
  });

  test('cannot be changed, shortened or cut off', () => {
    const [version, id, content = ''] = sealed.split('.');
    const bytes = Buffer.from(content, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => before.open(`${version}.${id}.${changed.toString('base64url')}`, place)).toThrow(UNREADABLE);
      expect(() => before.open(`${version}.${id}.${bytes.subarray(0, at).toString('base64url')}`, place)).toThrow(UNREADABLE);
    }
    for (const broken of ['', 'x', 'k1', `k2.${id}.${content}`, `k1..${content}`])
      expect(() => before.open(broken, place)).toThrow('unknown key');
  });
});

describe('a new key', () => {
  const sealed = before.seal('segredo', place);
  const after = createSecrets({ secretKey: NEW, formerSecretKeys: [OLD] });

  test('leaves what the former one sealed readable, and seals what comes', () => {
    expect(after.open(sealed, place)).toBe('segredo');
    expect(sealed.startsWith(after.currentPrefix)).toBe(false);
    const again = after.seal('segredo', place);
    expect(again.startsWith(after.currentPrefix)).toBe(true);
    expect(() => before.open(again, place)).toThrow('unknown key');
  });

  test('opens nothing of a key that is no longer set, and says which row', () => {
    const alone = createSecrets({ secretKey: NEW, formerSecretKeys: [] });
    expect(() => alone.open(sealed, place)).toThrow(/two_factors 7 .* unknown key/);
  });
});
