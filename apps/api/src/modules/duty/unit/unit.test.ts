import { unit } from '@esteto/contract/duty/unit';
import { describe, expect, test } from 'vitest';
import { newCnpj } from '../../../testing/documents.ts';
import { testApp } from '../../../testing/test-app.ts';
import { unitSample } from './unit.examples.ts';

const api = await testApp();
const group = await api.make.group();
const admin = await api.make.manager(group);
const as = { as: admin };
const here = { group_id: group.id };
const create = (body: object) => api.ask(unit.create, { ...here, body: { ...unitSample(), ...body } }, as);

test('a manager makes, changes and deletes a unit', async () => {
  const body = unitSample();
  const created = await api.ask(unit.create, { ...here, body }, as);
  expect(created).toMatchObject({ ...body, group_id: group.id, version: 1, is_active: true, address: null });
  const one = { ...here, id: created.id };

  const cnpj = newCnpj();
  const changed = await api.ask(unit.update, { ...one, body: { ...body, name: 'UPA Centro', cnpj, is_active: false, version: 1 } }, as);
  expect(changed).toMatchObject({ name: 'UPA Centro', cnpj, is_active: false, version: 2 });
  expect(await api.ask(unit.detail, one, as)).toEqual(changed);

  expect((await api.call(unit.remove, one, as)).status).toBe(204);
  for (const gone of [unit.detail, unit.remove]) expect((await api.call(gone, one, as)).status).toBe(404);
  expect((await api.call(unit.update, { ...one, body: { ...body, version: 2 } }, as)).status).toBe(404);
});

test('what was typed or pasted is stored bare', async () => {
  const stored = await create({ name: '  Hospital  ', phone: '(81) 99999-8888', email: ' Contato@Hospital.COM.BR ', cnes: '' });
  expect(stored).toMatchObject({ name: 'Hospital', phone: '81999998888', email: 'contato@hospital.com.br', cnes: null });
});

describe('the code', () => {
  test('is unique in the group, free again after deletion, and free in another group', async () => {
    const { id, code } = await create({});
    const taken = { code: ['Já existe uma unidade com este código.'] };
    const again = { ...here, body: { ...unitSample(), code } };
    expect(await api.call(unit.create, again, as)).toMatchObject({ status: 422, error: { errors: taken } });

    const other = await create({});
    const update = { ...here, id: other.id, body: { ...unitSample(), code, version: 1 } };
    expect(await api.call(unit.update, update, as)).toMatchObject({ status: 422, error: { errors: taken } });

    const elsewhere = await api.make.group();
    const manager = await api.make.manager(elsewhere);
    expect((await api.call(unit.create, { group_id: elsewhere.id, body: again.body }, { as: manager })).status).toBe(200);

    await api.call(unit.remove, { ...here, id }, as);
    expect((await api.call(unit.create, again, as)).status).toBe(200);
  });
});

test('is found by name, code or CNES without accents, and by type; never in another group', async () => {
  const place = await api.make.group();
  const manager = { as: await api.make.manager(place) };
  const make = (body: object) => api.ask(unit.create, { group_id: place.id, body: { ...unitSample(), ...body } }, manager);
  const sao = await make({ name: 'Hospital São Lucas', code: 'SL-1', cnes: '1234567' });
  const upa = await make({ name: 'Pronto Atendimento', code: 'PA-9', type: 'upa' });
  const found = async (input: object) => (await api.ask(unit.list, { group_id: place.id, ...input }, manager)).items.map(({ id }) => id);

  expect(await found({})).toEqual([sao.id, upa.id]);
  expect(await found({ search: 'sao lucas' })).toEqual([sao.id]);
  expect(await found({ search: 'LUCAS hospital' })).toEqual([sao.id]);
  expect(await found({ search: 'pa-9' })).toEqual([upa.id]);
  expect(await found({ search: '1234567' })).toEqual([sao.id]);
  expect(await found({ type: 'upa' })).toEqual([upa.id]);
  expect(await found({ search: 'lucas', type: 'upa' })).toEqual([]);
  expect(await found({ sort: '-name' })).toEqual([upa.id, sao.id]);
});

describe('a sector', () => {
  const ward = { name: 'UTI adulto', code: 'UTI-A', is_active: true };

  test('comes, changes and leaves with the form of its unit, each change told', async () => {
    const made = await create({ sectors: [ward, { ...ward, name: 'Pronto-socorro', code: 'PS' }] });
    const [first, second] = made.sectors;
    expect(made.sectors).toMatchObject([ward, { code: 'PS', geofence_radius_meters: null }]);
    const sectors = [
      { ...first, name: 'UTI geral', geofence_radius_meters: 80 },
      { ...ward, name: 'Centro cirúrgico', code: 'PS' },
    ];
    const { sectors: _sectors, ...form } = { ...unitSample(), code: made.code };
    const body = { ...form, sectors, version: 1 };
    const changed = await api.ask(unit.update, { ...here, id: made.id, body }, as);
    expect(changed.sectors).toMatchObject([
      { id: first?.id, name: 'UTI geral', geofence_radius_meters: 80 },
      { name: 'Centro cirúrgico', code: 'PS' },
    ]);
    const events = await api.sql<{ action: string }>(
      "select action from events where entity_type = 'unit_sector' and entity_id = any($1) order by id",
      [[first?.id, second?.id, changed.sectors[1]?.id]],
    );
    expect(events.map(({ action }) => action)).toEqual([
      'unit_sector.created',
      'unit_sector.created',
      'unit_sector.deleted',
      'unit_sector.edited',
      'unit_sector.created',
    ]);
    const [option] = (await api.ask(unit.options, here, as)).filter(({ id }) => id === made.id);
    expect(option?.sectors.map(({ code }) => code)).toEqual(['PS', 'UTI-A']);
  });

  test('has a code that no other of its unit has, and is of its unit', async () => {
    const twice = { ...here, body: { ...unitSample(), sectors: [ward, { ...ward, code: 'uti-a' }] } };
    expect((await api.call(unit.create, twice, as)).error.errors).toEqual({ sectors: ['Setores: cada código só pode aparecer uma vez.'] });
    const other = await create({ sectors: [ward] });
    const made = await create({ sectors: [] });
    const body = { ...unitSample(), code: made.code, sectors: other.sectors, version: 1 };
    expect((await api.call(unit.update, { ...here, id: made.id, body }, as)).status).toBe(422);
  });
});

test('whoever looks after some units sees no others, whatever they ask', async () => {
  const place = await api.make.group();
  const admin = { as: await api.make.manager(place) };
  const make = () => api.ask(unit.create, { group_id: place.id, body: unitSample() }, admin);
  const [own, other] = [await make(), await make()];
  for (const role of ['coordinator', 'viewer'] as const) {
    const person = await api.make.manager(place, role);
    await api.sql('update group_managers set unit_ids = $2 where user_id = $1', [person.id, [own.id]]);
    const by = { as: person };
    expect((await api.ask(unit.list, { group_id: place.id }, by)).items.map(({ id }) => id)).toEqual([own.id]);
    expect((await api.ask(unit.options, { group_id: place.id }, by)).map(({ id }) => id)).toEqual([own.id]);
    expect((await api.call(unit.detail, { group_id: place.id, id: other.id }, by)).status).toBe(404);
    await api.sql("update group_managers set unit_ids = '{}' where user_id = $1", [person.id]);
    api.forgetSession(person);
    expect((await api.ask(unit.list, { group_id: place.id }, by)).items).toEqual([]);
  }
});
