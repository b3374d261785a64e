import { incomeTaxAuditPoint } from '@esteto/contract/tax/income-tax-audit-point';
import type { AuditPointForm } from '@esteto/domain/tax/income-tax/audit-point-form';
import type { Examples } from '../../../../testing/example.ts';
import type { TestPerson } from '../../../../testing/factories.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { newReturn } from '../income-tax.examples.ts';

export const pointSample = (more: Partial<AuditPointForm> = {}): AuditPointForm => ({
  title: 'Despesas médicas',
  text: 'O plano de saúde informou menos do que foi declarado.',
  declared_amount: 1_900_000,
  office_amount: 1_200_000,
  due_on: '2026-12-20',
  plan: 'explain',
  ...more,
});

/** A return that the tax office holds, of the scene's partner or of somebody else. */
export const heldReturn = async (scene: Scene, person?: Pick<TestPerson, 'id'>): Promise<{ id: number }> => {
  const { id } = await newReturn(scene, person);
  await scene.api.sql(`update income_taxes set status = 'audited', transmitted_at = now() where id = $1`, [id]);
  return { id };
};

/** An open point of one. */
export const newPoint = async (scene: Scene, person?: Pick<TestPerson, 'id'>, more: Partial<AuditPointForm> = {}) => {
  const { id: income_tax_id } = await heldReturn(scene, person);
  await scene.api.ask(incomeTaxAuditPoint.add, { id: income_tax_id, body: pointSample(more) }, { as: scene.master });
  const [row] = await scene.api.sql<{ id: number }>(
    'select id::int as id from income_tax_audit_points where income_tax_id = $1 order by id desc limit 1',
    [income_tax_id],
  );
  return { id: row?.id ?? 0, version: 1, income_tax_id };
};

export const incomeTaxAuditPointExamples: Examples<'incomeTaxAuditPoint'> = {
  incomeTaxAuditPoint: {
    add: async (scene) => ({ ...(await heldReturn(scene)), body: pointSample() }),
    edit: async (scene) => {
      const { id, version } = await newPoint(scene);
      return { id, body: { ...pointSample({ plan: 'contest' }), version } };
    },
    settle: async (scene) => {
      const { id, version } = await newPoint(scene);
      return { id, body: { action: 'explain', answered_on: '2026-11-01', protocol: '10010.000123/2026-11', version } };
    },
    reopen: async (scene) => {
      const { id, version } = await newPoint(scene);
      await scene.api.sql(`update income_tax_audit_points set status = 'accepted' where id = $1`, [id]);
      return { id, body: { reason: 'A Receita não aceitou.', version } };
    },
  },
};
