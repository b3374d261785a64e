import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { type Examples, idOf } from '../../../testing/example.ts';
import { PDF, type Scene } from '../../../testing/scene.ts';

const receipt = { name: 'recibo.pdf', bytes: PDF };

/** One of a new company. */
export const newMonthlyObligation = async ({ api, master }: Pick<Scene, 'api' | 'master'>, values: { competence?: string } = {}) => {
  const { id: company_id } = await api.make.company();
  const body = { company_id, rule_key: 'das', competence: '2026-10', observations: 'Conferir a folha.', ...values } as const;
  return api.ask(monthlyObligation.create, { body }, { as: master });
};

const withReceipt = async (scene: Scene) => {
  const { id } = await newMonthlyObligation(scene);
  const [file] = await scene.api.ask(monthlyObligation.attach, { id, file: receipt }, { as: scene.master });
  return { id, document: file?.id ?? '' };
};

export const deliverySample = () => ({
  delivered_on: '2026-11-02',
  delivery_kind: 'digital' as const,
  protocol_number: '0123456789',
  amount: 123_456,
  reason: 'O PGDAS-D foi retificado.',
});

const many = () => ({ delivered_on: '2026-11-02', delivery_kind: 'digital' as const });

export const monthlyObligationExamples: Examples<'monthlyObligation'> = {
  monthlyObligation: {
    list: () => ({}),
    calendar: () => ({ from: '2026-11-01', to: '2026-12-05' }),
    matrix: () => ({ month: '2026-11' }),
    offered: async ({ api }) => ({ company_id: (await api.make.company()).id, competence: '2026-10' }),
    detail: async (scene) => idOf(await newMonthlyObligation(scene)),
    create: async ({ api }) => ({
      body: { company_id: (await api.make.company()).id, rule_key: 'das', competence: '2026-10', observations: null },
    }),
    update: async (scene) => ({
      ...idOf(await newMonthlyObligation(scene)),
      body: { amount: 123_456, analyst_id: null, observations: 'Guia enviada.', version: 1 },
    }),
    move: async (scene) => ({ ...idOf(await newMonthlyObligation(scene)), body: { action: 'start', reason: null, version: 1 } }),
    deliver: async (scene) => ({ ...idOf(await newMonthlyObligation(scene)), body: { ...deliverySample(), version: 1 } }),
    deliverMany: async (scene) => ({ body: { ids: [(await newMonthlyObligation(scene)).id], ...many() } }),
    noFactMany: async (scene) => ({ body: { ids: [(await newMonthlyObligation(scene)).id] } }),
    readFile: (scene) => withReceipt(scene),
    attach: async (scene) => ({ ...idOf(await newMonthlyObligation(scene)), file: receipt }),
    detach: (scene) => withReceipt(scene),
    comments: async (scene) => idOf(await newMonthlyObligation(scene)),
    comment: async (scene) => ({ ...idOf(await newMonthlyObligation(scene)), body: { text: 'Liguei, volta amanhã.' } }),
    uncomment: async (scene) => {
      const { id } = await newMonthlyObligation(scene);
      const [made] = await scene.api.ask(monthlyObligation.comment, { id, body: { text: 'Liguei.' } }, { as: scene.master });
      return { id, comment_id: made?.id ?? 0 };
    },
    history: async (scene) => idOf(await newMonthlyObligation(scene)),
  },
};
