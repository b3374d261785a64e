import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { shiftMoney } from '@esteto/contract/duty/shift-money';
import { ownRFactor, rFactor } from '@esteto/contract/month/r-factor';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newEvent } from '../../agenda/calendar-event/calendar-event.examples.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { invoiceRequestSample } from '../../billing/invoice/testing/invoice-samples.ts';
import { newInvoice, newRecurrence } from '../../billing/invoice/testing/invoice-scene.ts';
import { doneShift, shiftNoteSample } from '../../duty/duty-shift/shift-money/shift-money.examples.ts';

const api = await testApp();
const none = { count: 0, amount: 0 };

/** It opens this month, so that no payroll that counts is untold. */
const young = async () => {
  const company = await api.make.company({ opening_date: '2026-11-03' });
  const scene = await newScene(api, { company });
  const parts = async () => {
    const { plan } = await api.ask(rFactor.history, { id: company.id }, { as: scene.master });
    return Object.fromEntries(plan.map((month) => [month.competence, month.parts]));
  };
  return { scene, parts, mine: { company_id: company.id }, as: { as: scene.partner } };
};

test('a recurring note counts from the month that is still to be asked for, and not what a month has of it already', async () => {
  const { scene, parts } = await young();
  const recurrence = await newRecurrence(scene, { repeat_until: '2027-01' });
  const note = { count: 1, amount: 1_500_000 };
  const expected = { '2026-11': none, '2026-12': note, '2027-01': note, '2027-02': none };
  const by = async () => Object.fromEntries(Object.entries(await parts()).map(([month, { recurring }]) => [month, recurring]));
  expect(await by()).toMatchObject(expected);
  expect((await parts())['2026-11']).toMatchObject({ requested: 1_500_000, recurring: none, mean: 0 });
  await api.sql(`update invoice_recurrences set status = 'paused', next_competence = null, next_on = null where id = $1`, [recurrence.id]);
  expect(await by()).toMatchObject({ '2026-12': none, '2027-01': none });
});

test('shifts of the calendar count by their days and hours, but for private ones, and those whose taker has a note already', async () => {
  const { scene, parts, mine, as } = await young();
  const client = await newClient(scene);
  const weekly = { repeats: 'weekly', repeat_interval: 1, repeat_weekdays: ['TU'], repeat_count: 3 } as const;
  const series = { starts_on: '2026-12-15', ends_on: '2026-12-16', value: 10_000, value_kind: 'per_hour' };
  const { id } = await newEvent(scene, { ...series, ...weekly, client_id: client.id });
  await newEvent(scene, { starts_on: '2026-12-20', ends_on: '2026-12-21', visibility: 'private' });
  await newEvent(scene, { starts_on: '2026-12-21', ends_on: '2026-12-22', value: null, value_kind: null });
  const shifts = async () => {
    const { '2026-12': december, '2027-01': january } = await parts();
    return [december?.shifts, january?.shifts];
  };
  const twelveHours = 120_000;
  expect(await shifts()).toEqual([{ count: 3, amount: 3 * twelveHours }, none]);

  // One of them gets its note: the others still wait for theirs.
  const body = { ...invoiceRequestSample(client.id), competence: '2026-12', events: [{ id, occurrence_on: '2026-12-15' }] };
  await api.ask(calendarEvent.askInvoice, { ...mine, body }, as);
  expect(await shifts()).toEqual([{ count: 2, amount: 2 * twelveHours }, none]);

  // A note that names no shift may be for any of its taker.
  const { id: invoice_id } = await newInvoice(scene, client);
  await api.sql(`update invoices set competence = '2026-12' where id = $1`, [invoice_id]);
  expect(await shifts()).toEqual([none, none]);
  await api.sql(`update invoices set status = 'discarded' where id = $1`, [invoice_id]);
  expect(await shifts()).toEqual([{ count: 2, amount: 2 * twelveHours }, none]);
});

test('shifts of a schedule count for the company that the group pays, until their note', async () => {
  const { scene, parts, mine, as } = await young();
  const other = await newScene(api, { partner: scene.partner });
  const { id, starts_on, starts_at, ends_on, ends_at } = await doneShift(scene);
  const shifts = async () => (await parts())['2026-11']?.shifts;
  expect(await shifts()).toEqual({ count: 1, amount: 150_000 });
  const elsewhere = await api.ask(rFactor.history, { id: other.company.id }, { as: scene.master });
  expect(elsewhere.plan.every((month) => month.parts.shifts.count === 0)).toBe(true);

  // The same, which its doctor wrote down too.
  await newEvent(scene, { starts_on, starts_at, ends_on, ends_at, value: 999_999 });
  expect(await shifts()).toEqual({ count: 1, amount: 150_000 });
  await api.ask(shiftMoney.request, { ...mine, body: await shiftNoteSample(scene, [id]) }, as);
  expect(await shifts()).toEqual(none);
});

test('the doctor reads the same months as staff', async () => {
  const { scene, mine, as } = await young();
  await newEvent(scene, { starts_on: '2026-12-20', ends_on: '2026-12-21' });
  const { plan } = await api.ask(rFactor.history, { id: scene.company.id }, { as: scene.master });
  expect((await api.ask(ownRFactor.detail, mine, as)).plan).toEqual(plan);
  expect(plan[1]?.parts.shifts).toEqual({ count: 1, amount: 150_000 });
});
