import { randomUUID } from 'node:crypto';
import { jobFailure } from '@esteto/contract/office/job-failure';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newFailure } from './testing/job-failure-scene.ts';

const api = await testApp();
const { master } = await newScene(api);
const as = { as: master };

// A queue that an earlier version left: no job of this one runs it.
await api.sql('select pgboss.create_queue(\'gone.since\', \'{"policy":"exclusive"}\')');

const kinds = async () => (await api.ask(jobFailure.list, {}, as)).kinds;
const stateOf = async (id: string) => (await api.sql('select state from pgboss.job where id = $1', [id]))[0]?.['state'];
const told = (action: string) => api.sql('select reason, actor_user_id::int as by from events where action = $1 order by id', [action]);

test('what failed is told by kind, in words, without what a program says of people', async () => {
  const id = await newFailure(api, { name: 'user.recovery-mail', message: 'Error: no such user ana@clinica.test' });
  await newFailure(api, { name: 'user.recovery-mail' });
  await newFailure(api, { name: 'gone.since' });
  const found = await kinds();
  expect(found.find(({ name }) => name === 'user.recovery-mail')).toMatchObject({
    label: 'Nova senha',
    is_letter: true,
    can_rerun: true,
    count: 2,
  });
  expect(found.flatMap(({ jobs }) => jobs).find((job) => job.id === id)).toMatchObject({
    tries: 6,
    error: 'Erro inesperado: no such user [e-mail]',
  });
  expect(found.find(({ name }) => name === 'gone.since')).toMatchObject({ label: 'Tarefa de outra versão do Esteto', can_rerun: false });
});

test('one that is asked for twice at a time runs once, and is told once', async () => {
  const id = await newFailure(api);
  const asked = await Promise.all([1, 2].map(() => api.ask(jobFailure.rerun, { job: id }, as)));
  expect(asked.map(({ outcome }) => outcome).toSorted()).toEqual(['asked', 'running']);
  expect(await told('job_failure.rerun')).toEqual([{ reason: 'Limpeza de sessões encerradas', by: master.id }]);
  await expect.poll(() => stateOf(id)).toBe('completed');
  expect(await api.ask(jobFailure.rerun, { job: id }, as)).toEqual({ outcome: 'done' });
  expect(await told('job_failure.rerun')).toHaveLength(1);
});

test('what was done since is no failure any more, and says so', async () => {
  const key = randomUUID();
  const id = await newFailure(api, { name: 'colleges.fill', key });
  expect((await kinds()).map(({ name }) => name)).toContain('colleges.fill');
  const later = await newFailure(api, { name: 'colleges.fill', key, state: 'completed' });
  await api.sql("update pgboss.job set completed_on = now() + interval '1 second' where id = $1", [later]);
  expect((await kinds()).map(({ name }) => name)).not.toContain('colleges.fill');
  expect(await api.ask(jobFailure.rerun, { job: id }, as)).toEqual({ outcome: 'done' });
});

test('where the same waits already nothing is asked for', async () => {
  const key = randomUUID();
  const id = await newFailure(api, { name: 'gone.since', key });
  await newFailure(api, { name: 'gone.since', key, state: 'created' });
  expect(await api.ask(jobFailure.rerun, { job: id }, as)).toEqual({ outcome: 'running' });
});

test('all of one kind run again, and no other', async () => {
  const ids = [await newFailure(api, { name: 'signups.sweep' }), await newFailure(api, { name: 'signups.sweep' })];
  const other = await newFailure(api, { name: 'connects.sweep' });
  const aside = await newFailure(api, { name: 'signups.sweep' });
  await api.ask(jobFailure.setAside, { job: aside, body: { reason: 'Feita à mão.' } }, as);
  expect(await api.ask(jobFailure.rerunKind, { body: { name: 'signups.sweep' } }, as)).toEqual({ asked: 2 });
  for (const id of ids) await expect.poll(() => stateOf(id)).toBe('completed');
  expect(await Promise.all([other, aside].map(stateOf))).toEqual(['failed', 'failed']);
  expect(await api.ask(jobFailure.rerunKind, { body: { name: 'signups.sweep' } }, as)).toEqual({ asked: 0 });
});

test('what is set aside is gone from the list, with its reason in the history', async () => {
  const id = await newFailure(api, { name: 'leads.sweep' });
  const before = (await told('job_failure.set_aside')).length;
  expect((await api.call(jobFailure.setAside, { job: id, body: { reason: '' } }, as)).status).toBe(422);
  await api.ask(jobFailure.setAside, { job: id, body: { reason: 'O lead pediu para ser esquecido.' } }, as);
  expect((await kinds()).map(({ name }) => name)).not.toContain('leads.sweep');
  expect((await told('job_failure.set_aside')).slice(before)).toEqual([{ reason: 'O lead pediu para ser esquecido.', by: master.id }]);
  expect((await api.call(jobFailure.setAside, { job: id, body: { reason: 'De novo.' } }, as)).status).toBe(404);
  expect((await api.call(jobFailure.rerun, { job: id }, as)).status).toBe(404);
});

test.each([['not-an-id'], [randomUUID()]])('no such job: %s', async (job) => {
  expect((await api.call(jobFailure.rerun, { job }, as)).status).toBe(404);
});

test('a job that nothing runs any more is not asked for', async () => {
  const id = await newFailure(api, { name: 'gone.since' });
  expect(await api.call(jobFailure.rerun, { job: id }, as)).toMatchObject({ status: 409, error: { code: 'job_unknown' } });
  expect(await stateOf(id)).toBe('failed');
});

test('what failed is kept for a month, what comes by the clock for a week', async () => {
  const kept = await api.sql<{ name: string; days: number }>(
    "select name, deletion_seconds / 86400 as days from pgboss.queue where name in ('user.recovery-mail', 'nps-surveys.mail') order by name",
  );
  expect(kept).toEqual([
    { name: 'nps-surveys.mail', days: 30 },
    { name: 'user.recovery-mail', days: 30 },
  ]);
});
