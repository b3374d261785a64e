import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { type PaymentForm, paymentForm } from '@esteto/domain/billing/payment/payment-form';
import { businessDayOnOrAfter } from '@esteto/domain/shared/date/business-day';
import { addDays } from '@esteto/domain/shared/date/date';
import { roundHalfUpCents } from '@esteto/domain/shared/money/money';
import type { DemoClient, DemoCompany } from '../../../../demo/demo-cast.ts';
import type { Dice } from '../../../../demo/demo-random.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life, workdaysAfter } from '../../../../demo/demo-time.ts';
import { type CompanyActor, systemActor } from '../../../../platform/work/actor.ts';
import { memberScope } from '../invoice-scope.ts';
import { serviceIn } from './services.ts';

/** One invoice to come: which company asks, for whom, in which month, on which day. */
export type Wish = { company: DemoCompany; client: DemoClient; asker: CompanyActor; competence: string; date: string; roll: Dice };

/** The kinds of life that invoices have; where one stands today follows from when it began. */
export const LIVES = { plain, inParts, unpaid, requirement, rejected, discarded, cancelled, denied, replaced };
export type LifeName = keyof typeof LIVES;

/** Asked, issued, sent and paid, on time or late. */
async function* plain(stage: Stage, wish: Wish): Life {
  const note = yield* request(stage, wish);
  const issued = yield* issue(stage, wish, note, wish.roll.between(0, 2));
  yield* sendAndBePaid(stage, wish, issued);
}

/** The client pays a part early and the rest when it can. */
async function* inParts(stage: Stage, wish: Wish): Life {
  const issued = yield* issue(stage, wish, yield* request(stage, wish), 1);
  yield* send(stage, wish, issued);
  const part = Math.round((issued.net_amount * wish.roll.between(3, 7)) / 10);
  const note = 'O hospital paga o resto depois da glosa.';
  yield* receive(stage, wish, issued, { date: workdaysAfter(wish.date, 6), amount: part, note });
  const rest = issued.net_amount - part;
  // Some withhold income tax that the note does not name.
  const withheld_irrf = wish.roll.chance(0.4) ? roundHalfUpCents(rest, '0.015') : null;
  const date = workdaysAfter(wish.date, wish.roll.between(30, 60));
  yield* receive(stage, wish, issued, { date, amount: rest - (withheld_irrf ?? 0), withheld_irrf });
}

/** The client does not pay. */
async function* unpaid(stage: Stage, wish: Wish): Life {
  const note = yield* request(stage, wish);
  const issued = yield* issue(stage, wish, note, 1);
  yield* send(stage, wish, issued);
}

/** Staff needs something that only the doctor knows. */
async function* requirement(stage: Stage, wish: Wish): Life {
  const { requirements } = stage.modules;
  const note = yield* request(stage, wish);
  yield clock(wish, 1);
  const [text, answer] = wish.roll.pick(QUESTIONS);
  const requests = [{ text, due_at: workdaysAfter(wish.date, 5) }];
  const opened = await requirements.open(stage.cast.staff, byStaff(note), { version: null, asked: requests });
  const requirement_id = opened.requirements[0]?.id ?? 0;
  yield clock(wish, wish.roll.between(2, 3));
  const target = { id: note.id, requirement_id, scope: memberScope(wish.asker), by: 'doctor' } as const;
  await requirements.answer(wish.asker, target, { version: null, answer });
  yield clock(wish, 4);
  await requirements.conclude(stage.cast.staff, { ...byStaff(note), requirement_id }, { version: null });
  const issued = yield* issue(stage, wish, note, 5);
  yield* sendAndBePaid(stage, wish, issued);
}

/** The emitter refuses it first; then staff issues it by hand. */
async function* rejected(stage: Stage, wish: Wish): Life {
  const { invoiceActions } = stage.modules;
  const note = yield* request(stage, wish);
  yield clock(wish, 1);
  await invoiceActions.startPreparation(stage.cast.staff, byStaff(note));
  yield clock(wish, 2);
  await invoiceActions.markReady(stage.cast.staff, byStaff(note));
  yield clock(wish, 3);
  await invoiceActions.transmit(stage.cast.staff, byStaff(note));
  yield clock(wish, 4);
  await invoiceActions.reject(system, bySystem(note), wish.roll.pick(REJECTIONS));
  const issued = yield* issue(stage, wish, note, 6);
  yield* sendAndBePaid(stage, wish, issued);
}

async function* discarded(stage: Stage, wish: Wish): Life {
  const note = yield* request(stage, wish);
  yield clock(wish, 1);
  const reason = 'Solicitada em dobro: já existe nota deste mês para o mesmo serviço.';
  await stage.modules.withdrawals.discard(stage.cast.staff, byStaff(note), { reason, version: null });
}

async function* cancelled(stage: Stage, wish: Wish): Life {
  const issued = yield* askToCancel(stage, wish);
  yield clock(wish, 7);
  await stage.modules.invoiceActions.cancel(stage.cast.staff, byStaff(issued));
}

async function* denied(stage: Stage, wish: Wish): Life {
  const issued = yield* askToCancel(stage, wish);
  yield clock(wish, 7);
  const answer = 'O prazo de cancelamento do município já passou.';
  await stage.modules.withdrawals.denyCancellation(stage.cast.staff, byStaff(issued), { answer, version: null });
  yield* bePaid(stage, wish, issued, 8);
}

/** A second invoice takes the place of the first. */
async function* replaced(stage: Stage, wish: Wish): Life {
  const first = yield* issue(stage, wish, yield* request(stage, wish), 1);
  yield clock(wish, 4);
  const body = { ...formOf(first), shifts: null, description: `${first.description} Substitui a nota ${first.number}.` };
  const second = await stage.modules.invoices.request(wish.asker, { body });
  const issued = yield* issue(stage, wish, second, 5);
  const target = { successor: issued.id, reason: '99', text: 'Discriminação corrigida a pedido do tomador.' } as const;
  await stage.modules.invoiceActions.replace(stage.cast.staff, byStaff(first), target);
  yield* sendAndBePaid(stage, wish, issued);
}

async function* request({ modules }: Stage, wish: Wish): AsyncGenerator<Date, InvoiceDetail> {
  const { asker, client, competence, roll } = wish;
  yield at(wish.date, roll.between(7 * 60, 16 * 60));
  const service = serviceIn(client.service, competence, roll);
  const notes = roll.chance(0.12) ? roll.pick(NOTES) : null;
  const body = { ...service, client_id: client.id, competence, due_date: null, service_place_ibge: null, notes, shifts: null };
  return modules.invoices.request(asker, { body });
}

async function* issue(
  { modules, cast, nextNumber }: Stage,
  wish: Wish,
  { id, due_date }: InvoiceDetail,
  days: number,
): AsyncGenerator<Date, InvoiceDetail> {
  // Never after it falls due: over holidays the term of some clients is shorter than the days that staff take.
  const day = workdaysAfter(wish.date, days);
  yield at(due_date && due_date < day ? due_date : day, wish.roll.between(17 * 60, 18 * 60 + 40));
  const { version } = await modules.invoices.detail('every_company', { id });
  const verification_code = Array.from({ length: 8 }, () => wish.roll.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('');
  const body = { version, number: nextNumber(wish.company), verification_code, issue_date: null, access_key: null, reason: null };
  return modules.issuing.issue(cast.staff, { id, body });
}

/** Unless it fell due before anybody came to it. */
async function* send({ modules, cast }: Stage, wish: Wish, note: InvoiceDetail): AsyncGenerator<Date, void> {
  const day = workdaysAfter(note.issue_date ?? wish.date, wish.roll.between(1, 3));
  if (note.due_date && note.due_date < day) return;
  yield at(day, wish.roll.between(9 * 60, 17 * 60));
  await modules.invoiceActions.send(cast.staff, byStaff(note));
}

async function* sendAndBePaid(stage: Stage, wish: Wish, note: InvoiceDetail): AsyncGenerator<Date, void> {
  if (wish.roll.chance(0.9)) yield* send(stage, wish, note);
  yield* bePaid(stage, wish, note);
}

/** The money comes around the due date, never before that many business days after the issue. */
async function* bePaid(stage: Stage, wish: Wish, note: InvoiceDetail, earliest = 4): AsyncGenerator<Date, void> {
  const issued = note.issue_date ?? wish.date;
  const days = wish.roll.chance(0.75) ? wish.roll.between(-4, 0) : wish.roll.between(2, 40);
  const wanted = businessDayOnOrAfter(addDays(note.due_date ?? addDays(issued, 30), days));
  const first = workdaysAfter(issued, earliest);
  yield* receive(stage, wish, note, { date: wanted > first ? wanted : first, amount: note.net_amount });
}

type DemoPayment = Pick<PaymentForm, 'date' | 'amount'> & Partial<PaymentForm>;

async function* receive({ modules, cast }: Stage, { roll }: Wish, invoice: InvoiceDetail, payment: DemoPayment) {
  yield at(payment.date, roll.between(10 * 60, 18 * 60));
  await modules.payments.record(cast.staff, byStaff(invoice), { ...paymentForm.cast(payment), version: null });
}

async function* askToCancel(stage: Stage, wish: Wish): AsyncGenerator<Date, InvoiceDetail> {
  const issued = yield* issue(stage, wish, yield* request(stage, wish), 1);
  yield clock(wish, 4);
  const target = { ...byStaff(issued), scope: memberScope(wish.asker), by: 'doctor' } as const;
  const justification = 'O hospital pediu o cancelamento: o plantão foi transferido para outro médico.';
  await stage.modules.withdrawals.askCancellation(wish.asker, target, { reason: '2', justification, version: null });
  return issued;
}

const system = systemActor('demo');
const byStaff = ({ id }: { id: number }) => ({ id, scope: 'every_company', by: 'staff' }) as const;
const bySystem = ({ id }: { id: number }) => ({ id, scope: 'every_company', by: 'system' }) as const;

/** In office hours, that many days after the request. */
const clock = ({ date, roll }: Wish, days: number, minutes = roll.between(9 * 60, 16 * 60)): Date => at(workdaysAfter(date, days), minutes);

const formOf = ({ client_id, competence, due_date, gross_amount, description, service_place_ibge, notes }: InvoiceDetail) => ({
  client_id,
  competence,
  due_date: due_date ?? null,
  gross_amount,
  description,
  service_place_ibge: service_place_ibge ?? null,
  notes: notes ?? null,
});

/** What staff asks, and what the doctor answers. */
const QUESTIONS = [
  ['O hospital pede o número do pedido de compra na discriminação. Qual é?', 'Pedido 4500127733.'],
  ['Faltou dizer em quais dias foram os plantões.', 'Foram os plantões de domingo à noite, conforme a escala.'],
  [
    'O valor não bate com o demonstrativo da operadora. Pode conferir?',
    'Conferi: o valor da solicitação está certo, o demonstrativo saiu sem o último atendimento.',
  ],
] as const;

/** What the emitter says when it refuses. */
const REJECTIONS = [
  { code: 'E0207', message: 'Inscrição municipal do prestador não encontrada no cadastro do município.' },
  { code: 'E0310', message: 'Código de tributação nacional não administrado pelo município na competência informada.' },
] as const;

/** What doctors write to the staff beside a request. */
const NOTES = [
  'Preciso desta nota até sexta-feira.',
  'Favor citar a escala do mês na discriminação.',
  'O financeiro do hospital mudou de e-mail, já atualizei no cadastro.',
] as const;
