import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { qualification } from '@esteto/contract/duty/qualification';
import { unit } from '@esteto/contract/duty/unit';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { unitSample } from '../unit/unit.examples.ts';
import { qualificationSample } from './qualification.examples.ts';

const api = await testApp();
const group = await api.make.group();
const here = { group_id: group.id };
const as = { as: await api.make.manager(group) };
const create = (body: object) => api.call(qualification.create, { ...here, body: { ...qualificationSample(), ...body } }, as);

test('an administrator makes and changes one by the version seen; a coordinator reads it', async () => {
  const { body: made } = await create({});
  expect(made).toMatchObject({ obligation: 'named', unit_ids: [], unit_names: null, requires_document: true, is_active: true });
  const one = { ...here, id: made.id };
  const body = { ...qualificationSample(), kind: 'training' as const, obligation: 'everywhere' as const, version: 1 };
  const coordinator = { as: await api.make.manager(group, 'coordinator') };
  expect((await api.call(qualification.update, { ...one, body }, coordinator)).status).toBe(403);
  expect(await api.ask(qualification.update, { ...one, body }, as)).toMatchObject({ obligation: 'everywhere', version: 2 });
  expect((await api.call(qualification.update, { ...one, body }, as)).status).toBe(409);
  expect((await api.ask(qualification.detail, one, coordinator)).kind).toBe('training');
});

test('a name is one in the group; what was typed with an accent is found without', async () => {
  const { body: made } = await create({ name: 'Anestesiologia pediátrica', kind: 'specialty', is_active: false });
  expect((await create({ name: made.name })).error.errors).toEqual({ name: ['Já existe uma qualificação com este nome.'] });
  const found = async (input: object) => (await api.ask(qualification.list, { ...here, ...input }, as)).items.map(({ id }) => id);
  expect(await found({ search: 'pediatrica' })).toEqual([made.id]);
  expect(await found({ kind: 'specialty', state: 'inactive' })).toEqual([made.id]);
  expect((await api.ask(dutyShift.setup, here, as)).qualifications.map(({ id }) => id)).not.toContain(made.id);
});

test('asked in some units names them, and none of another group', async () => {
  const own = await api.ask(unit.create, { ...here, body: unitSample() }, as);
  const place = await api.make.group();
  const foreign = await api.ask(unit.create, { group_id: place.id, body: unitSample() }, { as: await api.make.manager(place) });
  const refused = { unit_ids: ['Unidades: escolha unidades deste grupo.'] };
  expect((await create({ obligation: 'units', unit_ids: [own.id, foreign.id] })).error.errors).toEqual(refused);
  expect((await create({ obligation: 'units' })).error.errors).toEqual({ unit_ids: ['Unidades: escolha pelo menos uma.'] });
  expect((await create({ obligation: 'units', unit_ids: [own.id] })).body).toMatchObject({ unit_ids: [own.id], unit_names: own.name });
});
