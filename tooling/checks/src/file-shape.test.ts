import { expect, test } from 'vitest';
import { fileShape } from './file-shape.ts';
import { repoOf } from './repo.ts';

const problems = async (file: string, text = 'export const a = 1;\n'): Promise<string[]> =>
  (await fileShape.run(repoOf({ [file]: text }))).problems;

test.each([
  ['packages/ui/src/DataTable.tsx'],
  ['packages/ui/src/data_table.ts'],
  ['packages/ui/src/DataTable/rows.ts'],
  ['packages/ui/src/button.component.tsx'],
  ['packages/ui/src/button/index.ts'],
  ['packages/domain/src/utils.ts'],
  ['packages/domain/src/helpers/money.ts'],
])('%s', async (file) => {
  expect(await problems(file)).toHaveLength(1);
});

test.each([
  ['apps/painel/src/pages/financeiro/cupons/cupom.editar.dialog.tsx'],
  ['apps/painel/src/pages/home/home.page.tsx'],
  ['apps/api/src/tables/unit/unit.tables.ts'],
  ['packages/ui/.storybook/preview.tsx'],
  ['apps/api/drizzle.config.ts'],
])('%s is fine', async (file) => {
  expect(await problems(file)).toEqual([]);
});

test('a file that nobody reads to its end', async () => {
  const long = 'export const a = 1;\n'.repeat(301);
  expect(await problems('packages/ui/src/a.ts', long)).toEqual(['packages/ui/src/a.ts: 301 linhas, mais que 300']);
  expect(await problems('packages/ui/src/a.test.ts', long)).toEqual([]);
});

test('a barrel under another name', async () => {
  expect(await problems('packages/ui/src/all.ts', "export * from './a.ts';\nexport { b } from './b.ts';\n")).toHaveLength(1);
  expect(await problems('packages/ui/src/some.ts', "export { b } from './b.ts';\nexport const a = 1;\n")).toEqual([]);
});
