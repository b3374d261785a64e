import { addDays } from '@esteto/domain/shared/date/date';
import { type IncomeTaxAssetForm, newIncomeTaxAssetForm } from '@esteto/domain/tax/income-tax/income-tax-asset-form';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';

export const incomeTaxAssetLives = (stage: Stage): Life[] => [souzaAssets(stage)];

/** At the end of the year that this exercise's return is about: in this one they wait to be confirmed. */
const ASSETS: readonly (Pick<IncomeTaxAssetForm, 'group_code' | 'description' | 'value_before' | 'value'> & Partial<IncomeTaxAssetForm>)[] =
  [
    {
      group_code: 'B01',
      description: 'Apartamento na Rua das Palmeiras, 120, apto. 81',
      registration: 'Matrícula 48.210',
      value_before: 62_000_000,
      value: 62_000_000,
    },
    { group_code: 'B02', description: 'Automóvel 2023', value_before: 13_800_000, value: 13_800_000 },
    { group_code: 'B04', description: 'CDB', document: '60746948000112', value_before: 4_000_000, value: 7_500_000 },
    {
      group_code: 'D11',
      description: 'Financiamento do apartamento',
      document: '00360305000104',
      value_before: 31_000_000,
      value: 28_400_000,
    },
  ];

async function* souzaAssets({ cast, modules, today }: Stage): Life {
  const souza = cast.companies.find(({ name }) => name === 'souza');
  if (!souza) return;
  yield at(addDays(today, -10), 20 * 60 + 25);
  const year = Number(today.slice(0, 4)) - 1;
  for (const asset of ASSETS)
    await modules.incomeTaxAssets.tell(souza.partner, {
      company_id: souza.id,
      body: { ...newIncomeTaxAssetForm.getDefault(), ...asset, year },
    });
}
