import { expect, test } from 'vitest';
import { boundaries } from './boundaries.ts';
import { repoOf } from './repo.ts';

const problems = async (file: string, text: string): Promise<string[]> => (await boundaries.run(repoOf({ [file]: text }))).problems;

const unit = 'apps/api/src/modules/duty/unit';
const tables = 'apps/api/src/tables';

test.each([
  ['apps/painel/src/a.ts', "import '../../../packages/ui/src/button.tsx';"],
  ['packages/ui/src/a.ts', "import '@esteto/ui/b.tsx';"],
  ['packages/ui/src/system/style/a.ts', "import '../../components/button/button.tsx';"],
  ['packages/ui/src/components/menu/a.tsx', "import '../../patterns/dialog/modal.tsx';"],
  ['packages/ui/src/patterns/form/b.tsx', "import '../../frame/layout/brand.tsx';"],
  ['packages/ui/src/patterns/list-page/a.tsx', "import { useField } from 'formik';"],
  ['apps/gestao/src/a.ts', "import ky from 'ky';"],
  ['apps/gestao/src/a.tsx', "const chart = () => import('recharts');"],
  ['packages/domain/src/a.ts', "import { useState } from 'react';"],
  ['packages/domain/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/contract/src/a.ts', "import { useState } from 'react';"],
  ['packages/contract/src/access.ts', "import { unitForm } from '@esteto/domain/duty/unit/unit-form';"],
  [`${unit}/unit.service.ts`, "import { find } from '../user/user.repository.ts';"],
  [`${unit}/unit.service.ts`, "import { users } from '../../../tables/user/user.tables.ts';"],
  [`${unit}/unit.service.ts`, "import { parts } from '../user/user-parts.ts';"],
  [`${unit}/unit.service.ts`, "import { eq } from 'drizzle-orm';"],
  [`${unit}/unit.service.ts`, "import { unitRoutes } from './unit.routes.ts';"],
  [`${unit}/unit.routes.ts`, "import { list } from './unit.repository.ts';"],
  [`${unit}/unit.routes.ts`, "import type { Reader } from '../../../platform/database/database.ts';"],
  [`${unit}/unit.repository.ts`, "import { unitService } from './unit.service.ts';"],
  [`${tables}/unit/unit.tables.ts`, "import { list } from '../../modules/duty/unit/unit.repository.ts';"],
  [`${unit}/unit.service.ts`, "import { buildApp } from '../../../app.ts';"],
  ['apps/api/src/platform/jobs/jobs.ts', "import { units } from '../../tables/unit/unit.tables.ts';"],
  ['apps/api/src/platform/sessions/principal.ts', "import { unitService } from '../../modules/duty/unit/unit.service.ts';"],
  ['apps/api/src/demo/fill-demo.ts', "import { insert } from '../modules/duty/unit/unit.repository.ts';"],
  ['apps/gestao/src/features/unidade/a.tsx', "import { b } from '../../pages/unidades/b.tsx';"],
  ['apps/gestao/src/pages/home/home.page.tsx', "import { b } from '../unidades/b.tsx';"],
  ['apps/gestao/src/routes.ts', "import Home from './pages/home/home.page.tsx';"],
  ['apps/gestao/src/pages/unidades/unidades.page.tsx', "export { default } from './criar.dialog.tsx';"],
])('%s may not say %s', async (file, text) => {
  expect(await problems(file, text)).toHaveLength(1);
});

test.each([
  ['packages/ui/src/patterns/form/a.tsx', "import { useField } from 'formik';"],
  ['packages/domain/src/duty/unit/a.ts', "import { object } from 'yup'; import { cpf } from '../../shared/cpf.ts';"],
  [
    'packages/contract/src/duty/unit.ts',
    "import { unitForm } from '@esteto/domain/duty/unit/unit-form'; import { units } from '../access.ts';",
  ],
  [
    `${unit}/unit.service.ts`,
    "import { userService } from '../user/user.service.ts'; import { scope } from '../user/user-scope.ts'; import * as units from './unit.repository.ts';",
  ],
  [`${unit}/unit.repository.ts`, "import { users } from '../../../tables/user/user.tables.ts'; import { eq } from 'drizzle-orm';"],
  [
    `${tables}/unit/unit.tables.ts`,
    "import { users } from '../user/user.tables.ts'; import { bigid } from '../../platform/database/columns.ts';",
  ],
  ['apps/api/src/platform/sessions/principal.ts', "import { users } from '../../tables/user/user.tables.ts';"],
  ['apps/gestao/src/routes.ts', "const home = () => import('./pages/home/home.page.tsx');"],
  ['apps/painel/src/sections/mensal.ts', "const home = () => import('../pages/mensal/fator-r/fator-r.page.tsx');"],
  ['apps/gestao/src/pages/unidades/criar.dialog.tsx', "import { UnitFields } from './unit-fields.tsx';"],
  ['apps/gestao/src/pages/unidades/unidades.test.tsx', "import Page from './unidades.page.tsx';"],
])('%s may say %s', async (file, text) => {
  expect(await problems(file, text)).toEqual([]);
});
