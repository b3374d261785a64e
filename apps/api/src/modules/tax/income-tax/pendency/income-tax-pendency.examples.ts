import { incomeTaxPendency } from '@esteto/contract/tax/income-tax-pendency';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { TestPerson } from '../../../../testing/factories.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { newReturn } from '../income-tax.examples.ts';

export const pendencySample = (due_on = '2026-12-10') => ({
  kind: 'document' as const,
  title: 'Informe do hospital',
  text: 'Envie o informe de rendimentos do hospital.',
  due_on,
});

/** One that waits for the scene's partner, or for somebody else. */
export const newPendency = async (scene: Scene, person?: Pick<TestPerson, 'id'>, due_on?: string) => {
  const { api, master: as } = scene;
  const { id: income_tax_id } = await newReturn(scene, person);
  const { id } = await api.ask(incomeTaxPendency.create, { id: income_tax_id, body: pendencySample(due_on) }, { as });
  return { id, version: 1, income_tax_id };
};

/** One that was answered. */
const answered = async (scene: Scene) => {
  const { id } = await newPendency(scene);
  await scene.api.sql(`update income_tax_pendencies set status = 'answered', answer = 'Segue.' where id = $1`, [id]);
  return { id, version: 1 };
};

export const incomeTaxPendencyExamples: Examples<'incomeTaxPendency'> = {
  incomeTaxPendency: {
    list: () => ({}),
    templates: async (scene) => idOf(await newReturn(scene)),
    create: async (scene) => ({ ...idOf(await newReturn(scene)), body: pendencySample() }),
    accept: async (scene) => {
      const { id, version } = await answered(scene);
      return { id, body: { version } };
    },
    return: async (scene) => {
      const { id, version } = await answered(scene);
      return { id, body: { reason: 'O PDF está cortado.', version } };
    },
    waive: async (scene) => {
      const { id, version } = await newPendency(scene);
      return { id, body: { reason: 'Achamos no e-CAC.', version } };
    },
    extend: async (scene) => {
      const { id, version } = await newPendency(scene);
      return { id, body: { due_on: '2026-12-20', version } };
    },
  },
};
