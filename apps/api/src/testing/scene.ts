import { client } from '@esteto/contract/client';
import { invoice } from '@esteto/contract/invoice/invoice';
import type { InvoiceDetail, InvoiceExchange, InvoiceRecurrenceAnswer, InvoiceRequirement } from '@esteto/contract/invoice/invoice-answer';
import { receivable } from '@esteto/contract/invoice/receivable';
import { unit } from '@esteto/contract/unit';
import { systemActor } from '../platform/work/actor.ts';
import { branchOf, unique } from './documents.ts';
import type { TestCompany, TestGroup, TestPerson } from './factories.ts';
import { clientSample, invoiceRequestSample, paymentSample, recurringSample, requirementSample, unitSample } from './samples.ts';
import type { TestApp } from './test-app.ts';

/** A company and a management group with their people, and the records that calls about them need. */
export type Scene = {
  api: TestApp;
  company: TestCompany;
  partner: TestPerson;
  /** Who asks for the scene's invoices; the partner unless a test says otherwise. */
  requester: TestPerson;
  group: TestGroup;
  manager: TestPerson;
  master: TestPerson;
};

export const newScene = async (api: TestApp, given: Partial<Scene> = {}): Promise<Scene> => {
  const company = given.company ?? (await api.make.company());
  const group = given.group ?? (await api.make.group());
  const partner = given.partner ?? (await api.make.partner(company, { is_owner: true }));
  return {
    api,
    company,
    partner,
    requester: partner,
    group,
    manager: given.manager ?? (await api.make.manager(group)),
    master: given.master ?? (await api.make.master()),
    ...given,
  };
};

/** Bytes that are a PDF to whoever looks at them. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

export const newUnit = async ({ api, group, manager }: Scene) => {
  await api.sql('update management_groups set is_active = true where id = $1', [group.id]);
  return api.ask(unit.create, { group_id: group.id, body: unitSample() }, { as: manager });
};

export const newClient = (scene: Scene, values: { name?: string; document?: string } = {}) =>
  whileActive(scene, ({ api, company, partner }) =>
    api.ask(client.create, { company_id: company.id, body: { ...clientSample(), ...values } }, { as: partner }),
  );

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

export const issueSample = () => ({ number: String(unique()), verification_code: 'ABCD-1234', issue_date: '2026-11-20' });

export const issuedInvoice = async (scene: Scene, taker?: { id: number }): Promise<InvoiceDetail> => {
  const { id, version } = await newInvoice(scene, taker);
  return scene.api.ask(receivable.issue, { id, body: { ...issueSample(), version } }, { as: scene.master });
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

/** The group as a client of the company: one of its branches. */
export const groupAsClient = (scene: Scene) => newClient(scene, { document: branchOf(scene.group.cnpj ?? '') });

/** An invoice that the company of an accredited professional issued to the group. */
export const groupInvoice = async (scene: Scene): Promise<InvoiceDetail> => {
  await scene.api.make.accredit(scene.partner, scene.group, scene.company);
  return issuedInvoice(scene, await groupAsClient(scene));
};

/** An issued invoice with its official PDF beside it. */
export const documentedInvoice = async (scene: Scene): Promise<{ id: number; document: string }> => {
  const { id } = await issuedInvoice(scene);
  const { documents } = await scene.api.ask(receivable.attach, { id, file: { name: 'nfse.pdf', bytes: PDF } }, { as: scene.master });
  return { id, document: documents[0]?.file ?? '' };
};

/** A survey that runs and asks everybody. */
export const startedSurvey = async ({ clock, modules: { surveys } }: TestApp): Promise<number> => {
  const staff = systemActor('test');
  const { id } = await surveys.create(staff, { start_at: clock.now().toISOString() });
  await surveys.act(staff, id, 'start');
  return id;
};

/** A frozen company has a past: what it owns was made while it was active. */
const whileActive = async <Made>(scene: Scene, make: (scene: Scene) => Promise<Made>): Promise<Made> => {
  const { api, company } = scene;
  const set = (status: string) => api.sql('update companies set accounting_status = $2 where id = $1', [company.id, status]);
  if (company.accounting_status === 'active') return make(scene);
  await set('active');
  try {
    return await make(scene);
  } finally {
    await set(company.accounting_status);
  }
};
