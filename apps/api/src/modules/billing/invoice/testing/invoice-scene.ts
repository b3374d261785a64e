import { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceDetail, InvoiceExchange, InvoiceRecurrenceAnswer, InvoiceRequirement } from '@esteto/contract/billing/invoice-answer';
import { receivable } from '@esteto/contract/billing/receivable';
import { PDF, type Scene, whileActive } from '../../../../testing/scene.ts';
import { newClient } from '../../client/client.examples.ts';
import { invoiceRequestSample, issueSample, paymentSample, recurringSample, requirementSample } from './invoice-samples.ts';

export const newInvoice = async (scene: Scene, taker?: { id: number }): Promise<InvoiceDetail> => {
  const { id: client_id } = taker ?? (await newClient(scene));
  return whileActive(scene, ({ api, company, requester }) =>
    api.ask(invoice.request, { company_id: company.id, body: invoiceRequestSample(client_id) }, { as: requester }),
  );
};

/** The repetition of a request, begun with an invoice of its own. */
export const newRecurrence = async (scene: Scene, given: object = {}): Promise<InvoiceRecurrenceAnswer & { invoice: InvoiceDetail }> => {
  const { id: client_id } = await newClient(scene);
  const made = await whileActive(scene, ({ api, company, requester }) =>
    api.ask(invoice.startRecurrence, { company_id: company.id, body: { ...recurringSample(client_id), ...given } }, { as: requester }),
  );
  if (!made.recurrence) throw new Error('the invoice does not repeat itself');
  return { ...made.recurrence, invoice: made };
};

export const issuedInvoice = async (scene: Scene, taker?: { id: number }): Promise<InvoiceDetail> => {
  const { id, version } = await newInvoice(scene, taker);
  return whileActive(scene, ({ api, master }) => api.ask(receivable.issue, { id, body: { ...issueSample(), version } }, { as: master }));
};

/** An issued invoice whose doctor asked staff to cancel it. */
export const cancellationAsked = async (scene: Scene): Promise<InvoiceDetail> => {
  const { id, version } = await issuedInvoice(scene);
  const body = { reason: '2', justification: 'O plantão foi de outro médico.', version } as const;
  return whileActive(scene, ({ api, company, requester }) =>
    api.ask(invoice.askCancellation, { company_id: company.id, id, body }, { as: requester }),
  );
};

/** An issued invoice with money that came in for it: all of it unless `amount` says less. */
export const paidInvoice = async (scene: Scene, amount?: number): Promise<InvoiceDetail> => {
  const { id, version, net_amount } = await issuedInvoice(scene);
  return scene.api.ask(receivable.receive, { id, body: { ...paymentSample(amount ?? net_amount), version } }, { as: scene.master });
};

/** An invoice for which staff needs something from the doctor. */
export const askedInvoice = async (scene: Scene, requirements = [requirementSample()]): Promise<InvoiceExchange> => {
  const { id, version } = await newInvoice(scene);
  return scene.api.ask(receivable.openRequirements, { id, body: { version, asked: requirements } }, { as: scene.master });
};

/** The same, with the first requirement answered. */
export const answeredInvoice = async (scene: Scene, requirements = [requirementSample()]): Promise<InvoiceExchange> => {
  const asked = await askedInvoice(scene, requirements);
  const { id: requirement_id, version } = firstRequirement(asked);
  return whileActive(scene, ({ api, company, requester }) =>
    api.ask(
      invoice.answerRequirement,
      { company_id: company.id, id: asked.id, requirement_id, body: { answer: 'Pedido 77.', version } },
      { as: requester },
    ),
  );
};

export const firstRequirement = ({ requirements: [first] }: InvoiceExchange): InvoiceRequirement => {
  if (!first) throw new Error('the invoice has no requirement');
  return first;
};

/** An invoice to which its requester put a file. */
export const attachedInvoice = async (scene: Scene): Promise<InvoiceExchange> => {
  const { id } = await newInvoice(scene);
  const file = { name: 'escala.pdf', bytes: PDF };
  return whileActive(scene, ({ api, company, requester }) =>
    api.ask(invoice.attach, { company_id: company.id, id, body: {}, file }, { as: requester }),
  );
};

/** An issued invoice with its official PDF beside it. */
export const documentedInvoice = async (scene: Scene): Promise<{ id: number; document: string }> => {
  const { id } = await issuedInvoice(scene);
  const { documents } = await scene.api.ask(receivable.attach, { id, file: { name: 'nfse.pdf', bytes: PDF } }, { as: scene.master });
  return { id, document: documents[0]?.file ?? '' };
};
