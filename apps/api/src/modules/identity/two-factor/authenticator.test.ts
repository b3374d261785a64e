import { expect, test } from 'vitest';
import { keyUri, newKey, stepOf } from './authenticator.ts';

const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B: the SHA-1 rows, of whose eight digits an app shows the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, one step early or late too, and no further', (second, code) => {
  const step = Math.floor(second / 30);
  for (const late of [-1, 0, 1]) expect(stepOf(KEY, code, new Date((second + late * 30) * 1000))).toBe(step);
  for (const late of [-2, 2]) expect(stepOf(KEY, code, new Date((second + late * 30) * 1000))).toBeNull();
});

test.each(['287083', '28708', '2870822', '', 'abcdef', '-87082', '2870.2'])('%j is no code', (code) => {
  expect(stepOf(KEY, code, new Date(59_000))).toBeNull();
});

test('a key is 160 random bits, told with whose it is', () => {
  const keys = Array.from({ length: 20 }, newKey);
  expect(new Set(keys).size).toBe(20);
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(keyUri(KEY, 'ana@demo.test')).toBe(
    `otpauth://totp/Esteto:ana%40demo.test?issuer=Esteto&secret=${KEY}&algorithm=SHA1&digits=6&period=30`,
  );
});
