import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import { session } from '@esteto/contract/identity/session';
import { analyst } from '@esteto/contract/office/analyst';
import { plan } from '@esteto/contract/plan/plan';
import { TWO_FACTOR_TO_SET_UP } from '@esteto/contract/wire-error';
import { LAST_MASTER } from '@esteto/domain/office/analyst/analyst-status';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { linkIn } from '../../../testing/outbox.ts';
import { newScene } from '../../../testing/scene.ts';
import { activeFactor } from '../../../testing/second-factor.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { newDepartment } from '../../identity/department/department.examples.ts';
import { analystSample, newAnalyst } from './analyst.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = { as: scene.master };
const PASSWORD = 'cavalo bateria grampo';
const read = (id: number) => api.ask(analyst.detail, { id }, as);
const lettersTo = async (email: string) => (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
const tokenOf = (letter: string | undefined) => linkIn(letter, '/recuperar-senha/').split('/').at(-1) ?? '';
const form = (values: object = {}) => {
  const { email: _, ...given } = analystSample();
  return { ...given, ...values };
};

describe('somebody asked into the staff', () => {
  test('chooses the password by the letter, once, and is in', async () => {
    const { id: department_id } = await newDepartment(scene);
    const { id, email, status } = await api.ask(analyst.create, { body: { ...analystSample(), department_id } }, as);
    expect(status).toBe('pending');
    await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
    const [letter] = await lettersTo(email);
    const recover = () => api.call(passwordRecovery.recover, { body: { token: tokenOf(letter), password: PASSWORD } });
    expect((await recover()).status).toBe(204);
    expect((await recover()).status).toBe(422);
    const entered = await api.call(session.login, { body: { email, password: PASSWORD } });
    expect(entered.body.user).toMatchObject({
      id,
      type: 'admin',
      permissions: [{ name: 'boletos', view: true, edit: false, delete: false }],
    });
    expect(await read(id)).toMatchObject({ status: 'active', department_id, last_access_at: expect.any(String) });
  });

  test('who comes too late is asked in again, with a link that works in the place of the former', async () => {
    const { id, email } = await newAnalyst(scene);
    await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
    await api.sql("update password_recoveries set expires_at = expires_at - interval '8 days' where user_id = $1", [id]);
    expect((await read(id)).status).toBe('expired');
    expect((await api.call(analyst.resend, { id }, as)).status).toBe(204);
    expect((await read(id)).status).toBe('pending');
    await expect.poll(async () => (await lettersTo(email)).length).toBe(2);
    const [former, latest] = (await lettersTo(email)).map(tokenOf);
    const recover = (token = '') => api.call(passwordRecovery.recover, { body: { token, password: PASSWORD } });
    expect([(await recover(former)).status, (await recover(latest)).status]).toEqual([422, 204]);
    expect((await api.call(analyst.resend, { id }, as)).status).toBe(409);
  });

  test('an invitation that is withdrawn leads nowhere, and its e-mail is free again', async () => {
    const { id, email } = await newAnalyst(scene);
    await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
    const token = tokenOf((await lettersTo(email))[0]);
    expect((await api.call(analyst.withdraw, { id }, as)).status).toBe(204);
    expect((await api.call(passwordRecovery.recover, { body: { token, password: PASSWORD } })).status).toBe(422);
    expect((await api.call(analyst.detail, { id }, as)).status).toBe(404);
    expect((await api.call(analyst.create, { body: { ...analystSample(), email } }, as)).status).toBe(200);
  });

  test('has an e-mail of their own', async () => {
    const { email } = await newAnalyst(scene);
    expect((await api.call(analyst.create, { body: { ...analystSample(), email } }, as)).error.errors).toEqual({
      email: ['Já existe uma pessoa com este e-mail.'],
    });
  });
});

describe('what somebody may', () => {
  test('is given by who has it, and tells in the history what was given and taken', async () => {
    const lead = await api.make.analyst([granted('advanced.analysts', 'view', 'edit'), granted('boletos', 'view', 'edit')]);
    const { id, version } = await newAnalyst(scene);
    const write = (grants: string[], at = version) =>
      api.call(analyst.update, { id, body: { ...form({ grants }), version: at } as never }, { as: lead });
    expect((await write(['media:view', 'media:delete'])).error.errors).toEqual({
      grants: ['Permissões: você só dá ou tira o que também tem. Peça a um master: Vídeos (Visualizar), Vídeos (Excluir).'],
    });
    expect((await write(['boletos:edit'])).body).toMatchObject({ grants: ['boletos:view', 'boletos:edit'] });
    const [first] = await api.ask(analyst.history, { id }, as);
    expect(first).toMatchObject({ label: 'Permissões alteradas', changes: [{ label: 'Permissões', new: 'Boletos (Criar/Editar)' }] });
    expect((await write(['boletos:nada'], version + 1)).status).toBe(422);
  });

  test('a master is made, changed and protected by masters alone, and nobody changes their own', async () => {
    const lead = await api.make.analyst([granted('advanced.analysts', 'view', 'edit')]);
    const { id, version } = await newAnalyst(scene);
    const grants = ['boletos:view'];
    const write = (of: { id: number; version: number }, values: object, who = lead) =>
      api.call(analyst.update, { id: of.id, body: { ...form({ grants, ...values }), version: of.version } as never }, { as: who });
    expect((await write({ id, version }, { is_master: true })).error.errors).toEqual({ is_master: ['Só um master torna alguém master.'] });
    expect((await write({ id, version }, { needs_two_factor: true })).error.errors).toEqual({
      needs_two_factor: ['Só um master exige ou dispensa a autenticação em dois fatores.'],
    });
    expect((await write(scene.master, { is_master: true })).error.errors).toEqual({ is_master: ['Só um master altera outro master.'] });
    expect((await write(lead, { grants: ['advanced.analysts:view'] })).error.errors).toEqual({
      grants: ['Permissões: as suas quem muda é outra pessoa.'],
    });
  });

  test('a required second factor is set up before anything else', async () => {
    const person = await api.make.analyst([granted('finance.plans', 'view')]);
    await api.ask(analyst.update, { id: person.id, body: { ...form({ needs_two_factor: true, grants: [] }), version: 1 } }, as);
    await api.sql('update users set permissions = $2 where id = $1', [person.id, JSON.stringify([granted('finance.plans', 'view')])]);
    const look = () => api.call(plan.list, {}, { as: person });
    expect(await look()).toMatchObject({ status: 403, error: { message: TWO_FACTOR_TO_SET_UP } });
    await activeFactor(api, person);
    expect((await look()).status).toBe(200);
  });
});

describe('who leaves', () => {
  test('hands over what is open, all of it, and is out at once', async () => {
    const [person, heir] = [await api.make.analyst([granted('finance.plans', 'view')]), await api.make.analyst()];
    const mine = await api.make.company();
    await api.sql('update companies set analyst_id = $1 where id = $2', [person.id, mine.id]);
    const [open, done] = [await newInvoice(scene), await newInvoice(scene)];
    await api.sql('update invoices set responsible_id = $1 where id = any($2)', [person.id, [open.id, done.id]]);
    await api.sql("update invoices set status = 'discarded' where id = $1", [done.id]);
    const { headers } = await api.signIn(person);
    expect(await api.ask(analyst.openWork, { id: person.id }, as)).toMatchObject({ companies: 1, invoices: 1, leads: 0 });
    const leave = (to: number | null) => api.call(analyst.deactivate, { id: person.id, body: { to } }, as);
    expect((await leave(null)).error.errors).toEqual({ to: ['Há trabalho em aberto: escolha quem assume.'] });
    expect((await leave(person.id)).error.errors).toEqual({ to: ['Quem assume: escolha outra pessoa.'] });
    expect((await leave(scene.partner.id)).error.errors).toEqual({ to: [expect.stringMatching(/alguém ativo da equipe/)] });
    await api.ask(analyst.update, { id: heir.id, body: { ...form({ grants: ['doctors.companies:edit'] }), version: 1 } }, as);
    expect((await leave(heir.id)).error.errors).toEqual({ to: [expect.stringMatching(/não cuida de Notas por emitir\. Passe isso/)] });
    const invited = await newAnalyst(scene);
    expect((await leave(invited.id)).error.errors).toEqual({ to: [expect.stringMatching(/que já tenha entrado/)] });
    const offered = async () => (await api.ask(analyst.heirs, { id: person.id }, as)).items;
    expect((await offered()).find(({ id }) => id === heir.id)?.kinds).toEqual(['companies']);
    expect((await offered()).filter(({ id }) => id === person.id || id === invited.id)).toEqual([]);
    const passed = { id: person.id, body: { kinds: ['companies' as const], to: heir.id } };
    expect(await api.ask(analyst.handOver, passed, as)).toMatchObject({ companies: 1, invoices: 0 });
    await api.ask(
      analyst.update,
      { id: heir.id, body: { ...form({ grants: ['doctors.companies:edit', 'billing.accounts_receivable:edit'] }), version: 2 } },
      as,
    );
    expect((await leave(heir.id)).status).toBe(204);
    expect(await api.ask(analyst.openWork, { id: heir.id }, as)).toMatchObject({ companies: 1, invoices: 1 });
    const [kept] = await api.sql('select responsible_id::int as id from invoices where id = $1', [done.id]);
    expect(kept).toEqual({ id: person.id });
    expect((await api.call(plan.list, {}, { headers })).status).toBe(401);
    expect((await read(person.id)).status).toBe('inactive');
    expect((await api.call(analyst.activate, { id: person.id }, as)).status).toBe(204);
    expect((await read(person.id)).status).toBe('active');
  });

  test('is never the last master, not even of two who send each other away at once, and never oneself', async () => {
    const [one, two] = [await api.make.master(), await api.make.master()];
    const others = "type = 'admin' and is_master and id <> all($1)";
    await api.sql(`update users set is_active = false where ${others}`, [[one.id, two.id]]);
    const send = (id: number, who: typeof one) => api.call(analyst.deactivate, { id, body: { to: null } }, { as: who });
    expect((await send(one.id, one)).status).toBe(409);
    const left = await Promise.all([send(two.id, one), send(one.id, two)]);
    const [sent, refused] = left.toSorted((a, b) => a.status - b.status);
    expect(sent?.status).toBe(204);
    // Whoever was sent away before their own call began has no session any more.
    if (refused?.status !== 401) expect(refused).toMatchObject({ status: 422, error: { errors: { to: [LAST_MASTER] } } });
    await api.sql(`update users set is_active = true where ${others}`, [[one.id, two.id]]);
  });
});

test('sessions are ended by who may', async () => {
  const person = await api.make.analyst([granted('finance.plans', 'view')]);
  const { headers } = await api.signIn(person);
  const guard = await api.make.analyst([granted('advanced.force_logout', 'edit')]);
  expect((await api.call(analyst.endSessions, { id: person.id }, { as: guard })).status).toBe(204);
  expect((await api.call(plan.list, {}, { headers })).status).toBe(401);
});

test('the staff are found by department, situation and whether they are masters; doctors never', async () => {
  const { id: department_id } = await newDepartment(scene);
  const { id } = await api.ask(analyst.create, { body: { ...analystSample(), department_id } }, as);
  const found = async (query: object) => (await api.ask(analyst.list, query, as)).items.map((row) => row.id);
  expect(await found({ department_id })).toEqual([id]);
  expect(await found({ department_id, status: 'active' })).toEqual([]);
  expect(await found({ department_id, status: 'pending' })).toEqual([id]);
  expect(await found({ is_master: true, search: scene.master.name })).toContain(scene.master.id);
  expect(await found({ search: scene.partner.email })).toEqual([]);
});
