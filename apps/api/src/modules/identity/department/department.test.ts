import { department } from '@esteto/contract/identity/department';
import { analyst } from '@esteto/contract/office/analyst';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { analystSample } from '../../office/analyst/analyst.examples.ts';
import { departmentSample, newDepartment } from './department.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = { as: scene.master };

test('a name is a department once, whatever its accents and capitals', async () => {
  const { name } = await newDepartment(scene);
  const again = await api.call(department.create, { body: { ...departmentSample(), name: name.toUpperCase() } }, as);
  expect(again).toMatchObject({ status: 422, error: { errors: { name: ['Já existe um setor com este nome.'] } } });
});

test('its model of permissions lets see what it lets change', async () => {
  const { id } = await newDepartment(scene);
  expect((await api.ask(department.detail, { id }, as)).grants).toEqual([
    'billing.accounts_receivable:view',
    'billing.accounts_receivable:edit',
    'boletos:view',
  ]);
});

test('goes only when nobody is in it any longer', async () => {
  const { id, name } = await newDepartment(scene);
  const person = await api.ask(analyst.create, { body: { ...analystSample(), department_id: id } }, as);
  expect((await api.ask(department.list, { search: name }, as)).items).toMatchObject([{ id, people_count: 1, grants_count: 3 }]);
  expect(await api.call(department.remove, { id }, as)).toMatchObject({
    status: 422,
    error: { errors: { id: ['Este setor tem 1 pessoa. Mude-as de setor antes de excluir.'] } },
  });
  const { email: _, ...form } = analystSample();
  await api.ask(analyst.update, { id: person.id, body: { ...form, version: person.version } }, as);
  expect((await api.call(department.remove, { id }, as)).status).toBe(204);
  expect((await api.call(department.detail, { id }, as)).status).toBe(404);
});

test('is kept by who may, and deleted by who may delete', async () => {
  const { id } = await newDepartment(scene);
  const editor = await api.make.analyst([granted('advanced.departments', 'view', 'edit')]);
  expect((await api.call(department.detail, { id }, { as: editor })).status).toBe(200);
  expect((await api.call(department.remove, { id }, { as: editor })).status).toBe(403);
});
