import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { ownRequest } from '@esteto/contract/duty/own-request';
import { shiftClock } from '@esteto/contract/duty/shift-clock';
import { shiftRequest } from '@esteto/contract/duty/shift-request';
import { unit } from '@esteto/contract/duty/unit';
import { defaultGroupRules, type GroupRules } from '@esteto/domain/duty/management-group/group-rules';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { unitSample } from '../../unit/unit.examples.ts';
import { shiftSample } from '../duty-shift.examples.ts';
import { proposalSample } from './shift-request.examples.ts';

// The clock of the tests stands at 2026-11-20T15:00Z, a Friday.

const api = await testApp();

/** Three doctors of one group, each with a night of their own in the same week, published. */
const place = async (rules: Partial<GroupRules> = {}) => {
  const group = await api.make.group({ rules: { ...defaultGroupRules(), ...rules } });
  const manager = await api.make.manager(group);
  const company = await api.make.company();
  const here = { group_id: group.id };
  const as = { as: manager };
  const { id: unit_id } = await api.ask(unit.create, { ...here, body: unitSample() }, as);
  const doctors: TestPerson[] = [];
  for (let index = 0; index < 3; index += 1) {
    const doctor = await api.make.partner(company);
    await api.sql(`update users set flags = '["docplantao"]' where id = $1`, [doctor.id]);
    await api.make.accredit(doctor, group, company);
    doctors.push(doctor);
  }
  const [ana, bia, caio] = doctors as [TestPerson, TestPerson, TestPerson];
  const changes = doctors.map((doctor, index) => ({
    id: null,
    version: null,
    shift: shiftSample(unit_id, { starts_on: `2026-12-0${index * 2 + 2}`, professional_id: doctor.id }),
  }));
  await api.ask(dutyShift.step, { ...here, body: { kind: 'change', changes, reason: null } }, as);
  const window = { from: '2026-12-01', to: '2026-12-31', unit_id: null, sector_id: null };
  await api.ask(dutyShift.publish, { ...here, body: { ...window, reason: 'Escala' } }, as);
  const read = async () => (await api.ask(dutyShift.schedule, { ...here, ...window }, as)).shifts;
  const shifts = await read();
  const shiftOf = (who: TestPerson) => shifts.find(({ professional_id }) => professional_id === who.id)?.id ?? 0;
  const own = { company_id: company.id };
  const propose = (who: TestPerson, given: Parameters<typeof proposalSample>[1]) =>
    api.call(ownRequest.propose, { ...own, body: proposalSample(shiftOf(who), given) }, { as: who });
  const accept = (who: TestPerson, id: number, version: number) =>
    api.call(ownRequest.accept, { ...own, id, body: { version } }, { as: who });
  const seen = async (who: TestPerson, id: number) => api.ask(ownRequest.detail, { ...own, id }, { as: who });
  const holders = async () => (await read()).map(({ professional_id, status }) => [professional_id, status]);
  return { group, manager, company, here, as, own, ana, bia, caio, read, shiftOf, propose, accept, seen, holders };
};

const errorsOf = (answer: { error?: unknown }) => answer.error as { message: string; errors?: Record<string, string[]> };

test('a swap holds both shifts until the coordination approves it, and then each has the other one', async () => {
  const { ana, bia, caio, propose, accept, holders, shiftOf, here, as, seen } = await place();
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  expect(await holders()).toEqual([
    [ana.id, 'in_swap'],
    [bia.id, 'published'],
    [caio.id, 'published'],
  ]);
  expect((await accept(ana, made.id, 1)).status).toBe(422);
  expect((await accept(caio, made.id, 1)).status).toBe(404);
  expect((await accept(bia, made.id, 1)).status).toBe(204);
  expect((await holders()).map(([, status]) => status)).toEqual(['in_swap', 'in_swap', 'published']);
  const waiting = await api.ask(shiftRequest.waiting, here, as);
  expect(waiting.count).toBe(1);
  expect((await api.call(shiftRequest.approve, { ...here, id: made.id, body: { version: 2, reason: null } }, as)).status).toBe(204);
  expect(await holders()).toEqual([
    [bia.id, 'taken'],
    [ana.id, 'taken'],
    [caio.id, 'published'],
  ]);
  expect(await seen(ana, made.id)).toMatchObject({ status: 'approved', legs: [{ from_name: ana.name, to_name: bia.name }, {}] });
  expect((await api.call(shiftRequest.undo, { ...here, id: made.id, body: { version: 3, reason: 'Engano' } }, as)).status).toBe(204);
  expect((await holders()).map(([who]) => who)).toEqual([ana.id, bia.id, caio.id]);
});

test('where the group asks for no approval the last word given makes the swap', async () => {
  const { ana, bia, propose, accept, holders, shiftOf, seen } = await place({ swap_needs_approval: false });
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  expect((await accept(bia, made.id, 1)).status).toBe(204);
  expect((await holders()).slice(0, 2)).toEqual([
    [bia.id, 'taken'],
    [ana.id, 'taken'],
  ]);
  expect((await seen(bia, made.id)).status).toBe('approved');
});

test('a chain of three waits for both others, and every shift goes one further', async () => {
  const { ana, bia, caio, propose, accept, holders, shiftOf, seen } = await place({ swap_needs_approval: false });
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia), third_shift_id: shiftOf(caio) });
  expect((await accept(bia, made.id, 1)).status).toBe(204);
  expect(await seen(ana, made.id)).toMatchObject({ status: 'proposed', accepted_ids: [bia.id] });
  expect((await accept(caio, made.id, 2)).status).toBe(204);
  expect((await holders()).map(([who]) => who)).toEqual([caio.id, ana.id, bia.id]);
});

test('nobody joins a chain twice, or one that is over: no shift is held for nothing', async () => {
  const { ana, bia, caio, propose, accept, holders, shiftOf, own } = await place();
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia), third_shift_id: shiftOf(caio) });
  await accept(bia, made.id, 1);
  expect((await accept(bia, made.id, 2)).status).toBe(422);
  expect((await api.call(ownRequest.cancel, { ...own, id: made.id, body: { version: 2 } }, { as: ana })).status).toBe(204);
  for (const late of [bia, caio]) expect((await accept(late, made.id, 3)).status).toBe(422);
  expect((await holders()).map(([, status]) => status)).toEqual(['published', 'published', 'published']);
});

test('an acceptance is taken back until the approval, and the shift of who gave it is free again', async () => {
  const { ana, bia, propose, accept, holders, shiftOf, own, here, as } = await place();
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  await accept(bia, made.id, 1);
  expect((await api.call(ownRequest.withdraw, { ...own, id: made.id, body: { version: 2 } }, { as: bia })).status).toBe(204);
  expect((await holders()).slice(0, 2)).toEqual([
    [ana.id, 'in_swap'],
    [bia.id, 'published'],
  ]);
  expect((await api.call(shiftRequest.approve, { ...here, id: made.id, body: { version: 3, reason: null } }, as)).status).toBe(422);
  expect((await api.call(ownRequest.cancel, { ...own, id: made.id, body: { version: 3 } }, { as: ana })).status).toBe(204);
  expect((await holders())[0]).toEqual([ana.id, 'published']);
});

test('a colleague proposes something else, and who asked first says yes or lets it be', async () => {
  const { ana, bia, propose, accept, shiftOf, own, seen } = await place();
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  const countered = await api.call(
    ownRequest.counter,
    { ...own, id: made.id, body: { version: 1, to_shift_id: null, value_difference: 20_000, justification: 'É feriado' } },
    { as: bia },
  );
  expect(countered.status).toBe(204);
  expect(await seen(ana, made.id)).toMatchObject({ status: 'counter_proposed', value_difference: 20_000, accepted_ids: [bia.id] });
  expect((await accept(bia, made.id, 2)).status).toBe(422);
  expect((await accept(ana, made.id, 2)).status).toBe(204);
  expect((await seen(ana, made.id)).status).toBe('awaiting_coordination');
  const back = (who: TestPerson, version: number) => api.call(ownRequest.withdraw, { ...own, id: made.id, body: { version } }, { as: who });
  expect((await back(ana, 3)).status).toBe(204);
  expect(await seen(ana, made.id)).toMatchObject({ status: 'counter_proposed', accepted_ids: [bia.id] });
  expect((await accept(ana, made.id, 4)).status).toBe(204);
  // Without the colleague's word it waits for them, and not for who asked first.
  expect((await back(bia, 5)).status).toBe(204);
  expect(await seen(ana, made.id)).toMatchObject({ status: 'proposed', accepted_ids: [] });
  expect((await accept(ana, made.id, 6)).status).toBe(422);
});

test('a coverage is for whoever of the group can: the first gets it, and who is busy is told why not', async () => {
  const { ana, bia, caio, propose, accept, holders, seen, here, as, group, own } = await place({ swap_needs_approval: false });
  const { body: made } = await propose(ana, { type: 'coverage' });
  const asked = await api.sql<{ user_id: string }>(`select user_id from notices where kind = 'shift_request.asked' and user_id = any($1)`, [
    [ana.id, bia.id, caio.id],
  ]);
  expect(new Set(asked.map(({ user_id }) => user_id))).toEqual(new Set([String(bia.id), String(caio.id)]));
  await api.sql(`update accreditations set status = 'suspended' where professional_id = $1 and group_id = $2`, [caio.id, group.id]);
  expect((await accept(caio, made.id, 1)).status).toBe(404);
  expect((await accept(bia, made.id, 1)).status).toBe(204);
  expect((await holders())[0]).toEqual([bia.id, 'taken']);
  expect((await seen(bia, made.id)).status).toBe('approved');
  const history = await api.ask(ownRequest.history, { ...own, id: made.id }, { as: ana });
  expect(history.map(({ label }) => label)).toEqual(['Solicitação aprovada', 'Solicitação aceita', 'Solicitação feita']);
  expect(history.at(-1)?.changes).toContainEqual({ path: 'type', label: 'Tipo', old: 'vazio', new: 'Cobertura' });
  expect((await api.ask(shiftRequest.waiting, here, as)).count).toBe(0);
});

test('what the rules of the group ask for is asked for: words, and so many hours before', async () => {
  const { ana, bia, propose, shiftOf } = await place({ justification_required: true, swap_cutoff_hours: 24 * 14 });
  const silent = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  expect(errorsOf(silent).errors).toEqual({ justification: ['Justificativa: o grupo pede que você explique.'] });
  const late = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia), justification: 'Viagem' });
  expect(errorsOf(late).errors).toEqual({
    from_shift_id: ['O grupo aceita mudanças até 336 horas antes do plantão. Fale com a coordenação.'],
  });
});

test('a colleague who may not take the shift is not asked, and nobody is told why', async () => {
  const { ana, bia, propose, shiftOf, company } = await place();
  const other = await api.make.group();
  const manager = await api.make.manager(other);
  await api.make.accredit(bia, other, company);
  const { id: unit_id } = await api.ask(unit.create, { group_id: other.id, body: unitSample() }, { as: manager });
  const changes = [{ id: null, version: null, shift: shiftSample(unit_id, { starts_on: '2026-12-02', professional_id: bia.id }) }];
  await api.ask(dutyShift.step, { group_id: other.id, body: { kind: 'change', changes, reason: null } }, { as: manager });
  const window = { from: '2026-12-01', to: '2026-12-31', unit_id: null, sector_id: null };
  await api.ask(dutyShift.publish, { group_id: other.id, body: { ...window, reason: 'Escala' } }, { as: manager });
  const refused = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  expect(errorsOf(refused).errors).toEqual({ to_shift_id: ['Este colega não pode assumir o plantão neste horário.'] });
});

test('days off leave the shifts of these days open, and keep the person from new ones', async () => {
  const { ana, here, as, own, holders, read } = await place();
  const body = { starts_on: '2026-12-01', ends_on: '2026-12-03', justification: 'Congresso' };
  const { id } = await api.ask(ownRequest.askDayOff, { ...own, id: here.group_id, body }, { as: ana });
  expect((await api.ask(shiftRequest.detail, { ...here, id }, as)).freed).toMatchObject([{ starts_on: '2026-12-02' }]);
  await api.ask(shiftRequest.approveDayOff, { ...here, id, body: { version: 1, reason: null } }, as);
  expect((await holders())[0]).toEqual([null, 'open']);
  const [hole] = await read();
  if (!hole) throw new Error('no hole');
  const back = await api.call(
    dutyShift.step,
    {
      ...here,
      body: {
        kind: 'change',
        changes: [
          { id: hole.id, version: hole.version, shift: { ...shiftSample(hole.unit_id), starts_on: '2026-12-02', professional_id: ana.id } },
        ],
        reason: 'Falta gente',
      },
    },
    as,
  );
  expect(errorsOf(back).errors).toEqual({ 'changes.0': ['Está de folga neste dia.'] });
});

test('a day off given in the name of somebody frees their shifts and tells them; taken back, it binds nobody any more', async () => {
  const { ana, here, as, holders, seen, read } = await place();
  const days = { professional_id: ana.id, starts_on: '2026-12-02', ends_on: '2026-12-03' };
  expect(await api.ask(shiftRequest.freed, { ...here, ...days }, as)).toMatchObject([{ starts_on: '2026-12-02' }]);
  const body = { ...days, justification: 'Atestado por telefone' };
  const late = await api.call(shiftRequest.grantDayOff, { ...here, body: { ...body, starts_on: '2026-11-19' } }, as);
  expect(errorsOf(late).errors).toEqual({ starts_on: ['De: escolha um dia a partir de hoje.'] });
  const { id } = await api.ask(shiftRequest.grantDayOff, { ...here, body }, as);
  expect((await holders())[0]).toEqual([null, 'open']);
  expect(await seen(ana, id)).toMatchObject({ status: 'approved', decision_reason: 'Atestado por telefone' });
  const [told] = await api.sql(`select title from notices where user_id = $1 and kind = 'shift_request.answered'`, [ana.id]);
  expect(told).toEqual({ title: 'Folga: dada pela coordenação' });
  const [hole] = await read();
  if (!hole) throw new Error('no hole');
  const shift = { ...shiftSample(hole.unit_id), starts_on: '2026-12-02', professional_id: ana.id };
  const change = { kind: 'change' as const, changes: [{ id: hole.id, version: hole.version, shift }], reason: 'Voltou' };
  expect((await api.call(dutyShift.step, { ...here, body: change }, as)).status).toBe(422);
  await api.ask(shiftRequest.undoDayOff, { ...here, id, body: { version: 2, reason: 'Voltou antes' } }, as);
  expect((await seen(ana, id)).status).toBe('undone');
  expect((await api.call(dutyShift.step, { ...here, body: change }, as)).status).toBe(200);
});

test('nobody gets a day off in a group that does not know them', async () => {
  const { here, as } = await place();
  const { ana: foreign } = await place();
  const body = { professional_id: foreign.id, starts_on: '2026-12-02', ends_on: '2026-12-03', justification: null };
  expect((await api.call(shiftRequest.grantDayOff, { ...here, body }, as)).status).toBe(404);
});

test('what nobody decides on in time ends by itself, and gives back what it held', async () => {
  const { ana, bia, propose, accept, holders, shiftOf, seen } = await place();
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  await accept(bia, made.id, 1);
  await api.sql(`update shift_requests set expires_at = '2026-11-20T14:59:00Z' where id = $1`, [made.id]);
  await api.modules.shiftRequests.expire('test');
  expect((await seen(ana, made.id)).status).toBe('expired');
  expect((await holders()).slice(0, 2)).toEqual([
    [ana.id, 'published'],
    [bia.id, 'published'],
  ]);
});

test('a coordinator of other units has nothing to do with it, and a viewer decides nothing', async () => {
  const { ana, bia, propose, accept, shiftOf, here, as, group } = await place();
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  await accept(bia, made.id, 1);
  const { id: elsewhere } = await api.ask(unit.create, { ...here, body: unitSample() }, as);
  const coordinator = await api.make.manager(group, 'coordinator');
  await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [coordinator.id, [elsewhere]]);
  expect((await api.ask(shiftRequest.list, here, { as: coordinator })).items).toEqual([]);
  expect(
    (await api.call(shiftRequest.approve, { ...here, id: made.id, body: { version: 2, reason: null } }, { as: coordinator })).status,
  ).toBe(404);
  const viewer = await api.make.manager(group, 'viewer');
  expect((await api.call(shiftRequest.approve, { ...here, id: made.id, body: { version: 2, reason: null } }, { as: viewer })).status).toBe(
    403,
  );
});

test('what the clock should say is asked for, and its approval corrects it by the clock’s own rules, or does nothing', async () => {
  const { ana, own, here, as, shiftOf, seen } = await place();
  const id = shiftOf(ana);
  await api.sql(
    `update duty_shifts set starts_on = '2026-11-18', ends_on = '2026-11-19', start_at = '2026-11-18T22:00:00Z', end_at = '2026-11-19T10:00:00Z'
     where id = $1`,
    [id],
  );
  const times = { in_on: '2026-11-18', in_time: '19:20', out_on: '2026-11-19', out_time: '07:00' };
  const body = { ...times, justification: 'O celular ficou sem bateria' };
  const early = await api.call(
    ownRequest.askClock,
    { ...own, id, body: { ...body, out_on: '2026-11-18', out_time: '18:00' } },
    { as: ana },
  );
  expect(errorsOf(early).errors).toEqual({ out_time: ['A saída vem depois da entrada.'] });
  const asked = await api.ask(ownRequest.askClock, { ...own, id, body }, { as: ana });
  const detail = await api.ask(shiftRequest.detail, { ...here, id: asked.id }, as);
  expect(detail).toMatchObject({ type: 'clock_adjustment', clock: times, legs: [{ from_name: ana.name }] });
  const approval = { ...here, id: asked.id, body: { version: 1, reason: 'Confere' } };
  const statement = (to: string) => api.sql(to, [here.group_id, ana.id]);
  await statement(`insert into hours_statements (group_id, professional_id, month, status, title, text, lines, presented_by, presented_at, created_at, updated_at)
    values ($1, $2, '2026-11', 'waiting', 'Espelho', 'Texto', '[]', 'Gestora', now(), now(), now())`);
  expect((await api.call(shiftRequest.approveClock, approval, as)).status).toBe(422);
  expect((await seen(ana, asked.id)).status).toBe('awaiting_coordination');
  await statement('delete from hours_statements where group_id = $1 and professional_id = $2');
  expect((await api.call(shiftRequest.approveClock, approval, as)).status).toBe(204);
  expect(await api.sql('select status, in_at from duty_shifts where id = $1', [id])).toEqual([
    { status: 'done', in_at: new Date('2026-11-18T22:20:00Z') },
  ]);
  expect((await seen(ana, asked.id)).status).toBe('approved');
});

test('who has said yes in a chain of three takes it back before the third answers, and the other words stand', async () => {
  const { ana, bia, caio, propose, accept, holders, shiftOf, own, seen } = await place();
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia), third_shift_id: shiftOf(caio) });
  await accept(bia, made.id, 1);
  const back = (who: TestPerson, version: number) => api.call(ownRequest.withdraw, { ...own, id: made.id, body: { version } }, { as: who });
  expect((await back(caio, 2)).status).toBe(422);
  expect((await back(bia, 2)).status).toBe(204);
  expect(await seen(ana, made.id)).toMatchObject({ status: 'proposed', accepted_ids: [] });
  expect((await holders()).map(([, status]) => status)).toEqual(['in_swap', 'published', 'published']);
  await accept(caio, made.id, 3);
  await accept(bia, made.id, 4);
  expect((await seen(ana, made.id)).status).toBe('awaiting_coordination');
});

test('what is asked of a shift ends when the schedule gives it away, moves it or calls it off, and gives back what it held', async () => {
  const { ana, bia, caio, propose, holders, shiftOf, here, as, read, seen, accept } = await place();
  const change = async (id: number, given: object | null) => {
    const row = (await read()).find((one) => one.id === id);
    if (!row) throw new Error('no such shift');
    const { unit_id, starts_on, professional_id, version } = row;
    const shift = given && { ...shiftSample(unit_id, { starts_on, professional_id }), ...given };
    await api.ask(dutyShift.step, { ...here, body: { kind: 'change', changes: [{ id, version, shift }], reason: 'Escala' } }, as);
  };
  const theirs = shiftOf(bia);
  for (const [given, how] of [
    [{ professional_id: caio.id }, 'given away'],
    [{ professional_id: bia.id }, 'given back'],
    [{ starts_at: '20:00' }, 'moved'],
    [null, 'called off'],
  ] as const) {
    if (how === 'given back') {
      await change(theirs, given);
      continue;
    }
    const { body: made } = await propose(ana, { type: 'swap', to_shift_id: theirs });
    await change(theirs, given);
    expect([how, await seen(ana, made.id)]).toEqual([
      how,
      expect.objectContaining({ status: 'refused', decision_reason: 'O plantão mudou ou saiu da escala.' }),
    ]);
    expect((await holders())[0]).toEqual([ana.id, 'published']);
    expect((await accept(bia, made.id, 2)).status).toBe(422);
  }
  const told = await api.sql(`select 1 from notices where title = 'Solicitação encerrada' and user_id = $1`, [ana.id]);
  expect(told).toHaveLength(3);
});

test('of two who ask for the same shift one gets it, and the other’s request ends with their shift given back', async () => {
  const { ana, bia, caio, propose, accept, holders, shiftOf, here, as, seen } = await place();
  const { body: first } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  const { body: second } = await propose(caio, { type: 'swap', to_shift_id: shiftOf(bia) });
  await accept(bia, first.id, 1);
  await api.ask(shiftRequest.approve, { ...here, id: first.id, body: { version: 2, reason: null } }, as);
  expect(await holders()).toEqual([
    [bia.id, 'taken'],
    [ana.id, 'taken'],
    [caio.id, 'published'],
  ]);
  expect(await seen(caio, second.id)).toMatchObject({ status: 'refused', decision_reason: 'O plantão passou a outra pessoa.' });
});

test('a shift that begins is in no request any more', async () => {
  const { ana, bia, propose, shiftOf, own, seen } = await place({ swap_cutoff_hours: 0 });
  const { body: made } = await propose(ana, { type: 'swap', to_shift_id: shiftOf(bia) });
  await api.sql(`update duty_shifts set start_at = '2026-11-20T15:10:00Z', end_at = '2026-11-21T03:10:00Z' where id = $1`, [shiftOf(ana)]);
  const body = { kind: 'in' as const, kept_at: null, distance_meters: null };
  await api.ask(shiftClock.punch, { ...own, id: shiftOf(ana), body }, { as: ana });
  expect(await seen(ana, made.id)).toMatchObject({ status: 'refused', decision_reason: 'O plantão já começou.' });
});
