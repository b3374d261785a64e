import { incomeTaxDossier } from '@esteto/contract/income-tax-dossier';
import { type Examples, idOf } from '../../../testing/example.ts';
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

/** Of the scene's partner. */
const newFact = ({ api, company, partner }: Scene) =>
  api.ask(incomeTaxDossier.tell, { company_id: company.id, body: factSample() }, { as: partner });

export const incomeTaxDossierExamples: Examples<'incomeTaxDossier'> = {
  incomeTaxDossier: {
    detail: ({ partner }) => ({ user_id: partner.id, year: 2026 }),
    own: () => ({ year: 2026 }),
    tell: () => ({ body: factSample() }),
    mend: async (scene) => ({ ...idOf(await newFact(scene)), body: { ...factSample(), amount: 11_000_000, version: 1 } }),
    withdraw: async (scene) => idOf(await newFact(scene)),
  },
};
