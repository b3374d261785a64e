import { expect, test } from 'vitest';
import { repoOf } from './repo.ts';
import { traces } from './traces.ts';

const problems = async (text: string, file = 'apps/painel/src/a.ts'): Promise<string[]> =>
  (await traces.run(repoOf({ [file]: text }))).problems;

test.each([
  ["const folder = '/home/ana/esteto';"],
  ["const folder = '/tmp/esteto';"],
  ['// TODO: later'],
  ["console.log('here');"],
  ['  debugger;'],
  ["test.only('a', () => undefined);"],
  ["const registry = 'https://registry.example.org/';"],
  ['<<<<<<< HEAD'],
])('%s', async (text) => {
  expect(await problems(text)).toHaveLength(1);
});

test.each([
  ["const all = 'Todos os médicos';"],
  ["import { home } from './home/home.ts';"],
  ["import { a } from '../work/actor.ts';"],
  ['https://exemplo.com.br/home/pagina'],
])('%s is fine', async (text) => {
  expect(await problems(text)).toEqual([]);
});

test('tooling talks to the terminal', async () => {
  expect(await problems("console.log('ok');", 'tooling/run/test.mjs')).toEqual([]);
});

test('documents are read too', async () => {
  expect(await problems('Veja /home/ana/notas.md', 'README.md')).toEqual(['README.md:1: caminho de uma máquina: Veja /home/ana/notas.md']);
});
