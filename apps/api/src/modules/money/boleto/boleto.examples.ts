import { boleto } from '@esteto/contract/money/boleto';
import { type BoletoForm, boletoForm } from '@esteto/domain/money/boleto/boleto-form';
import { type Examples, idOf } from '../../../testing/example.ts';
import { PDF, type Scene } from '../../../testing/scene.ts';

export const boletoSample = () => ({
  ...boletoForm.getDefault(),
  kind: 'fee' as const,
  description: 'Honorários de outubro',
  competence: '2026-10',
  amount: 81_240,
  due_date: '2026-12-10',
  fine_rate: '0.02',
  interest_rate: '0.01',
});

/** A boleto of the scene's company. */
export const newBoleto = ({ api, company, master }: Scene, values: Partial<BoletoForm> = {}) =>
  api.ask(boleto.create, { body: { ...boletoSample(), ...values, company_id: company.id } }, { as: master });

/** A guide whose day is over. */
export const lateGuide = (scene: Scene, values: Partial<BoletoForm> = {}) =>
  newBoleto(scene, { kind: 'tax', description: 'ISS de setembro', due_date: '2026-10-20', ...values });

const withFile = async (scene: Scene) => {
  const { id } = await newBoleto(scene);
  await scene.api.ask(boleto.attach, { id, file: { name: 'boleto.pdf', bytes: PDF } }, { as: scene.master });
  return { id };
};

/** Whoever pays may be held from writing while it is read. */
const withProof = async (scene: Scene) => {
  const { id } = await withFile(scene);
  await scene.api.sql('update boletos set proof_file_id = file_id where id = $1', [id]);
  return { id };
};

export const boletoExamples: Examples<'boleto'> = {
  boleto: {
    guide: ({ company }) => ({ company_id: company.id, tax_key: 'das', competence: '2026-10' }),
    list: () => ({}),
    detail: async (scene) => idOf(await newBoleto(scene)),
    create: ({ company }) => ({ body: { ...boletoSample(), company_id: company.id } }),
    update: async (scene) => ({ ...idOf(await newBoleto(scene)), body: { ...boletoSample(), version: 1 } }),
    pay: async (scene) => ({ ...idOf(await newBoleto(scene)), body: { paid_on: '2026-11-02', paid_amount: 81_240, version: 1 } }),
    undoPayment: async (scene) => {
      const { id } = await newBoleto(scene);
      const body = { paid_on: '2026-11-02', paid_amount: 81_240, version: 1 };
      await scene.api.ask(boleto.pay, { id, body }, { as: scene.master });
      return { id, body: { reason: 'Era de outro boleto', version: 2 } };
    },
    cancel: async (scene) => ({ ...idOf(await newBoleto(scene)), body: { reason: 'Emitido em dobro', version: 1 } }),
    replace: async (scene) => ({ ...idOf(await newBoleto(scene)), body: { ...boletoSample(), reason: 'Valor errado', version: 1 } }),
    attach: async (scene) => ({ ...idOf(await newBoleto(scene)), file: { name: 'boleto.pdf', bytes: PDF } }),
    readFile: (scene) => withFile(scene),
    proof: (scene) => withProof(scene),
    history: async (scene) => idOf(await newBoleto(scene)),
    own: () => ({}),
    ownDetail: async (scene) => idOf(await newBoleto(scene)),
    see: async (scene) => idOf(await newBoleto(scene)),
    ownFile: (scene) => withFile(scene),
    claim: async (scene) => ({ ...idOf(await newBoleto(scene)), body: { paid_on: '2026-11-02', version: 1 } }),
    prove: async (scene) => ({ ...idOf(await newBoleto(scene)), file: { name: 'comprovante.pdf', bytes: PDF } }),
    ownProof: (scene) => withProof(scene),
    askNewGuide: async (scene) => idOf(await lateGuide(scene)),
    ownHistory: async (scene) => idOf(await newBoleto(scene)),
  },
};
