import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { scaleTemplate } from '@esteto/contract/duty/scale-template';
import { unit } from '@esteto/contract/duty/unit';
import { expect, test } from 'vitest';
import { testApp } from '../../../../testing/test-app.ts';
import { unitSample } from '../../unit/unit.examples.ts';
import { slotSample, templateSample } from './scale-template.examples.ts';

const api = await testApp();
const group = await api.make.group();
const as = { as: await api.make.manager(group, 'coordinator') };
const here = { group_id: group.id };
const admin = { as: await api.make.manager(group) };
const newUnit = async () => (await api.ask(unit.create, { ...here, body: unitSample() }, admin)).id;
const company = await api.make.company();
const doctor = await api.make.partner(company);
await api.make.accredit(doctor, group, company);

/** The week from Sunday, 20 December 2026, to the Saturday after Christmas. */
const christmas = { from: '2026-12-20', to: '2026-12-26' };

test('a template is shown as it comes, laid as drafts once, and taken back whole', async () => {
  const unit_id = await newUnit();
  const slots = [
    slotSample('MO', { default_professional_id: doctor.id, value: 100_000, value_kind: 'per_shift' }),
    slotSample('FR', { vacancies: 2 }),
  ];
  const { id } = await api.ask(scaleTemplate.create, { ...here, body: templateSample(unit_id, { slots, holiday_policy: 'skip' }) }, as);
  const one = { ...here, id, body: christmas };
  // Friday is Christmas.
  expect((await api.ask(scaleTemplate.preview, one, as)).map(({ outcome, holiday, shift }) => [shift.starts_on, outcome, holiday])).toEqual(
    [
      ['2026-12-21', 'comes', null],
      ['2026-12-25', 'skipped', 'Natal'],
      ['2026-12-25', 'skipped', 'Natal'],
    ],
  );
  const { step_id, added } = await api.ask(scaleTemplate.apply, one, as);
  expect(added).toBe(1);
  const window = { ...here, ...christmas, unit_id };
  expect((await api.ask(dutyShift.schedule, window, as)).shifts).toMatchObject([
    { status: 'draft', starts_on: '2026-12-21', professional_id: doctor.id, value: 100_000 },
  ]);
  expect((await api.call(scaleTemplate.apply, one, as)).error).toMatchObject({ code: 'nothing_to_apply' });
  expect((await api.ask(scaleTemplate.list, here, as)).items).toMatchObject([{ id, slots_count: 2, places_count: 3 }]);
  await api.ask(dutyShift.undo, { ...here, id: step_id }, as);
  expect((await api.ask(dutyShift.schedule, window, as)).shifts).toEqual([]);
});

test('whom it may not give a place is left out of it, with the reason, and the place comes as a hole', async () => {
  const unit_id = await newUnit();
  const slots = [
    slotSample('TU', { default_professional_id: doctor.id }),
    slotSample('TU', { starts_at: '20:00', default_professional_id: doctor.id }),
  ];
  const { id } = await api.ask(scaleTemplate.create, { ...here, body: templateSample(unit_id, { slots }) }, as);
  const places = await api.ask(scaleTemplate.preview, { ...here, id, body: christmas }, as);
  expect(places.map(({ shift, left_out }) => [shift.professional_id, left_out.length])).toEqual([
    [doctor.id, 0],
    [null, 1],
  ]);
  expect(places[1]?.left_out[0]).toMatch(/^Já tem plantão neste horário/);
});

test('a holiday may be dearer, and a second week comes in its turn', async () => {
  const unit_id = await newUnit();
  const slots = [slotSample('FR', { week: 2, value: 100_000, value_kind: 'per_shift' })];
  const body = templateSample(unit_id, {
    slots,
    weeks_count: 2,
    valid_from: '2026-12-13',
    holiday_policy: 'different_value',
    holiday_surcharge: 50,
  });
  const { id } = await api.ask(scaleTemplate.create, { ...here, body }, as);
  const places = await api.ask(scaleTemplate.preview, { ...here, id, body: { from: '2026-12-13', to: '2027-01-09' } }, as);
  expect(places.map(({ shift }) => [shift.starts_on, shift.value])).toEqual([
    ['2026-12-25', 150_000],
    ['2027-01-08', 100_000],
  ]);
});

test('nothing of another group, a week that it has, and a name of its own', async () => {
  const unit_id = await newUnit();
  const elsewhere = await api.make.group();
  const foreign = await api.ask(unit.create, { group_id: elsewhere.id, body: unitSample() }, { as: await api.make.manager(elsewhere) });
  const refusal = async (given: object) => {
    const { error } = await api.call(scaleTemplate.create, { ...here, body: templateSample(unit_id, given) }, as);
    return (error as { errors?: object }).errors;
  };
  const stolen = await api.call(scaleTemplate.create, { ...here, body: templateSample(foreign.id) }, as);
  expect(stolen.status).toBe(404);
  expect(await refusal({ slots: [slotSample('MO', { week: 2 })] })).toEqual({
    slots: ['Plantões: há um plantão em uma semana que o modelo não tem.'],
  });
  expect(await refusal({ slots: [] })).toEqual({ slots: ['Inclua pelo menos um plantão.'] });
  const body = templateSample(unit_id);
  await api.ask(scaleTemplate.create, { ...here, body }, as);
  expect(await refusal({ name: body.name })).toEqual({ name: ['Já existe um modelo com este nome.'] });
});
