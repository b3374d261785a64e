import { paymentForm } from '@esteto/domain/billing/payment/payment-form';
import { noteOfShifts } from '@esteto/domain/duty/duty-shift/shift-money';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { DemoCompany, DemoGroup } from '../../../../demo/demo-cast.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life, workdaysAfter } from '../../../../demo/demo-time.ts';

export const shiftMoneyLives = (stage: Stage): Life[] => [
  ...stage.cast.companies.map((company) => billed(stage, company)),
  ...stage.cast.groups.map((group) => budgeted(stage, group)),
];

/** How many shifts each of the two notes bills; the others are still to be invoiced. */
const BILLED = 2;

/** On the third a doctor asks for two notes of the month before; both are issued, and one is paid. */
async function* billed({ cast, modules, nextNumber, today }: Stage, company: DemoCompany): Life {
  const { shiftMoney, invoices, issuing, payments } = modules;
  const month = addCompetence(competenceOf(today), -1);
  const first = `${competenceOf(today)}-03`;
  yield at(first, 12 * 60);
  const { shifts, groups } = await shiftMoney.own(company.partner, { company_id: company.id, from: month, to: month });
  const group = groups.find(({ client, problem }) => client !== null && problem === null);
  const open = shifts.filter(({ money, group_id }) => money === 'to_invoice' && group_id === group?.id);
  const requested: { id: number }[] = [];
  for (const some of [open.slice(0, BILLED), open.slice(BILLED, 2 * BILLED)]) {
    const note = noteOfShifts(some.map((shift) => ({ ...shift, place: shift.unit_name, value: shift.worth })));
    if (!note.ok || !group?.client) return;
    const { competence, gross_amount, description, shifts: words } = note.value;
    const form = { competence, gross_amount, description, shifts: words, client_id: group.client.id };
    const rest = { due_date: null, service_place_ibge: null, notes: null, duty_shift_ids: some.map(({ id }) => id) };
    requested.push(await shiftMoney.request(company.partner, { body: { ...form, ...rest } }));
  }
  yield at(workdaysAfter(first, 2), 11 * 60);
  for (const { id } of requested) {
    const { version } = await invoices.detail('every_company', { id });
    const body = { version, number: nextNumber(company), verification_code: 'PLTE-2611', issue_date: null, access_key: null, reason: null };
    await issuing.issue(cast.staff, { id, body });
  }
  const paid = workdaysAfter(first, 9);
  yield at(paid, 15 * 60);
  const [note] = requested;
  if (!note) return;
  const { net_amount } = await invoices.detail('every_company', note);
  const money = paymentForm.cast({ date: paid, amount: net_amount });
  await payments.record(cast.staff, { ...note, scope: 'every_company', by: 'staff' }, { ...money, version: null });
  yield at(paid, 15 * 60 + 5);
  await shiftMoney.followNotes('demo');
}

/** What the first units of a group may spend: one has enough, of another it is short, and the others have none. */
async function* budgeted({ modules: { shiftMoney }, today }: Stage, { manager, units }: DemoGroup): Life {
  for (const ago of [-1, 0]) {
    const month = addCompetence(competenceOf(today), ago);
    yield at(`${addCompetence(month, -1)}-20`, 9 * 60);
    for (const [unit_id, amount] of [
      [units[0], 9_000_000],
      [units[1], 7_000_000],
    ] as const)
      if (unit_id !== undefined)
        await shiftMoney.setBudget(manager, { group_id: manager.group.group_id, body: { unit_id, month, amount } });
  }
}
