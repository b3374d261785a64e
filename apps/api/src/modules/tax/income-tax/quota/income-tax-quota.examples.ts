import { type Examples, idOf } from '../../../../testing/example.ts';
import type { TestPerson } from '../../../../testing/factories.ts';
import { PDF, type Scene } from '../../../../testing/scene.ts';
import { newReturn } from '../income-tax.examples.ts';

/** A quota of a return that was transmitted, of the scene's partner or of somebody else. */
export const newQuota = async (scene: Scene, person?: Pick<TestPerson, 'id'>) => {
  const { id: income_tax_id } = await newReturn(scene, person);
  await scene.api.sql(
    `update income_taxes set status = 'transmitted', transmitted_at = '2026-11-02T12:00:00Z', result = 'to_pay', tax_due = 40000, quotas_count = 1 where id = $1`,
    [income_tax_id],
  );
  const [row] = await scene.api.sql<{ id: number }>(
    `insert into income_tax_quotas (income_tax_id, number, amount, due_date, status, created_at, updated_at)
     values ($1, 1, 40000, '2026-11-30', 'open', now(), now()) returning id::int as id`,
    [income_tax_id],
  );
  return { id: row?.id ?? 0, version: 1, income_tax_id };
};

const paidQuota = async (scene: Scene, person?: Pick<TestPerson, 'id'>) => {
  const { id, version } = await newQuota(scene, person);
  await scene.api.sql(`update income_tax_quotas set status = 'paid', paid_on = '2026-11-10', paid_amount = 40000 where id = $1`, [id]);
  return { id, body: { version } };
};

const toPay = async (scene: Scene, person?: Pick<TestPerson, 'id'>) => {
  const { id, version } = await newQuota(scene, person);
  return { id, body: { paid_on: '2026-11-10', paid_amount: 60_000, version } };
};

const file = { name: 'darf.pdf', bytes: PDF };

/** Whoever calls, when they may have a return at all. */
const owner = ({ partner }: Scene, caller: TestPerson): TestPerson => (caller.type === 'doctor' ? caller : partner);

export const incomeTaxQuotaExamples: Examples<'incomeTaxQuota'> = {
  incomeTaxQuota: {
    list: async (scene) => ({ id: (await newQuota(scene)).income_tax_id }),
    note: (scene) => toPay(scene),
    undo: (scene) => paidQuota(scene),
    attachGuide: async (scene) => ({ ...idOf(await newQuota(scene)), file }),
    own: () => ({}),
    pay: (scene, caller) => toPay(scene, owner(scene, caller)),
    unpay: (scene, caller) => paidQuota(scene, owner(scene, caller)),
    attachProof: async (scene, caller) => ({ ...idOf(await newQuota(scene, owner(scene, caller))), file }),
  },
};
