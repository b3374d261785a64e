import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import { session } from '@esteto/contract/identity/session';
import { maintenance } from '@esteto/contract/office/maintenance';
import { MAINTENANCE } from '@esteto/contract/wire-error';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const window = { date: '2026-11-20', from: '22:00', until: '23:30' };

test('answers 503 with the end to all but the team while it lasts, and ends by itself', async () => {
  const [master, analyst, doctor] = [
    await api.make.person({ type: 'admin', is_master: true }),
    await api.make.person({ type: 'admin' }),
    await api.make.person({}),
  ];
  expect((await api.call(maintenance.set, { body: window }, { as: analyst })).status).toBe(403);
  await api.ask(maintenance.set, { body: window }, { as: master });
  expect(await api.ask(maintenance.state, {})).toEqual({
    is_on: false,
    starts_at: '2026-11-21T01:00:00.000Z',
    ends_at: '2026-11-21T02:30:00.000Z',
  });
  expect((await api.call(session.user, {}, { as: doctor })).status).toBe(200);

  api.clock.set('2026-11-21T01:30:00Z');
  const refused = await api.call(session.user, {}, { as: doctor });
  expect([refused.status, refused.error.message, refused.headers['retry-after']]).toEqual([503, MAINTENANCE, '3600']);
  expect((await api.call(passwordRecovery.ask, { body: { email: doctor.email } })).status).toBe(503);
  expect((await api.call(session.user, {}, { as: analyst })).status).toBe(200);
  const login = await api.call(session.login, { body: { email: analyst.email, password: api.password } });
  expect(login.status).toBe(200);
  expect((await api.ask(maintenance.state, {})).is_on).toBe(true);

  api.clock.set('2026-11-21T02:30:00Z');
  expect((await api.call(session.user, {}, { as: doctor })).status).toBe(200);
  expect(await api.ask(maintenance.state, {})).toEqual({ is_on: false, starts_at: null, ends_at: null });
});

test('is ended before its time, and never set for what has passed', async () => {
  const master = await api.make.person({ type: 'admin', is_master: true });
  api.clock.set('2026-11-21T03:00:00Z');
  const { status, error } = await api.call(maintenance.set, { body: window }, { as: master });
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['until']]);
  await api.ask(maintenance.set, { body: { date: '2026-11-21', from: '00:00', until: '05:00' } }, { as: master });
  expect((await api.call(passwordRecovery.ask, { body: { email: 'ana@teste.test' } })).status).toBe(503);
  await api.ask(maintenance.end, {}, { as: master });
  expect((await api.call(passwordRecovery.ask, { body: { email: 'ana@teste.test' } })).status).toBe(204);
});

test('another server learns of it with its next look', async () => {
  const master = await api.make.person({ type: 'admin', is_master: true });
  await api.ask(maintenance.set, { body: { date: '2026-11-21', from: '00:00', until: '05:00' } }, { as: master });
  api.deps.maintenance.remember(null);
  expect(api.deps.maintenance.isOn()).toBe(false);
  await api.modules.maintenances.refresh();
  expect(api.deps.maintenance.isOn()).toBe(true);
  await api.ask(maintenance.end, {}, { as: master });
});

test('is set by the environment too', async () => {
  const closed = await testApp({ MAINTENANCE_UNTIL: '2026-11-20T16:00:00Z' });
  const doctor = await closed.make.person({});
  expect((await closed.call(session.user, {}, { as: doctor })).status).toBe(503);
  closed.clock.set('2026-11-20T16:00:00Z');
  expect((await closed.call(session.user, {}, { as: doctor })).status).toBe(200);
});
