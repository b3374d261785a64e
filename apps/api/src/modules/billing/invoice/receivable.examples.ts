import { type Examples, idOf } from '../../../testing/example.ts';
import { nationalSceneOf, transmittable } from '../../../testing/national-scene.ts';
import { PDF } from '../../../testing/scene.ts';
import { newClient } from '../client/client.examples.ts';
import { ofRequirement, recording, undoing } from './testing/invoice-examples.ts';
import { invoiceEmailSample, invoiceRequestSample, issueSample, requirementSample } from './testing/invoice-samples.ts';
import { answeredInvoice, cancellationAsked, documentedInvoice, issuedInvoice, newInvoice } from './testing/invoice-scene.ts';

export const receivableExamples: Examples<'receivable'> = {
  receivable: {
    list: () => ({}),
    detail: async (scene) => idOf(await newInvoice(scene)),
    update: async (scene) => {
      const { id, version, client } = await newInvoice(scene);
      return { id, body: { ...invoiceRequestSample(client.id), gross_amount: 1_234_56, version } };
    },
    issue: async (scene) => {
      const { id, version } = await newInvoice(scene);
      return { id, body: { ...issueSample(), version } };
    },
    receive: (scene) => recording(scene),
    undoPayment: (scene) => undoing(scene),
    openRequirements: async (scene) => {
      const { id, version } = await newInvoice(scene);
      return { id, body: { version, asked: [requirementSample()] } };
    },
    returnRequirement: async (scene) => ofRequirement(await answeredInvoice(scene), { reason: 'O pedido é de outro mês.' }),
    concludeRequirement: async (scene) => ofRequirement(await answeredInvoice(scene), {}),
    history: async (scene) => idOf(await newInvoice(scene)),
    mirror: async (scene) => idOf(await issuedInvoice(scene)),
    attach: async (scene) => ({ ...idOf(await issuedInvoice(scene)), file: { name: 'nfse.pdf', bytes: PDF } }),
    document: documentedInvoice,
    request: async (scene) => ({
      body: { ...invoiceRequestSample((await newClient(scene)).id), company_id: scene.company.id, iss_withheld: 'none' as const },
    }),
    parties: async (scene) => ({ client_id: (await newClient(scene)).id }),
    effects: ({ company }) => ({ company_id: company.id, gross_amount: 1_500_000, competence: '2026-11' }),
    preflight: async (scene) => idOf(await transmittable(await nationalSceneOf(scene))),
    transmit: async (scene) => {
      const { id, version } = await transmittable(await nationalSceneOf(scene));
      return { id, body: { version } };
    },
    cancel: async (scene) => {
      const { id, version } = await issuedInvoice(scene);
      return { id, body: { reason: '1', justification: 'Valor do serviço errado.', version } };
    },
    denyCancellation: async (scene) => {
      const { id, version } = await cancellationAsked(scene);
      return { id, body: { answer: 'O prazo do município já passou.', version } };
    },
    discard: async (scene) => {
      const { id, version } = await newInvoice(scene);
      return { id, body: { reason: 'Pedida em dobro.', version } };
    },
    substitute: async (scene) => {
      const { id, version } = await issuedInvoice(scene);
      return { id, body: { reason: '99', justification: 'Valor do serviço errado.', version } };
    },
    archive: async (scene) => idOf(await issuedInvoice(scene)),
    unarchive: async (scene) => idOf(await issuedInvoice(scene)),
    emails: async (scene) => idOf(await issuedInvoice(scene)),
    sendEmail: async (scene) => ({ ...idOf(await issuedInvoice(scene)), body: invoiceEmailSample() }),
  },
};
