import { expect, test } from 'vitest';
import { newAuthority } from '../../demo/made-certificates.ts';
import { readApart, TooHard } from './apart.ts';

const own = newAuthority().issue({ name: 'X', cnpj: '11222333000181' });
const slow = { bytes: own.pkcs12('senha', '3des', 150_000), password: 'senha' };

test('while a file is read that takes long, the server goes on', async () => {
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 5);
  const { ok } = await readApart('pkcs12', slow, { of: 1 });
  clearInterval(ticking);
  expect(ok).toBe(true);
  expect(ticks).toBeGreaterThan(10);
});

test('what takes longer than anything good is given up', async () => {
  await expect(readApart('pkcs12', slow, { of: 1, patience: 50 })).rejects.toThrow(TooHard);
});

test('many at once all get their turn', async () => {
  const bytes = Buffer.from('<a/>');
  const all = Array.from({ length: 12 }, (_, index) => readApart('xml', { bytes }, { of: index % 5 }));
  expect(await Promise.all(all)).toEqual(Array.from({ length: 12 }, () => null));
});
