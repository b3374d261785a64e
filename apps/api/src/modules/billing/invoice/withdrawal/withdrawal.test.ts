import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { expect, test } from 'vitest';
import { systemActor } from '../../../../platform/work/actor.ts';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { askedInvoice, cancellationAsked, issuedInvoice, newInvoice } from '../testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const here = { company_id: scene.company.id };
const asDoctor = { as: scene.partner };
const asStaff = { as: scene.master };

/** The messages that say so, each in lines as long as they were written. */
const mailsSaying = async (words: string) =>
  (await api.outbox()).map((mail) => mail.replaceAll(/=\r?\n/g, '')).filter((mail) => mail.includes(words));

test('a doctor gives up what nobody has in hand yet, and says why', async () => {
  const { id, version } = await newInvoice(scene);
  const withdrawn = await api.ask(invoice.withdraw, { ...here, id, body: { reason: 'Pedi em dobro.', version } }, asDoctor);
  expect(withdrawn).toMatchObject({ status: 'discarded', discard_reason: 'Pedi em dobro.' });
  const asked = await askedInvoice(scene);
  const { version: seen } = await api.ask(invoice.detail, { ...here, id: asked.id }, asDoctor);
  const answered = await api.ask(invoice.withdraw, { ...here, id: asked.id, body: { reason: 'Não vou mais.', version: seen } }, asDoctor);
  expect(answered.status).toBe('discarded');
  const [event] = await api.ask(receivable.history, { id }, asStaff);
  expect(event).toMatchObject({ label: 'Solicitação retirada', reason: 'Pedi em dobro.' });
});

test('what is being prepared is not given up, and what is issued is asked to be cancelled', async () => {
  const { id } = await newInvoice(scene);
  await api.modules.invoiceActions.markReady(systemActor('test'), { id, scope: 'every_company', by: 'staff' });
  const { version } = await api.ask(invoice.detail, { ...here, id }, asDoctor);
  const late = await api.call(invoice.withdraw, { ...here, id, body: { reason: 'Desisti.', version } }, asDoctor);
  expect([late.status, late.error.code]).toEqual([422, 'illegal_transition']);
  const note = await issuedInvoice(scene);
  const issued = await api.call(invoice.withdraw, { ...here, id: note.id, body: { reason: 'Desisti.', version: note.version } }, asDoctor);
  expect(issued.error.code).toBe('illegal_transition');
});

test('two who act on the same invoice: the second reads what became of it', async () => {
  const { id, version } = await newInvoice(scene);
  await api.ask(receivable.discard, { id, body: { reason: 'Pedida em dobro.', version } }, asStaff);
  const late = await api.call(invoice.withdraw, { ...here, id, body: { reason: 'Desisti.', version } }, asDoctor);
  expect(late.status).toBe(409);
});

test('staff discards with words that the doctor reads, there and by mail', async () => {
  const { id, version } = await newInvoice(scene);
  await api.ask(receivable.discard, { id, body: { reason: 'O hospital não é tomador desta nota.', version } }, asStaff);
  expect(await api.ask(invoice.detail, { ...here, id }, asDoctor)).toMatchObject({
    status: 'discarded',
    discard_reason: 'O hospital não é tomador desta nota.',
  });
  await expect.poll(() => mailsSaying('tomador desta nota.')).toHaveLength(1);
});

test('a wish to cancel is granted where the note came from', async () => {
  const { id, version, status, cancel_event_status } = await cancellationAsked(scene);
  expect([status, cancel_event_status]).toEqual(['cancellation_requested', 'asked']);
  const body = { reason: '2', justification: 'O plantão foi de outro médico.', version } as const;
  const cancelled = await api.ask(receivable.cancel, { id, body }, asStaff);
  expect([cancelled.status, cancelled.cancel_event_status]).toEqual(['cancelled', 'done']);
  await expect.poll(() => mailsSaying('foi cancelada')).toHaveLength(1);
});

test('a wish that is denied leaves the note in force, with words that the doctor reads; it may be asked again', async () => {
  const { id, version } = await cancellationAsked(scene);
  const again = await api.call(
    invoice.askCancellation,
    { ...here, id, body: { reason: '1', justification: 'Peço mais uma vez.', version } },
    asDoctor,
  );
  expect(again.error.code).toBe('illegal_transition');
  await api.ask(receivable.denyCancellation, { id, body: { answer: 'O prazo do município já passou.', version } }, asStaff);
  const denied = await api.ask(invoice.detail, { ...here, id }, asDoctor);
  expect(denied).toMatchObject({ status: 'authorized', cancel_event_status: 'denied', cancel_answer: 'O prazo do município já passou.' });
  await expect.poll(() => mailsSaying('continua valendo')).toEqual([expect.stringContaining('passou.')]);
  const body = { reason: '1', justification: 'O tomador confirmou por e-mail.', version: denied.version } as const;
  const asked = await api.ask(invoice.askCancellation, { ...here, id, body }, asDoctor);
  expect(asked).toMatchObject({ status: 'cancellation_requested', cancel_event_status: 'asked', cancel_answer: null });
});
