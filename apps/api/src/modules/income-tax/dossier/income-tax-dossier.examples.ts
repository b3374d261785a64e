import type { Examples } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import type { Scene } from '../../../testing/scene.ts';

export const factSample = () => ({
  year: 2026,
  kind: 'employment' as const,
  name: 'Hospital Santa Clara',
  document: '11222333000181',
  amount: 12_000_000,
  social_security: 1_118_772,
  tax: 2_000_000,
  thirteenth: 900_000,
  thirteenth_tax: 150_000,
});

/** Somebody's own, whoever they are: nobody mends what another told. */
const newFact = async ({ api }: Scene, { id }: TestPerson): Promise<{ id: number }> => {
  const { year, kind, name, amount } = factSample();
  const [fact] = await api.sql(
    `insert into income_tax_facts (user_id, calendar_year, kind, name, amount, social_security, tax, thirteenth, thirteenth_tax, left_out, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 0, 0, 0, 0, false, now(), now()) returning id`,
    [id, year, kind, name, amount],
  );
  return { id: Number(fact?.['id']) };
};

export const incomeTaxDossierExamples: Examples<'incomeTaxDossier'> = {
  incomeTaxDossier: {
    detail: ({ partner }) => ({ user_id: partner.id, year: 2026 }),
    own: () => ({ year: 2026 }),
    tell: () => ({ body: factSample() }),
    mend: async (scene, caller) => ({ ...(await newFact(scene, caller)), body: { ...factSample(), amount: 11_000_000, version: 1 } }),
    withdraw: newFact,
  },
};
