import { type Examples, idOf } from '../../../testing/example.ts';
import { PDF } from '../../../testing/scene.ts';
import { newClient } from '../client/client.examples.ts';
import { ofRequirement, recording, recurrenceStep, undoing } from './testing/invoice-examples.ts';
import { invoiceRequestSample, recurringSample } from './testing/invoice-samples.ts';
import {
  askedInvoice,
  attachedInvoice,
  documentedInvoice,
  firstRequirement,
  issuedInvoice,
  newInvoice,
  newRecurrence,
} from './testing/invoice-scene.ts';

export const invoiceExamples: Examples<'invoice'> = {
  invoice: {
    list: () => ({}),
    detail: async (scene) => idOf(await newInvoice(scene)),
    request: async (scene) => ({ body: invoiceRequestSample((await newClient(scene)).id) }),
    withdraw: async (scene) => {
      const { id, version } = await newInvoice(scene);
      return { id, body: { reason: 'Pedi em dobro.', version } };
    },
    askCancellation: async (scene) => {
      const { id, version } = await issuedInvoice(scene);
      return { id, body: { reason: '1', justification: 'Valor do serviço errado.', version } };
    },
    receive: (scene) => recording(scene),
    undoPayment: (scene) => undoing(scene),
    answerRequirement: async (scene) => ofRequirement(await askedInvoice(scene), { answer: 'Pedido 77.' }),
    attach: async (scene) => {
      const asked = await askedInvoice(scene);
      return { id: asked.id, body: { requirement_id: firstRequirement(asked).id }, file: { name: 'pedido.pdf', bytes: PDF } };
    },
    // Only who sent a file may take it back.
    detach: async (scene, caller) => {
      const { id, attachments } = await attachedInvoice(scene);
      await scene.api.sql('update invoice_attachments set created_by = $2 where invoice_id = $1', [id, caller.id]);
      return { id, attachment_id: attachments[0]?.id ?? 0 };
    },
    mirror: async (scene) => idOf(await issuedInvoice(scene)),
    document: documentedInvoice,
    effects: () => ({ gross_amount: 1_500_000, competence: '2026-11' }),
    startRecurrence: async (scene) => ({ body: recurringSample((await newClient(scene)).id) }),
    changeRecurrence: async (scene) => {
      const { id, version } = await newRecurrence(scene);
      return { id, body: { gross_amount: 1_600_000, day: 12, until: null, description: 'Visitas de {competência}', version } };
    },
    pauseRecurrence: (scene) => recurrenceStep(scene),
    resumeRecurrence: (scene) => recurrenceStep(scene, 'paused'),
    endRecurrence: (scene) => recurrenceStep(scene),
  },
};
