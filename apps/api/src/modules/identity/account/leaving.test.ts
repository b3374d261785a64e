import { companyRegister } from '@esteto/contract/company/company-register';
import { account } from '@esteto/contract/identity/account';
import { session } from '@esteto/contract/identity/session';
import { describe, expect, test } from 'vitest';
import { codeIn } from '../../../testing/outbox.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp({}, { idle: true });
const DAY_MS = 86_400_000;

const mailsTo = async (email: string) => (await api.outbox()).filter((eml) => eml.includes(`To: ${email}`));
let jobs = 0;
const send = (job: { user_id: number; email: string; former: string | null }) => {
  jobs += 1;
  return api.modules.emailChanges.send(job, `job-${jobs}`);
};

describe('the e-mail that a person signs in with', () => {
  const ask = (email: string, as: Awaited<ReturnType<typeof api.make.person>>, current_password = api.password) =>
    api.call(account.changeEmail, { body: { email, current_password } }, { as });
  const confirm = (code: string, as: Awaited<ReturnType<typeof api.make.person>>) =>
    api.call(account.confirmEmail, { body: { code } }, { as });

  test('changes once the new address answers; the old one hears of it and opens nothing any more', async () => {
    const ana = await api.make.person({});
    expect((await ask('ana@nova.test', ana, 'outra senha')).error.errors).toEqual({ current_password: ['A senha atual não confere.'] });
    expect((await ask('ana@nova.test', ana)).status).toBe(204);
    await send({ user_id: ana.id, email: 'ana@nova.test', former: null });
    const code = codeIn((await mailsTo('ana@nova.test'))[0]);
    expect((await confirm('AAAAAA', ana)).error.code).toBe('code_invalid');
    expect((await confirm(code, ana)).status).toBe(204);
    expect((await confirm(code, ana)).error.code).toBe('code_invalid');
    await send({ user_id: ana.id, email: 'ana@nova.test', former: ana.email });
    expect(await mailsTo(ana.email)).toHaveLength(1);

    const login = async (email: string) => (await api.call(session.login, { body: { email, password: api.password } })).status;
    expect([await login(ana.email), await login('ana@nova.test')]).toEqual([401, 200]);
  });

  test('of somebody else is not told to be taken, and never becomes mine', async () => {
    const [ana, rui] = [await api.make.person({}), await api.make.person({})];
    expect((await ask(rui.email, ana)).status).toBe(204);
    await send({ user_id: ana.id, email: rui.email, former: null });
    expect(await mailsTo(rui.email)).toEqual([]);

    await send({ user_id: ana.id, email: 'ana2@nova.test', former: null });
    await api.sql("update users set email = 'ana2@nova.test' where id = $1", [rui.id]);
    const refused = await confirm(codeIn((await mailsTo('ana2@nova.test'))[0]), ana);
    expect([refused.status, refused.error.errors]).toEqual([422, { email: ['Já existe uma pessoa com este e-mail.'] }]);
  });

  test('is not confirmed by the code of another person', async () => {
    const [ana, rui] = [await api.make.person({}), await api.make.person({})];
    await send({ user_id: ana.id, email: 'ana3@nova.test', former: null });
    expect((await confirm(codeIn((await mailsTo('ana3@nova.test'))[0]), rui)).error.code).toBe('code_invalid');
  });
});

describe('closing the account', () => {
  const close = (as: Awaited<ReturnType<typeof api.make.person>>, leaves_companies = false) =>
    api.call(account.close, { body: { current_password: api.password, leaves_companies } }, { as });
  const row = async (id: number) =>
    (
      await api.sql<{ name: string; email: string; is_active: boolean; closes_at: string | null }>('select * from users where id = $1', [
        id,
      ])
    )[0];

  test('is undone in seven days, and then forgets who it was', async () => {
    const ana = await api.make.person({});
    expect((await close(ana)).status).toBe(204);
    await api.ask(account.keepOpen, {}, { as: ana });
    api.clock.advance(8 * DAY_MS);
    await api.modules.accountClosings.settle('first');
    expect((await row(ana.id))?.is_active).toBe(true);

    api.forgetSession(ana);
    expect((await close(ana)).status).toBe(204);
    await api.modules.accountClosings.settle('too early');
    expect((await row(ana.id))?.is_active).toBe(true);
    api.clock.advance(7 * DAY_MS);
    await api.modules.accountClosings.settle('second');
    expect(await row(ana.id)).toMatchObject({ name: 'Conta encerrada', email: `encerrada-${ana.id}@conta.invalid`, is_active: false });
    const login = await api.call(session.login, { body: { email: ana.email, password: api.password } });
    expect(login.status).toBe(401);
  });

  test('of who alone answers for a company asks them to say so; with another partner the company is theirs', async () => {
    const company = await api.make.company();
    const owner = await api.make.partner(company, { is_owner: true });
    const refused = await close(owner);
    expect(refused).toMatchObject({ status: 422, error: { errors: { leaves_companies: [expect.stringContaining(company.name)] } } });
    expect((await api.ask(account.detail, {}, { as: owner })).alone_in).toEqual([company.name]);
    const heir = await api.make.partner(company);
    expect((await close(owner)).status).toBe(204);
    api.clock.advance(8 * DAY_MS);
    await api.modules.accountClosings.settle('third');
    const owners = await api.sql<{ user_id: string }>('select user_id from memberships where company_id = $1 and is_owner', [company.id]);
    expect(owners.map(({ user_id }) => Number(user_id))).toEqual([heir.id]);
  });

  test('of the only owner leaves the company with all its records, and the team hears of it', async () => {
    const analyst = await api.make.person({ type: 'admin' });
    const company = await api.make.company({ analyst_id: analyst.id });
    const owner = await api.make.partner(company, { is_owner: true });
    expect((await close(owner, true)).status).toBe(204);
    await api.modules.accountClosings.sendMail({ user_id: owner.id }, 'alone');
    expect((await mailsTo(owner.email))[0]?.replaceAll(/=\r?\n/g, '')).toContain('fica sem respons');
    api.clock.advance(8 * DAY_MS);
    await api.modules.accountClosings.settle('alone');
    expect(await row(owner.id)).toMatchObject({ name: 'Conta encerrada', is_active: false });
    expect(await api.sql('select is_active, is_owner from memberships where company_id = $1', [company.id])).toEqual([
      { is_active: false, is_owner: false },
    ]);
    const events = await api.sql("select action from events where entity_type = 'company' and entity_id = $1", [company.id]);
    expect(events).toContainEqual({ action: 'company.owner_left' });
    await api.modules.accountClosings.tellOwnerLeft({ company_id: company.id }, 'alone');
    expect(await mailsTo(analyst.email)).toHaveLength(1);
    const staff = await api.make.person({ type: 'admin', is_master: true });
    const search = company.name;
    const found = await api.ask(companyRegister.companies, { search, without_owner: true }, { as: staff });
    expect(found.items.map(({ id }) => id)).toEqual([company.id]);
    await api.sql('update users set is_active = false where id = $1', [staff.id]);
  });

  test('of the last master is refused: nobody could open the office again', async () => {
    const master = await api.make.person({ type: 'admin', is_master: true });
    const refused = await close(master);
    expect([refused.status, refused.error.code]).toEqual([409, 'last_master']);
    await api.make.person({ type: 'admin', is_master: true });
    expect((await close(master)).status).toBe(204);
  });

  test('happens also to who was switched off meanwhile', async () => {
    const ana = await api.make.person({});
    await close(ana);
    await api.sql('update users set is_active = false where id = $1', [ana.id]);
    api.clock.advance(8 * DAY_MS);
    await api.modules.accountClosings.settle('fourth');
    expect((await row(ana.id))?.name).toBe('Conta encerrada');
  });

  test('goes on after one that cannot be closed, which is told and tried again', async () => {
    const people = [await api.make.person({}), await api.make.person({}), await api.make.person({})] as const;
    for (const person of people) await close(person);
    const bad = people[1].id;
    await api.sql(`alter table users add constraint bad_row check (id <> ${bad} or password_hash <> '') not valid`);
    api.clock.advance(8 * DAY_MS);
    await expect(api.modules.accountClosings.settle('fifth')).rejects.toThrow(`1 accounts failed: ${bad}`);
    const closed = async () => Promise.all(people.map(async ({ id }) => (await row(id))?.name === 'Conta encerrada'));
    expect(await closed()).toEqual([true, false, true]);
    await api.sql('alter table users drop constraint bad_row');
    await api.modules.accountClosings.settle('sixth');
    expect(await closed()).toEqual([true, true, true]);
    const told = await api.sql("select entity_id::int as id from events where action = 'user.closed' and entity_id = any($1)", [
      people.map(({ id }) => id),
    ]);
    expect(told).toHaveLength(3);
  });

  test('tells what is kept, by which law', async () => {
    const ana = await api.make.person({});
    await close(ana);
    await api.modules.accountClosings.sendMail({ user_id: ana.id }, 'letter');
    const [letter] = await mailsTo(ana.email);
    expect(letter?.replaceAll(/=\r?\n/g, '')).toContain('Marco Civil da Internet');
  });
});
