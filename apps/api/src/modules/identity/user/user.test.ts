import { session } from '@esteto/contract/identity/session';
import { expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const { users } = api.modules;
const ana = {
  type: 'admin',
  name: 'Ana',
  email: 'ana@teste.test',
  password: 'uma senha comprida',
  permissions: [granted('billing.clients', 'view')],
} as const;

test('a person that was made may sign in, and the event keeps nothing of the password', async () => {
  const made = await users.create(systemActor('test'), { ...ana, permissions: [...ana.permissions] });
  const { body } = await api.call(session.login, { body: { email: ana.email, password: ana.password } });
  expect(body.user).toMatchObject({
    id: made.id,
    name: 'Ana',
    permissions: ana.permissions,
    is_master: false,
    manager_roles: [],
    flags: [],
  });
  const [event] = await api.sql<{ text: string }>("select e::text as text from events e where action = 'user.created'");
  expect(event?.text).toContain('ana@teste.test');
  expect(event?.text).not.toMatch(/argon2|password|comprida/);
});

test('an e-mail belongs to one person', async () => {
  await expect(users.create(systemActor('test'), { ...ana, permissions: [] })).rejects.toMatchObject({
    status: 422,
    body: { errors: { email: ['Já existe uma pessoa com este e-mail.'] } },
  });
});
