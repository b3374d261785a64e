import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { shiftAnnouncement } from '@esteto/contract/duty/shift-announcement';
import { shiftOffer } from '@esteto/contract/duty/shift-offer';
import { shiftRequest } from '@esteto/contract/duty/shift-request';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/factories.ts';
import { newScene, type Scene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { openWallet } from '../../accreditation/accreditation.examples.ts';
import { announced } from './announcement.examples.ts';

// The clock of the tests stands at 2026-11-20T15:00Z, a Friday.

const api = await testApp();

/** A group with some doctors; `offers` is what one of them is offered. */
const place = async (count: number) => {
  const scene: Scene = await newScene(api);
  const { company, group, manager } = scene;
  const doctors: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) {
    const doctor = await api.make.partner(company);
    await openWallet({ api, partner: doctor });
    await api.make.accredit(doctor, group, company);
    doctors.push(doctor);
  }
  const own = { company_id: company.id };
  const here = { group_id: group.id };
  const offers = (who: TestPerson) => api.ask(shiftOffer.list, own, { as: who });
  const take = (who: TestPerson, id: number, version: number) => api.call(shiftOffer.take, { ...own, id, body: { version } }, { as: who });
  const apply = (who: TestPerson, id: number) => api.call(shiftOffer.apply, { ...own, id, body: { justification: null } }, { as: who });
  const shift = (id: number) => api.ask(dutyShift.detail, { ...here, id }, { as: manager });
  return { scene, doctors, own, here, as: { as: manager }, offers, take, apply, shift };
};

test('the last place in a race goes to one of fifty who want it, and every other one hears that it is gone', async () => {
  const { scene, doctors, take, shift } = await place(50);
  const { id, version } = await announced(scene);
  const answers = await Promise.all(doctors.map((doctor) => take(doctor, id, version)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await shift(id)).toMatchObject({ status: 'taken', professional_id: expect.any(Number) });
});

test('a restricted place is for those it names, one by priority for all when its time has come, and none of it after it closes', async () => {
  const { scene, doctors, offers } = await place(2);
  const [ana, bia] = doctors as [TestPerson, TestPerson];
  const { id: restricted } = await announced(scene, { announcement_type: 'restricted', professional_ids: [ana.id] });
  const { id: first } = await announced(scene, { announcement_type: 'priority_auction', professional_ids: [ana.id], priority_hours: 12 });
  const idsOf = async (who: TestPerson) => (await offers(who)).map(({ id }) => id).toSorted((one, other) => one - other);
  expect(await idsOf(ana)).toEqual([restricted, first]);
  expect(await idsOf(bia)).toEqual([]);
  await api.sql(
    `update duty_shifts set announcement = jsonb_set(announcement, '{priority_until}', '"2026-11-20T14:00:00Z"') where id = $1`,
    [first],
  );
  expect(await idsOf(bia)).toEqual([first]);
  // Longer before it than any night of the examples is ahead.
  await api.sql(`update duty_shifts set announcement = jsonb_set(announcement, '{closes_hours}', '10000000') where id = $1`, [first]);
  expect(await idsOf(bia)).toEqual([]);
});

test('where the coordination chooses, it sees the candidates with what stands against each; whom it does not choose is told', async () => {
  const { scene, doctors, apply, take, here, as, shift, offers } = await place(2);
  const [ana, bia] = doctors as [TestPerson, TestPerson];
  const { id, version } = await announced(scene, { choice: 'coordination' });
  expect((await take(ana, id, version)).status).toBe(422);
  expect((await apply(ana, id)).status).toBe(204);
  expect((await apply(ana, id)).status).toBe(422);
  expect((await apply(bia, id)).status).toBe(204);
  const detail = await api.ask(shiftAnnouncement.detail, { ...here, id }, as);
  expect(detail.applicants).toMatchObject([
    { name: ana.name, findings: [], status: 'awaiting_coordination' },
    { name: bia.name, findings: [] },
  ]);
  expect((await offers(ana))[0]?.application).toMatchObject({ status: 'awaiting_coordination' });
  const [first] = detail.applicants;
  await api.ask(shiftRequest.approve, { ...here, id: first?.request_id ?? 0, body: { version: 1, reason: null } }, as);
  expect(await shift(id)).toMatchObject({ status: 'taken', professional_id: ana.id });
  const after = await api.ask(shiftAnnouncement.detail, { ...here, id }, as);
  expect(after.applicants.map(({ status }) => status)).toEqual(['approved', 'refused']);
  const told = await api.sql(`select 1 from notices where title = 'Candidatura encerrada' and user_id = $1`, [bia.id]);
  expect(told).toHaveLength(1);
});

test('who is warned may apply but not take, and who is blocked may do neither', async () => {
  const { scene, doctors, offers, take, apply } = await place(1);
  const [ana] = doctors as [TestPerson];
  const { id, version } = await announced(scene);
  await api.sql(`update management_groups set rules = jsonb_set(rules, '{max_shift_minutes}', '600') where id = $1`, [scene.group.id]);
  expect(await offers(ana)).toMatchObject([{ id, answer: 'apply', findings: [{ rule: 'longest_shift' }] }]);
  expect((await take(ana, id, version)).status).toBe(422);
  expect((await apply(ana, id)).status).toBe(204);
  await api.sql(`update accreditations set valid_until = '2026-11-25' where professional_id = $1`, [ana.id]);
  expect(await offers(ana)).toMatchObject([{ id, answer: null }]);
});

test('a place that is filled in the schedule, or withdrawn, or whose time is over ends the applications', async () => {
  const { scene, doctors, apply, here, as, shift } = await place(2);
  const [ana, bia] = doctors as [TestPerson, TestPerson];
  const statusOf = async (id: number) =>
    (await api.ask(shiftAnnouncement.detail, { ...here, id }, as)).applicants.map(({ status }) => status);

  const filled = await announced(scene, { choice: 'coordination' });
  await apply(ana, filled.id);
  const { id, version, ...rest } = await shift(filled.id);
  const form = Object.fromEntries(
    [
      'unit_id',
      'sector_id',
      'title',
      'shift_type',
      'starts_on',
      'starts_at',
      'ends_at',
      'qualification_ids',
      'tag_ids',
      'value',
      'value_kind',
      'notes',
    ].map((key) => [key, rest[key as keyof typeof rest]]),
  );
  const change = { id, version, shift: { ...form, professional_id: bia.id } };
  await api.ask(dutyShift.step, { ...here, body: { kind: 'change', changes: [change], reason: null } as never }, as);
  expect(await statusOf(id)).toEqual(['refused']);

  const withdrawn = await announced(scene, { choice: 'coordination' });
  await apply(ana, withdrawn.id);
  await api.ask(shiftAnnouncement.withdraw, { ...here, id: withdrawn.id, body: { version: withdrawn.version } }, as);
  expect(await shift(withdrawn.id)).toMatchObject({ status: 'open' });
  expect(await statusOf(withdrawn.id)).toEqual(['refused']);

  const over = await announced(scene);
  await api.sql(`update duty_shifts set announcement = jsonb_set(announcement, '{closes_hours}', '10000000') where id = $1`, [over.id]);
  await api.modules.announcements.close('test');
  expect(await shift(over.id)).toMatchObject({ status: 'open' });
});
