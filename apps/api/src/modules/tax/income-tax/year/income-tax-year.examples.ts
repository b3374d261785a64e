import { incomeTaxYear } from '@esteto/contract/tax/income-tax-year';
import type { IncomeTaxYearForm } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import { STANDARD_CHECKLIST, STANDARD_TEMPLATES } from '@esteto/domain/tax/income-tax/standard-year';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';

/** Years that nothing but examples looks at: later than any clock of a test. */
const FIRST_FREE = 2100;

export const yearSample = (exercise_year: number, more: Partial<IncomeTaxYearForm> = {}): IncomeTaxYearForm => ({
  exercise_year,
  opens_on: `${exercise_year}-03-01`,
  deadline: `${exercise_year}-05-29`,
  price: 49_000,
  waits_for_payment: false,
  source: 'IN RFB 2.312/2026',
  checklist: [...STANDARD_CHECKLIST],
  templates: [...STANDARD_TEMPLATES],
  ...more,
});

const freeYear = async ({ api }: Scene): Promise<number> => {
  const [row] = await api.sql<{ year: number }>('select greatest(max(exercise_year), $1)::int + 1 as year from income_tax_years', [
    FIRST_FREE,
  ]);
  return row?.year ?? FIRST_FREE;
};

/** The settings of a year, made once. */
export const ensureYear = async ({ api, master }: Scene, exercise_year: number): Promise<{ id: number; version: number }> => {
  const [known] = await api.sql<{ id: number; version: number }>(
    'select id::int as id, version from income_tax_years where exercise_year = $1',
    [exercise_year],
  );
  return known ?? api.ask(incomeTaxYear.create, { body: yearSample(exercise_year) }, { as: master });
};

/** One of its own, so that what is changed of it matters to nobody. */
const newYear = async (scene: Scene) => ensureYear(scene, await freeYear(scene));

export const incomeTaxYearExamples: Examples<'incomeTaxYear'> = {
  incomeTaxYear: {
    list: () => ({}),
    create: async (scene) => ({ body: yearSample(await freeYear(scene)) }),
    update: async (scene) => {
      const { id, version } = await newYear(scene);
      const { exercise_year: _year, ...form } = yearSample(2110);
      return { id, body: { ...form, version } };
    },
    history: async (scene) => idOf(await newYear(scene)),
  },
};
