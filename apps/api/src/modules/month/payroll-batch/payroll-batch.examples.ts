import { payrollBatch } from '@esteto/contract/month/payroll-batch';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';
import { payrollSample } from '../r-factor/r-factor.examples.ts';

const COMPETENCE = payrollSample().competence;

const selection = async ({ api }: Pick<Scene, 'api'>) => ({
  competence: COMPETENCE,
  company_ids: [(await api.make.company()).id],
  filters: null,
  except_ids: [],
});

const drafted = async (scene: Scene) => scene.api.ask(payrollBatch.draftCopy, { body: await selection(scene) }, { as: scene.master });

/** A spreadsheet with the payroll of one new company. */
const sheet = async ({ api }: Pick<Scene, 'api'>) => {
  const { cnpj } = await api.make.company();
  return { name: 'folhas.csv', bytes: Buffer.from(`CNPJ;Pró-labore\n${cnpj};2.800,00\n`) };
};

export const payrollBatchExamples: Examples<'payrollBatch'> = {
  payrollBatch: {
    draftCopy: async (scene) => ({ body: await selection(scene) }),
    start: async (scene) => idOf(await drafted(scene)),
    detail: async (scene) => idOf(await drafted(scene)),
    retry: async (scene) => idOf(await drafted(scene)),
    previewSheet: async (scene) => ({ body: { competence: COMPETENCE }, file: await sheet(scene) }),
    importSheet: async (scene) => ({ body: { competence: COMPETENCE }, file: await sheet(scene) }),
    template: () => ({ competence: COMPETENCE }),
  },
};
