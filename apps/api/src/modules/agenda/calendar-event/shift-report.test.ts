import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { invoice } from '@esteto/contract/billing/invoice';
import { sumOfShifts } from '@esteto/domain/agenda/calendar-event/shift-report';
import { expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { invoiceRequestSample } from '../../billing/invoice/testing/invoice-samples.ts';
import { doneShift, shiftNote } from '../../duty/duty-shift/shift-money/shift-money.examples.ts';
import { newEvent } from './calendar-event.examples.ts';

const api = await testApp();
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

const newMonth = async () => {
  const scene = await newScene(api);
  const [at, as] = [{ company_id: scene.company.id }, { as: scene.partner }];
  const client = await newClient(scene);
  const report = () => api.ask(calendarEvent.report, { ...at, ...NOVEMBER }, as);
  const body = (events: { id: number; occurrence_on: string | null }[]) => ({ ...invoiceRequestSample(client.id), events });
  return { scene, at, as, client, report, body };
};

test('hours by day, night, weekend and holiday, and what they are worth', async () => {
  const { scene, report } = await newMonth();
  await newEvent(scene, { starts_on: '2026-11-13', ends_on: '2026-11-14' });
  await newEvent(scene, { kind: 'personal', title: 'Terapia', value: null, value_kind: null });
  const [shift, ...others] = await report();
  expect(others).toEqual([]);
  expect(shift).toMatchObject({
    hours: { total: 720, day: 240, night: 480, weekend: 420, holiday: 0 },
    value: 150_000,
    money: 'to_invoice',
    is_over: true,
  });
});

test('a note is asked for shifts of a series and for one alone, each once; a note that is discarded frees them', async () => {
  const { scene, at, as, report, body } = await newMonth();
  const series = await newEvent(scene, { starts_on: '2026-11-02', ends_on: '2026-11-03', repeats: 'weekly', repeat_until: '2026-11-16' });
  const single = await newEvent(scene, { starts_on: '2026-11-05', ends_on: '2026-11-06' });
  const chosen = [
    { id: series.id, occurrence_on: '2026-11-02' },
    { id: series.id, occurrence_on: '2026-11-09' },
    { id: single.id, occurrence_on: null },
  ];
  const asked = await api.ask(calendarEvent.askInvoice, { ...at, body: body(chosen) }, as);
  const rows = await report();
  expect(rows.map(({ starts_on, money, invoice_id }) => [starts_on, money, invoice_id])).toEqual([
    ['2026-11-02', 'invoiced', asked.id],
    ['2026-11-05', 'invoiced', asked.id],
    ['2026-11-09', 'invoiced', asked.id],
    ['2026-11-16', 'to_invoice', null],
  ]);
  expect(sumOfShifts(rows)).toMatchObject({ invoiced: 450_000, to_invoice: 150_000 });
  const again = await api.call(calendarEvent.askInvoice, { ...at, body: body([{ id: single.id, occurrence_on: null }]) }, as);
  expect(again).toMatchObject({ status: 422, error: { message: expect.stringMatching(/já tem nota/) } });
  expect((await api.ask(invoice.list, at, as)).total).toBe(1);

  await api.modules.withdrawals.discard(
    systemActor('test'),
    { id: asked.id, scope: 'every_company', by: 'staff' },
    { reason: 'Em dobro', version: null },
  );
  expect((await report()).map(({ money }) => money)).toEqual(['to_invoice', 'to_invoice', 'to_invoice', 'to_invoice']);
});

test('forty shifts of a note cost no more statements than three', async () => {
  const { scene, at, as, body } = await newMonth();
  const series = await newEvent(scene, { starts_on: '2026-09-01', ends_on: '2026-09-02', repeats: 'daily' });
  const days = (count: number, month: string) =>
    Array.from({ length: count }, (_, index) => ({ id: series.id, occurrence_on: `2026-${month}-${String(index + 1).padStart(2, '0')}` }));
  const cost = async (events: { id: number; occurrence_on: string }[]) =>
    (await api.statementsOf(() => api.ask(calendarEvent.askInvoice, { ...at, body: body(events) }, as))).length;
  expect(await cost(days(30, '10'))).toBe(await cost(days(3, '09')));
});

test('an event of another company is none, and nothing is asked for', async () => {
  const { at, as, body } = await newMonth();
  const foreign = await newEvent(await newScene(api));
  expect((await api.call(calendarEvent.askInvoice, { ...at, body: body([{ id: foreign.id, occurrence_on: null }]) }, as)).status).toBe(404);
  expect((await api.ask(invoice.list, at, as)).total).toBe(0);
});

test('the report is a PDF too, and who sees no reports has neither', async () => {
  const { scene, at } = await newMonth();
  await newEvent(scene);
  const secretary = await api.make.employee(scene.company, [granted('calendar', 'view')]);
  const file = (who: typeof secretary) => api.call(calendarEvent.reportFile, { ...at, ...NOVEMBER, group: 'place' }, { as: who });
  expect((await file(scene.partner)).status).toBe(200);
  expect((await file(secretary)).status).toBe(403);
});

test('what is worked for a group that pays the company stands among its shifts, with its own money', async () => {
  const { scene, at, as, report, body } = await newMonth();
  const [first, second] = [await doneShift(scene), await doneShift(scene)];
  await newEvent(scene, { starts_on: '2026-11-05', ends_on: '2026-11-06' });
  const note = await shiftNote(scene, [first.id]);
  const duties = (await report()).filter(({ is_duty }) => is_duty);
  expect(Object.fromEntries(duties.map(({ id, money, invoice_id }) => [id, [money, invoice_id]]))).toEqual({
    [first.id]: ['invoiced', note.id],
    [second.id]: ['to_invoice', null],
  });
  expect(sumOfShifts(await report())).toMatchObject({ count: 3, worked: 450_000, to_invoice: 300_000 });
  // A shift of a group is none of the calendar's: no note is asked for it here.
  const asked = await api.call(calendarEvent.askInvoice, { ...at, body: body([{ id: 9_999_999, occurrence_on: null }]) }, as);
  expect(asked.status).toBe(404);
  // Through another company of theirs nothing of it is paid.
  const other = await api.make.company();
  await api.make.join(scene.partner, other, { is_owner: true });
  expect(await api.ask(calendarEvent.report, { company_id: other.id, ...NOVEMBER }, as)).toEqual([]);
});
