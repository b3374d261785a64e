import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { repoOf } from './repo.ts';

const problems = async (file: string, text = ''): Promise<string[]> => (await areas.run(repoOf({ [file]: text }))).problems;

test.each([
  ['packages/domain/src/company/doctor/a.ts', "import '../../money/boleto/boleto-life.ts';"],
  ['packages/domain/src/law/tax/a.ts', "import '../../billing/invoice/invoice-form.ts';"],
  ['packages/contract/src/billing/invoice.ts', "import { boletoRow } from '../money/boleto.ts';"],
  ['apps/api/src/modules/month/closing/closing.service.ts', "import '../../agenda/holiday/holiday.service.ts';"],
])('%s may not say %s', async (file, text) => {
  expect(await problems(file, text)).toHaveLength(1);
});

test.each([
  ['packages/domain/src/money/boleto/a.ts', "import '../../billing/invoice/invoice-status.ts'; import '../../law/tax/step.ts';"],
  ['packages/domain/src/identity/user/a.ts', "import '../../company/doctor/doctor-form.ts';"],
  ['packages/api-client/src/billing/invoice.ts', "import '../office/overview.ts';"],
  ['packages/contract/src/tax/income-tax.ts', "import { commentCalls } from '../office/comment.ts';"],
  ['apps/api/src/modules/plan/plan/plan.service.ts', "import '../../office/notice/notice.service.ts';"],
  ['apps/api/src/modules/plan/plan/plan.examples.ts', "import '../../agenda/meeting/meeting.examples.ts';"],
  ['packages/domain/src/registry/event-label.ts', "import '../office/news/news-life.ts';"],
  ['packages/contract/src/endpoint.ts', "import './list.ts';"],
])('%s may say %s', async (file, text) => {
  expect(await problems(file, text)).toEqual([]);
});

test('a noun outside the areas is told', async () => {
  expect(await problems('apps/api/src/modules/unit/unit.service.ts')).toEqual([
    'apps/api/src/modules/unit: não é uma das áreas (identity, company, plan, month, billing, money, opening, tax, duty, agenda, office)',
  ]);
});
