import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { qualification } from '@esteto/contract/duty/qualification';
import { ruleEffect } from '@esteto/contract/duty/rule-effect';
import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';
import { expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { qualificationSample } from '../../qualification/qualification.examples.ts';
import { newUnit } from '../../unit/unit.examples.ts';
import { shiftSample } from '../duty-shift.examples.ts';

// The clock of the tests stands at 2026-11-20T15:00Z, a Friday.

const api = await testApp();

/** Two doctors: the first has a night with ten hours of rest before the next day, the second a night alone; and a place that is open. */
const planned = async () => {
  const scene = await newScene(api);
  const { group, manager, company } = scene;
  const { id: unit_id } = await newUnit(scene);
  const other = await api.make.partner(company);
  const [first, second] = [scene.partner, other];
  for (const one of [first, second]) await api.make.accredit(one, group, company);
  const here = { group_id: group.id };
  const shift = (starts_on: string, starts_at: string, ends_at: string, professional_id: number | null) => ({
    id: null,
    version: null,
    shift: shiftSample(unit_id, { starts_on, starts_at, ends_at, professional_id }),
  });
  const changes = [
    shift('2026-12-01', '21:00', '07:00', first.id),
    shift('2026-12-02', '18:30', '22:00', first.id),
    shift('2026-12-05', '19:00', '07:00', second.id),
    shift('2026-12-06', '19:00', '07:00', null),
    shift('2026-11-19', '07:00', '19:00', second.id),
  ];
  await api.ask(dutyShift.step, { ...here, body: { kind: 'change', changes, reason: 'Combinado' } }, { as: manager });
  const rules = (given: object) =>
    api.ask(ruleEffect.rules, { ...here, body: { rules: { ...defaultGroupRules(), ...given } } }, { as: manager });
  const ofQualification = (body: object) =>
    api.ask(ruleEffect.qualification, { ...here, body: { ...qualificationSample(), ...body } as never }, { as: manager });
  return { scene, here, rules, ofQualification, unit_id, first, second };
};

test('a longer rest is told with the shifts that it touches, before anything is saved; what is over and what is open is not weighed', async () => {
  const { rules } = await planned();
  expect(await rules({})).toMatchObject({ weighed: 3, changed: 0, shifts: [], until: '2027-02-19' });
  const longer = await rules({ min_rest_minutes: 720 });
  expect(longer).toMatchObject({ weighed: 3, changed: 2 });
  expect(longer.shifts.map(({ starts_on, come, gone }) => [starts_on, come.map(({ rule }) => rule), gone])).toEqual([
    ['2026-12-01', ['rest'], []],
    ['2026-12-02', ['rest'], []],
  ]);
});

test('what becomes obligatory blocks whoever lacks it; a qualification of another group is none', async () => {
  const { ofQualification, unit_id, scene } = await planned();
  const everywhere = await ofQualification({ name: 'ACLS', obligation: 'everywhere', qualification_id: null });
  expect(everywhere).toMatchObject({ changed: 3 });
  expect(everywhere.shifts[0]?.come).toMatchObject([{ rule: 'qualification', severity: 'block', message: 'Falta ACLS.' }]);
  expect(await ofQualification({ obligation: 'units', unit_ids: [unit_id], qualification_id: null })).toMatchObject({ changed: 3 });
  expect(await ofQualification({ obligation: 'named', qualification_id: null })).toMatchObject({ changed: 0 });
  expect(await ofQualification({ obligation: 'everywhere', qualification_id: null, is_active: false })).toMatchObject({ changed: 0 });
  const group = await api.make.group();
  const admin = await api.make.manager(group);
  const foreign = await api.ask(qualification.create, { group_id: group.id, body: qualificationSample() }, { as: admin });
  const answer = await api.call(
    ruleEffect.qualification,
    { group_id: scene.group.id, body: { ...qualificationSample(), qualification_id: foreign.id } },
    { as: scene.manager },
  );
  expect(answer.status).toBe(404);
});
