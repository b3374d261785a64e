import { expect, test } from 'vitest';
import { nounLists } from './noun-lists.ts';
import { repoOf } from './repo.ts';

const folders = {
  'packages/contract/src/endpoint.ts': 'export const get = () => 1;',
  'packages/contract/src/record.ts': 'export const recordFields = { id: number() };',
  'packages/contract/src/duty/unit.ts':
    "export const unitRow = object({});\nexport const unit = { list: get('units', {}), remove: del('units/:id', {}) };",
  'packages/contract/src/billing/receivable.ts':
    "export const receivable = { list: get('admin/invoices', {}), ...commentCalls('admin/invoices/:id', {}) };",
  'packages/domain/src/duty/unit/unit-life.ts': "export const unitEventLabel = { 'unit.created': 'Unidade criada' };",
  'apps/api/src/modules/identity/session/session.module.ts': "import type { UserServices } from '../user/user.module.ts';",
  'apps/api/src/modules/identity/user/user.module.ts': '',
  'apps/api/src/modules/duty/unit/unit.examples.ts': '',
  'apps/api/src/modules/office/nps/nps.demo.ts': '',
};

const lists = (texts: Record<string, string> = folders) => nounLists(repoOf(texts));

test('each list names what lies in the folders', () => {
  const written = lists();
  const contract = written['packages/contract/src/contract.ts'];
  expect(contract).toContain("import { receivable } from './billing/receivable.ts';");
  expect(contract).toContain('export const contract = {\n  receivable,\n  unit,\n};');
  expect(written['packages/domain/src/registry/event-label.ts']).toContain("from '../duty/unit/unit-life.ts'");
  expect(written['apps/api/src/testing/every-example.ts']).toContain('  ...unitExamples,\n');
  expect(written['apps/api/src/demo/every-life.ts']).toContain('  ...npsLives(stage),\n');
});

test('a module is made after those whose services it names, and is given them', () => {
  expect(lists()['apps/api/src/modules/modules.ts']).toContain(
    '  const user = userModule(deps);\n  const session = sessionModule({ ...deps, ...user.services });\n',
  );
});

test('two modules that need each other are refused by name', () => {
  const circle = {
    'apps/api/src/modules/office/a/a.module.ts': "import type { BServices } from '../b/b.module.ts';",
    'apps/api/src/modules/office/b/b.module.ts': "import type { AServices } from '../a/a.module.ts';",
  };
  expect(() => lists(circle)).toThrow('a → b → a: módulos que precisam um do outro');
});
