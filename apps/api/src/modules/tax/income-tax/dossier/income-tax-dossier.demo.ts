import { addDays } from '@esteto/domain/shared/date/date';
import { type IncomeTaxFactForm, incomeTaxFactForm } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';

export const incomeTaxDossierLives = (stage: Stage): Life[] => [souzaFacts(stage)];

type Told = Pick<IncomeTaxFactForm, 'kind' | 'name'> & Partial<IncomeTaxFactForm>;

/** Facts that only the doctor knows of the year that the return of this exercise is about. */
const FACTS: readonly Told[] = [
  {
    kind: 'employment',
    name: 'Hospital Santa Clara',
    document: '11444777000161',
    amount: 14_400_000,
    social_security: 1_087_608,
    tax: 2_610_000,
    thirteenth: 1_200_000,
    thirteenth_tax: 210_000,
  },
  { kind: 'health', name: 'Plano de saúde', document: null, amount: 1_380_000 },
  { kind: 'dependent', name: 'Clara Souza', document: null },
];

async function* souzaFacts({ cast, modules, today }: Stage): Life {
  const souza = cast.companies.find(({ name }) => name === 'souza');
  if (!souza) return;
  yield at(addDays(today, -11), 20 * 60 + 12);
  const year = Number(today.slice(0, 4)) - 1;
  for (const fact of FACTS)
    await modules.incomeTaxDossiers.tell(souza.partner, {
      company_id: souza.id,
      body: { ...incomeTaxFactForm.getDefault(), ...fact, year },
    });
}
