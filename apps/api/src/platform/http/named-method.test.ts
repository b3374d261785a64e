import { units } from '@esteto/contract/access';
import { put } from '@esteto/contract/endpoint';
import { object, text } from '@esteto/domain/shared/schema/fields';
import { afterAll, expect, test } from 'vitest';
import { object as answer, number, string } from 'yup';
import { buildApp } from '../../app.ts';
import { createModules } from '../../modules/modules.ts';
import { PDF } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { createCalls } from '../../testing/test-calls.ts';
import { createSessions } from '../../testing/test-sessions.ts';
import { bind } from './bind.ts';

// Form data travels by POST; `_method` names the method that was meant (docs/ARCHITECTURE.md). No endpoint of ours has a file and another method yet.

const photo = put('admin/manager/units/:id/photo', {
  summary: 'A foto da unidade.',
  who: units.edit,
  body: object({ title: text('Título').required() }),
  upload: { kinds: ['pdf'] },
  answer: answer({ title: string().required(), size: number().required() }),
});

const api = await testApp();
const { deps } = api;
const modules = createModules(deps);
const taken: string[] = [];
const route = bind(photo, (actor, { body, file }) =>
  deps.work(actor, async () => {
    taken.push(body.title);
    return { title: body.title, size: file.bytes.length };
  }),
);
const app = await buildApp(deps, { ...modules, routes: [...modules.routes, route] });
afterAll(() => app.close());
const { call, send } = createCalls(app, createSessions(deps));

const group = await api.make.group();
const admin = await api.make.manager(group);
const viewer = await api.make.manager(group, 'viewer');
const url = `/api/admin/manager/units/1/photo?group_id=${group.id}`;
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set('file', new Blob([PDF]), 'a.pdf');
  return data;
};
const post = (fields: Record<string, string>, as = admin, key = crypto.randomUUID()) =>
  send({ method: 'POST', url, payload: form(fields), as, headers: { 'idempotency-key': key } });

test('form data runs as the method that `_method` names, with its rights', async () => {
  expect(await post({ _method: 'put', title: 'Fachada' })).toMatchObject({ status: 200, body: { title: 'Fachada', size: PDF.length } });
  expect((await post({ _method: 'PUT', title: 'Fachada' }, viewer)).status).toBe(403);
  expect((await post({ _method: 'PUT' })).status).toBe(422);
  for (const method of ['PATCH', 'POST', 'DELETE']) expect((await post({ _method: method, title: 'Fachada' })).status).toBe(404);
  expect((await post({ title: 'Fachada' })).status).toBe(404);
  expect((await send({ method: 'POST', url, payload: {}, as: admin })).status).toBe(404);
});

test('the same form data is a repeat, other form data is not', async () => {
  const key = crypto.randomUUID();
  const before = taken.length;
  const first = await post({ _method: 'PUT', title: 'A' }, admin, key);
  expect(await post({ _method: 'PUT', title: 'A' }, admin, key)).toMatchObject({ status: 200, body: first.body });
  expect(await post({ _method: 'PUT', title: 'B' }, admin, key)).toMatchObject({ status: 422, error: { code: 'idempotency_key_reused' } });
  expect(taken.slice(before)).toEqual(['A']);
});

test('the method may also be used as it is', async () => {
  const { payload: _payload, ...request } = { method: 'PUT', url, payload: null };
  const answered = await send({ ...request, payload: form({ title: 'Direto' }), as: admin });
  expect(answered).toMatchObject({ status: 200, body: { title: 'Direto' } });
  expect((await call(photo, { id: 1, group_id: group.id, body: { title: 'x' } }, { as: admin })).status).toBe(422);
});
