import { expect, test } from 'vitest';
import { startProblem } from './start-problem.ts';

const failure = (code: string, syscall = '') => Object.assign(new Error(`${code}: in English`), { code, syscall });

test.each([
  [failure('EADDRINUSE', 'listen'), /porta 3000 já está em uso/],
  [failure('EACCES', 'listen'), /porta 3000/],
  [failure('EADDRNOTAVAIL', 'listen'), /HOST/],
  [failure('EACCES', 'mkdir'), /não pode escrever em \/dados/],
  [failure('EROFS', 'open'), /somente de leitura/],
  [failure('ENOSPC', 'write'), /espaço em disco/],
  [failure('ENOTDIR', 'mkdir'), /não é uma pasta/],
  [failure('ECONNREFUSED', 'connect'), /banco de dados/],
  [failure('28P01'), /senha de DATABASE_URL/],
  [failure('3D000'), /não existe/],
])('%o', (error, words) => {
  const told = startProblem(error, { port: 3000, dataDir: '/dados' });
  expect(told).toMatch(words);
  expect(told).not.toMatch(/English/);
});

test('what is said in words already stays', () => {
  expect(startProblem(new Error('Configuração inválida'), { port: 3000, dataDir: '/dados' })).toBe('Configuração inválida');
});
