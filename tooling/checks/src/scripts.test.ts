import { expect, test } from 'vitest';
import { repoOf } from './repo.ts';
import { scripts } from './scripts.ts';

const FULL = { dev: 'vite', build: 'vite build', 'test:api': 'vitest run --outputFile.json=.reports/api.json' };

const problems = async (folder: string, own: Record<string, string>, files: string[]): Promise<string[]> => {
  const tree = files.map((file) => [`${folder}/${file}`, '']);
  const manifest = JSON.stringify({ name: '@esteto/x', scripts: own });
  return (await scripts.run(repoOf({ ...Object.fromEntries(tree), [`${folder}/package.json`]: manifest }))).problems;
};

test('a package with all its scripts', async () => {
  expect(await problems('packages/ui', FULL, ['tsconfig.json', 'src/a.ts', 'src/a.test.ts'])).toEqual([]);
  expect(await problems('tooling/typescript', {}, ['base.json'])).toEqual([]);
});

test.each<[string, string, Record<string, string>, string[], string]>([
  ['no configuration', 'packages/ui', FULL, ['src/a.ts'], 'falta o tsconfig.json'],
  ['an app that nobody builds', 'apps/gestao', { dev: 'vite' }, ['tsconfig.json', 'src/a.ts'], 'falta o script build'],
  ['results that nobody finds', 'apps/api', { ...FULL, 'test:api': 'vitest run' }, [], 'test:api não escreve .reports/api.json'],
])('%s', async (_, folder, own, files, problem) => {
  expect(await problems(folder, own, files)).toEqual([`${folder}/package.json: ${problem}`]);
});

test('a file that has an effect and is not there', async () => {
  const manifest = JSON.stringify({ name: '@esteto/x', sideEffects: ['./src/locale.ts', './src/gone.ts'] });
  const repo = repoOf({ 'packages/x/package.json': manifest, 'packages/x/src/locale.ts': '' });
  expect((await scripts.run(repo)).problems).toContain('packages/x/package.json: sideEffects cita ./src/gone.ts, que não existe');
  expect((await scripts.run(repo)).problems).not.toContain('packages/x/package.json: sideEffects cita ./src/locale.ts, que não existe');
});

test('the root answers the commands of the README', async () => {
  const { problems: told } = await scripts.run(repoOf({ 'package.json': '{ "name": "esteto", "scripts": {} }' }));
  expect(told).toContain('./package.json: falta o script start');
});
