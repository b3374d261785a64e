import type { Examples } from '../../../../testing/example.ts';
import type { TestPerson } from '../../../../testing/factories.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { keptFile } from '../income-tax.examples.ts';

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

/** A statement of income that was sent for a return and read; whoever has no return gets one's of the scene's partner. */
const readInforme = async (scene: Scene, { id }: TestPerson): Promise<{ id: number }> => {
  const { api } = scene;
  const { income_tax_id, ...file } = await keptFile(scene, { id });
  await api.sql(
    `insert into income_tax_readings (income_tax_file_id, user_id, status, kind, payer_cnpj, payer_name, calendar_year, income, social_security, tax,
       thirteenth, thirteenth_tax, read_at)
     select $1, user_id, 'read', 'employer', '11444777000161', 'HOSPITAL SANTA CLARA', 2025, 14400000, 1087608, 2610000, 0, 0, now()
     from income_taxes where id = $2`,
    [file.id, income_tax_id],
  );
  return file;
};

export const incomeTaxDossierExamples: Examples<'incomeTaxDossier'> = {
  incomeTaxDossier: {
    detail: ({ partner }) => ({ user_id: partner.id, year: 2026 }),
    own: () => ({ year: 2026 }),
    tell: () => ({ body: factSample() }),
    mend: async (scene, caller) => ({ ...(await newFact(scene, caller)), body: { ...factSample(), amount: 11_000_000, version: 1 } }),
    setAside: async (scene, caller) => ({ ...(await readInforme(scene, caller)), body: { set_aside: true } }),
    setAsideFor: async (scene) => ({ ...(await readInforme(scene, scene.partner)), body: { set_aside: true } }),
    withdraw: newFact,
  },
};
