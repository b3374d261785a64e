import type { Examples } from '../../../../testing/example.ts';
import type { TestPerson } from '../../../../testing/factories.ts';
import type { Scene } from '../../../../testing/scene.ts';

export const assetSample = () => ({
  year: 2026,
  group_code: 'B01' as const,
  description: 'Apartamento na Rua das Flores, 10',
  registration: 'Matrícula 12.345',
  value_before: 70_000_000,
  value: 70_000_000,
});

/** Somebody's own, whoever they are: nobody mends what another told. */
const newAsset = async ({ api }: Scene, { id }: TestPerson, calendar_year: number): Promise<{ id: number }> => {
  const { group_code, description, registration, value_before, value } = assetSample();
  const [asset] = await api.sql(
    `insert into income_tax_assets (user_id, calendar_year, group_code, description, registration, value_before, value, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, now(), now()) returning id`,
    [id, calendar_year, group_code, description, registration, value_before, value],
  );
  return { id: Number(asset?.['id']) };
};

export const incomeTaxAssetExamples: Examples<'incomeTaxAsset'> = {
  incomeTaxAsset: {
    tell: () => ({ body: assetSample() }),
    confirm: async (scene, caller) => ({ body: { year: 2026, asset_ids: [(await newAsset(scene, caller, 2025)).id], as: 'same' } }),
    mend: async (scene, caller) => ({
      ...(await newAsset(scene, caller, 2026)),
      body: { ...assetSample(), value: 71_000_000, version: 1 },
    }),
    withdraw: async (scene, caller) => newAsset(scene, caller, 2026),
  },
};
