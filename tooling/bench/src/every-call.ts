import { setTimeout as wait } from 'node:timers/promises';
import { adminClient } from '@esteto/contract/admin-client';
import { cashFlow } from '@esteto/contract/cash-flow';
import { client } from '@esteto/contract/client';
import { clientUpkeep } from '@esteto/contract/client-upkeep';
import { company } from '@esteto/contract/company';
import { configuration } from '@esteto/contract/configuration';
import { filterOption } from '@esteto/contract/filter-option';
import { groupInvoice } from '@esteto/contract/group-invoice';
import { invoice } from '@esteto/contract/invoice';
import { invoiceArchiving } from '@esteto/contract/invoice-archiving';
import { invoiceBatch } from '@esteto/contract/invoice-batch';
import { invoiceEffects } from '@esteto/contract/invoice-effects';
import { invoiceEmail } from '@esteto/contract/invoice-email';
import { invoiceRecurrence } from '@esteto/contract/invoice-recurrence';
import { issuing } from '@esteto/contract/issuing';
import { lookup } from '@esteto/contract/lookup';
import { managementGroup } from '@esteto/contract/management-group';
import { municipalParameter } from '@esteto/contract/municipal-parameter';
import { nps } from '@esteto/contract/nps';
import { overview } from '@esteto/contract/overview';
import { receivable } from '@esteto/contract/receivable';
import { receivableRequest } from '@esteto/contract/receivable-request';
import { savedView } from '@esteto/contract/saved-view';
import { session } from '@esteto/contract/session';
import { staffSearch } from '@esteto/contract/staff-search';
import { termsOfService } from '@esteto/contract/terms-of-service';
import { twoFactor } from '@esteto/contract/two-factor';
import { unit } from '@esteto/contract/unit';
import { workQueue } from '@esteto/contract/work-queue';
import { signIn, type Visitor } from './visitor.ts';

/** Calls every endpoint of the contract at least once, as the people of the demo data whose work it is. */
export const callEverything = async (origin: string): Promise<void> => {
  const invoiceId = await asDoctor(origin);
  await asStaff(origin, invoiceId);
  await asManager(origin);
  await asNewcomers(origin);
};

/** Returns an invoice that has just been asked for. */
const asDoctor = async (origin: string): Promise<number> => {
  const { call } = await signIn(origin, 'ana.souza@demo.test');
  const [first] = await call(company.mine);
  if (!first) throw new Error('Ana não tem empresa nos dados de demonstração.');
  const company_id = first.id;
  await call(session.user);
  await call(session.resendVerification, { body: { email: 'ana.souza@demo.test' } });
  await call(twoFactor.qrCode);
  await call(twoFactor.key);
  await call(overview.home, { company_id });
  await call(configuration.all, { new_format: true });
  for (const list of [lookup.countries, lookup.states, lookup.banks]) await call(list);
  await call(lookup.cities, { state: 'SP' });

  const created = await call(client.create, { company_id, body: CLIENT });
  const { id, version } = created;
  await call(client.update, { company_id, id, body: { ...CLIENT, name: 'Hospital da Medição Ltda.', version } });
  await call(client.list, { company_id, search: 'hospital' });
  await call(client.detail, { company_id, id });
  await call(clientUpkeep.similar, { company_id, name: 'Hosp. da Medição', document: CLIENT.document });
  const { version: seen } = await call(client.detail, { company_id, id });
  await call(clientUpkeep.move, { company_id, id, body: { action: 'inactivate', version: seen } });
  await call(clientUpkeep.move, { company_id, id, body: { action: 'restore', version: seen + 1 } });

  const requested = await call(invoice.request, { company_id, body: { ...INVOICE, client_id: id } });
  await call(invoice.list, { company_id, sort: '-competence', search: 'hospital' });
  await call(invoice.detail, { company_id, id: requested.id });
  await repeating(call, { ...INVOICE, client_id: id }, company_id);
  await call(invoiceEffects.of, { company_id, gross_amount: INVOICE.gross_amount, competence: INVOICE.competence });
  await call(cashFlow.months, { company_id, from: '2026-01', to: '2026-12' });
  await call(cashFlow.entries, { company_id, month: INVOICE.competence });
  return requested.id;
};

/** A request that repeats itself, up to its end. */
const repeating = async (call: Visitor['call'], request: typeof INVOICE & { client_id: number }, company_id: number): Promise<void> => {
  const { recurrence } = await call(invoiceRecurrence.start, { company_id, body: { ...request, repeat: 'monthly', repeat_day: 5 } });
  const id = recurrence?.id ?? 0;
  await call(invoiceRecurrence.change, {
    company_id,
    id,
    body: { gross_amount: 160_000, day: 12, until: null, description: 'Visitas de {competência}', version: 1 },
  });
  await call(invoiceRecurrence.pause, { company_id, id, body: { version: 2 } });
  await call(invoiceRecurrence.resume, { company_id, id, body: { version: 3 } });
  await call(invoiceRecurrence.end, { company_id, id, body: { version: 4 } });
};

const asStaff = async (origin: string, id: number): Promise<void> => {
  const { call } = await signIn(origin, 'master@demo.test');
  await call(workQueue.list);
  await call(receivable.list, { search: 'hospital', concierge: '0' });
  await call(filterOption.companies, { search: 'medicina' });
  await call(filterOption.clients, { search: 'hospital' });
  await call(filterOption.analysts);
  await call(staffSearch.find, { search: 'hospital' });
  const view = await call(savedView.create, { body: { list: 'receivables', name: 'Prontas', query: 'status=ready' } });
  await call(savedView.list, { list: 'receivables' });
  await call(savedView.update, { id: view.id, body: { name: 'Prontas', query: 'status=ready', is_default: true, version: view.version } });
  await call(savedView.remove, { id: view.id });
  await askAndAnswer(origin, id);
  const { version, client_id } = await call(receivable.detail, { id });
  await call(issuing.preflight, { id });
  await call(adminClient.list, { search: 'hospital' });
  const { version: known } = await call(adminClient.detail, { id: client_id });
  await call(adminClient.update, { id: client_id, body: { ...CLIENT, phone: '1130000000', version: known } });
  await call(adminClient.move, { id: client_id, body: { action: 'inactivate', version: known + 1 } });
  await call(adminClient.move, { id: client_id, body: { action: 'restore', version: known + 2 } });
  const { company } = await call(receivableRequest.parties, { client_id });
  await call(receivableRequest.effects, { company_id: company.id, gross_amount: INVOICE.gross_amount, competence: INVOICE.competence });
  await call(receivableRequest.create, { body: { ...INVOICE, company_id: company.id, client_id, iss_withheld: 'none' } });
  const edited = await call(receivable.update, { id, body: { ...INVOICE, client_id, iss_rate: '0.02', version } });
  await call(receivable.issue, { id, body: { number: '987654321', verification_code: 'MEDIR-1', version: edited.version } });
  const { documents } = await call(receivable.attach, { id, upload: PDF });
  const document = documents[0]?.file ?? '';
  await call(receivable.history, { id });
  await call(receivable.mirror, { id });
  await call(receivable.document, { id, document });

  await call(invoiceEmail.send, { id, body: EMAIL });
  // What goes on in the background changes the invoice, which the calls below want to save.
  await until(async () =>
    (await call(invoiceEmail.ofInvoice, { id })).emails.every(({ sent_at, error }) => sent_at !== null || error !== null),
  );
  await call(invoiceArchiving.archive, { id });
  await call(invoiceArchiving.unarchive, { id });
  for (const start of [invoiceBatch.archive, invoiceBatch.unarchive, invoiceBatch.email, invoiceBatch.export]) {
    const batch = await call(start, { body: { filters: { search: '987654321', archived: start === invoiceBatch.unarchive } } });
    await until(async () => (await call(invoiceBatch.detail, { id: batch.id })).waiting === 0);
    await call(invoiceBatch.retry, { id: batch.id });
    await until(async () => (await call(invoiceBatch.detail, { id: batch.id })).waiting === 0);
  }

  const doctor = await signIn(origin, 'ana.souza@demo.test');
  await doctor.call(invoice.mirror, { company_id: company.id, id });
  await doctor.call(invoice.document, { company_id: company.id, id, document });
  const company_id = company.id;
  const { version: unpaid } = await call(receivable.detail, { id });
  const paid = await doctor.call(invoice.receive, { company_id, id, body: { ...PAYMENT, version: unpaid } });
  await doctor.call(invoice.undoPayment, { company_id, id, payment_id: paid.payments[0]?.id ?? 0 });
  const { version: unpaidAgain } = await call(receivable.detail, { id });
  const { payments } = await call(receivable.receive, { id, body: { ...PAYMENT, version: unpaidAgain } });
  await call(receivable.undoPayment, { id, payment_id: payments[0]?.id ?? 0 });
  await doctor.call(session.logout);

  // The one that takes its place is never issued, so that the first may still be cancelled.
  const issued = await call(receivable.detail, { id });
  await call(issuing.substitute, { id, body: { ...MOTIVE, reason: '99', version: issued.version } });
  const { version: latest } = await call(receivable.detail, { id });
  await call(issuing.cancel, { id, body: { ...MOTIVE, reason: '1', version: latest } });

  const { id: city, version: first } = await call(municipalParameter.create, { body: CITY });
  await call(municipalParameter.update, { id: city, body: { ...CITY, city: 'Cidade medida', version: first } });
  await call(municipalParameter.detail, { id: city });
  await call(municipalParameter.list, { search: 'cidade' });
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await wait(100);
};

/** What staff needs from the doctor, back and forth. */
const askAndAnswer = async (origin: string, id: number): Promise<void> => {
  const { call } = await signIn(origin, 'master@demo.test');
  const doctor = await signIn(origin, 'ana.souza@demo.test');
  const { version, company } = await call(receivable.detail, { id });
  const company_id = company.id;
  const { requirements } = await call(receivable.openRequirements, { id, body: { asked: REQUIREMENTS, version } });
  const requirement_id = requirements[0]?.id ?? 0;
  const { attachments } = await doctor.call(invoice.attach, { company_id, id, upload: PDF });
  await doctor.call(invoice.detach, { company_id, id, attachment_id: attachments[0]?.id ?? 0 });
  await doctor.call(invoice.answerRequirement, { company_id, id, requirement_id, body: { answer: 'Pedido 77.', version: 1 } });
  await call(receivable.returnRequirement, { id, requirement_id, body: { reason: 'O pedido é de outro mês.', version: 2 } });
  await call(receivable.concludeRequirement, { id, requirement_id, body: { version: 3 } });
  await doctor.call(session.logout);
};

const asManager = async (origin: string): Promise<void> => {
  const { call } = await signIn(origin, 'gestora@demo.test');
  const [group] = await call(managementGroup.mine);
  if (!group) throw new Error('A gestora não tem grupo nos dados de demonstração.');
  const group_id = group.id;
  const { id, version } = await call(unit.create, { group_id, body: UNIT });
  await call(unit.list, { group_id, search: 'hospital' });
  await call(unit.detail, { group_id, id });
  await call(unit.update, { group_id, id, body: { ...UNIT, name: 'Unidade medida', version } });
  await call(unit.remove, { group_id, id });

  const [professional] = await call(groupInvoice.professionals, { group_id });
  const { items } = await call(groupInvoice.list, { group_id, search: 'a', professional_id: professional?.id });
  const [first] = items;
  if (!first) throw new Error('Ninguém emitiu nota para o grupo nos dados de demonstração.');
  await call(groupInvoice.detail, { group_id, id: first.id });
};

/** Daniela has not answered the survey, Eduardo has not accepted the terms. */
const asNewcomers = async (origin: string): Promise<void> => {
  const daniela = await signIn(origin, 'daniela.prado@demo.test');
  const { id: survey } = await daniela.call(nps.started);
  if (survey === null) throw new Error('Nenhuma pesquisa espera pela Daniela nos dados de demonstração.');
  await daniela.call(nps.answer, { id: survey, body: { score: 9 } });

  const eduardo = await signIn(origin, 'eduardo.reis@demo.test');
  const { id: terms_id } = await eduardo.call(termsOfService.current);
  await eduardo.call(termsOfService.accept, { body: { terms_id } });
};

const ADDRESS = {
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: null,
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  ibge: '3550308',
};
const CLIENT = {
  person_type: 'PJ',
  document: '00000000000191',
  name: 'Hospital da Medição',
  email: 'medir@exemplo.com.br',
  address: ADDRESS,
};
const INVOICE = {
  competence: '2026-11',
  gross_amount: 150_000,
  description: 'Plantões de novembro',
  service_place_ibge: '3550308',
};
const REQUIREMENTS = [{ text: 'Qual é o número do pedido?', due_at: '2099-12-31' }];
const PAYMENT = { date: '2026-11-01', amount: 1_000 };
const EMAIL = { recipients: ['medir@exemplo.com.br'], subject: 'NFS-e', message: 'Segue a NFS-e.' };
const MOTIVE = { justification: 'Nota emitida para medir os comandos.' };
const CITY = { ibge: '9000001', city: 'Cidade a medir', state: 'PE', adapter: 'manual', environment: 'homologation', dps_series: 1 };
const UNIT = { name: 'Unidade a medir', code: 'MEDIR', type: 'hospital', address: ADDRESS };
const PDF = new Blob(
  [Buffer.from('JVBERi0xLjQKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyA+PgplbmRvYmoKdHJhaWxlcgo8PCAvUm9vdCAxIDAgUiA+PgolJUVPRgo=', 'base64')],
  {
    type: 'application/pdf',
  },
);
