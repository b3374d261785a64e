import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { tag } from '@esteto/contract/duty/tag';
import { unit } from '@esteto/contract/duty/unit';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { shiftSample } from '../duty-shift/duty-shift.examples.ts';
import { unitSample } from '../unit/unit.examples.ts';
import { tagSample } from './tag.examples.ts';

const api = await testApp();
const group = await api.make.group();
const here = { group_id: group.id };
const as = { as: await api.make.manager(group, 'coordinator') };
const create = (body: object) => api.call(tag.create, { ...here, body: { ...tagSample(), ...body } }, as);

test('a coordinator makes, changes and deletes a tag; a viewer none', async () => {
  const made = (await create({})).body;
  const one = { ...here, id: made.id };
  const body = { ...tagSample(), name: 'Noite', color: 'purple' as const, is_active: false, version: 1 };
  expect(await api.ask(tag.update, { ...one, body }, as)).toMatchObject({ name: 'Noite', color: 'purple', is_active: false, version: 2 });
  expect((await api.call(tag.update, { ...one, body }, as)).status).toBe(409);
  const viewer = { as: await api.make.manager(group, 'viewer') };
  expect((await api.call(tag.remove, one, viewer)).status).toBe(403);
  expect((await api.call(tag.remove, one, as)).status).toBe(204);
  expect((await api.call(tag.detail, one, viewer)).status).toBe(404);
});

test('a tag that shifts bear is not deleted: it is said where it is, and it is deactivated instead', async () => {
  const { body: made } = await create({ name: 'Feriado' });
  const { id: unit_id } = await api.ask(unit.create, { ...here, body: unitSample() }, { as: await api.make.manager(group) });
  const shift = shiftSample(unit_id, { starts_on: '2026-12-25', tag_ids: [made.id] });
  const body = { kind: 'change' as const, changes: [{ id: null, version: null, shift }], reason: null };
  await api.ask(dutyShift.step, { ...here, body }, as);
  const one = { ...here, id: made.id };
  expect((await api.call(tag.remove, one, as)).error).toEqual({
    message: 'Esta tag está em 1 plantão, o último em 25/12/2026. Desative-a em Editar: ela sai das escolhas e fica onde está.',
    code: 'tag_in_use',
  });
  await api.ask(tag.update, { ...one, body: { ...tagSample(), name: 'Feriado', is_active: false, version: 1 } }, as);
  expect((await api.ask(dutyShift.setup, here, as)).tags).not.toContainEqual({ id: made.id, name: 'Feriado' });
});

test('a name is one of its kind in the group, free for another kind and again after deletion', async () => {
  const { body: made } = await create({ name: 'Trauma' });
  expect((await create({ name: 'Trauma' })).error.errors).toEqual({ name: ['Já existe uma tag com este nome para a mesma coisa.'] });
  expect((await create({ name: 'Trauma', scope: 'unit' })).status).toBe(200);
  await api.call(tag.remove, { ...here, id: made.id }, as);
  expect((await create({ name: 'Trauma' })).status).toBe(200);
});

test('is found without accents, by what it serves for and whether it is active, and offered while it is', async () => {
  const place = await api.make.group();
  const by = { as: await api.make.manager(place) };
  const make = (body: object) => api.ask(tag.create, { group_id: place.id, body: { ...tagSample(), ...body } }, by);
  const holiday = await make({ name: 'Plantão de réveillon' });
  const former = await make({ name: 'Mutirão', is_active: false });
  const senior = await make({ name: 'Sênior', scope: 'professional' });
  const found = async (input: object) => (await api.ask(tag.list, { group_id: place.id, ...input }, by)).items.map(({ id }) => id);
  expect(await found({})).toEqual([former.id, holiday.id, senior.id]);
  expect(await found({ search: 'reveillon' })).toEqual([holiday.id]);
  expect(await found({ scope: 'professional' })).toEqual([senior.id]);
  expect(await found({ state: 'inactive' })).toEqual([former.id]);
  expect((await api.ask(dutyShift.setup, { group_id: place.id }, by)).tags.map(({ id }) => id)).toEqual([holiday.id]);
});
