import { ownAccreditation } from '@esteto/contract/duty/own-accreditation';
import { staffAccreditation } from '@esteto/contract/duty/staff-accreditation';
import { session } from '@esteto/contract/identity/session';
import { notice } from '@esteto/contract/office/notice';
import { beforeEach, describe, expect, test } from 'vitest';
import { newScene, type Scene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { accepted, approved, elsewhere, expired, filledIn, invited, submitted, withNewcomer } from '../accreditation.examples.ts';

const api = await testApp();
/** Somebody of the team, with no permission at all. */
const analyst = { as: await api.make.analyst() };
let scene: Scene;
beforeEach(async () => {
  scene = await newScene(api);
});

const { list, detail, history, remind, openDocPlantao, closeDocPlantao } = staffAccreditation;
const told = async () => (await api.ask(notice.list, {}, { as: scene.partner })).map(({ title, body }) => [title, body]);
const refusal = (message: string | RegExp) => ({ status: 422, error: { message: expect.stringMatching(message) } });

describe('the list', () => {
  test('shows those of every group, the longest waiting first, with what is missing and no paper', async () => {
    const there = await elsewhere(scene);
    const old = await submitted(there);
    await api.sql("update accreditations set status_since = '2020-01-01T12:00:00Z' where id = $1", [old.id]);
    const young = await invited(scene);
    const { items } = await api.ask(list, { search: scene.partner.name, limit: 100 }, analyst);
    const ours = items.filter(({ id }) => id === old.id || id === young.id);
    expect(ours.map(({ id, group_name, status, missing }) => [id, group_name, status, missing])).toEqual([
      [
        old.id,
        there.group.name,
        'under_review',
        ['Identidade e CPF', 'CRM', 'Diploma', 'Comprovante de residência', 'Certidão ético-profissional'],
      ],
      [young.id, scene.group.name, 'invited', ['Resposta ao convite']],
    ]);
    expect(JSON.stringify(ours)).not.toContain('documento.pdf');
  });

  test('is narrowed by group, status, whose turn it is, and the number of a CRM', async () => {
    const { id } = await filledIn(scene);
    const { id: other } = await invited(await withNewcomer(scene));
    const ids = async (filter: object) =>
      (await api.ask(list, { group_id: scene.group.id, sort: '-status_since', ...filter }, analyst)).items
        .map((row) => row.id)
        .toSorted((a, b) => a - b);
    expect(await ids({})).toEqual([id, other]);
    expect(await ids({ group_id: (await api.make.group()).id })).toEqual([]);
    expect(await ids({ status: 'filling' })).toEqual([id]);
    expect(await ids({ waits_for: 'doctor' })).toEqual([id, other]);
    expect(await ids({ waits_for: 'group' })).toEqual([]);
    expect(await ids({ search: '12345' })).toEqual([id]);
  });

  test('is no business of who is not of the team', async () => {
    for (const as of [scene.partner, scene.manager]) expect((await api.call(list, {}, { as })).status).toBe(403);
  });
});

test('one accreditation is its checklist in words: no paper, no contact, no account', async () => {
  const { id } = await submitted(scene);
  const record = await api.ask(detail, { id }, analyst);
  expect(record).toMatchObject({ professional_name: scene.partner.name, status: 'under_review', reminded_on: null });
  expect(Object.keys(record.lines[0] ?? {}).toSorted()).toEqual(['id', 'is_required', 'label', 'note', 'status', 'valid_until']);
  expect(JSON.stringify(record)).not.toMatch(/documento\.pdf|medica@exemplo/);
});

describe('a reminder', () => {
  test('tells the doctor what is missing, once a day, and stands in the history', async () => {
    const { id, version } = await accepted(scene);
    expect(await api.ask(remind, { id }, analyst)).toMatchObject({ id, reminded_on: api.deps.clock.today() });
    expect(await told()).toContainEqual([
      `${scene.group.name}: seu credenciamento espera por você`,
      expect.stringMatching(/^Falta: Contato, .*Diploma/),
    ]);
    expect((await api.ask(detail, { id }, analyst)).reminded_on).toBe(api.deps.clock.today());
    expect((await api.ask(history, { id }, analyst))[0]).toMatchObject({ action: 'accreditation.reminded', actor_name: analyst.as.name });
    expect(await api.call(remind, { id }, analyst)).toMatchObject(refusal(/^O médico já foi lembrado hoje/));
    const body = { contact_email: 'a@b.com', contact_phone: '11999998888', crm_number: '1', crm_state: 'SP' as const };
    const whole = { ...body, payment: 'company' as const, paying_company_id: scene.company.id, version };
    await api.ask(ownAccreditation.fill, { company_id: scene.company.id, id, body: whole }, { as: scene.partner });
    await api.sql(
      "update events set created_at = created_at - interval '1 day' where action = 'accreditation.reminded' and entity_id = $1",
      [id],
    );
    expect((await api.call(remind, { id }, analyst)).status).toBe(200);
  });

  test('of two at once one is told that it was done', async () => {
    const { id } = await invited(scene);
    const answers = await Promise.all([1, 2].map(() => api.call(remind, { id }, analyst)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('is refused where the doctor has nothing to do', async () => {
    const { id } = await submitted(scene);
    expect(await api.call(remind, { id }, analyst)).toMatchObject(refusal(/espera o grupo/));
    const done = await approved(await withNewcomer(scene));
    expect(await api.call(remind, { id: done.id }, analyst)).toMatchObject(refusal(/não falta nada/));
    expect(await told()).not.toContainEqual([expect.stringMatching(/espera por você/), expect.anything()]);
  });
});

describe('Doc Plantão', () => {
  const flags = async () => (await api.ask(session.user, {}, { as: scene.partner })).flags.map(({ description }) => description);
  const opened = (person: string) => api.call(openDocPlantao, { body: { person } }, analyst);
  const closed = (person: string) => api.call(closeDocPlantao, { body: { person } }, analyst);

  test('is opened to a partner by e-mail or CPF, and closed again; both stand in their history', async () => {
    const { id, email, name } = scene.partner;
    await api.sql("insert into doctors (created_at, updated_at, user_id, cpf) values (now(), now(), $1, '39053344705')", [id]);
    expect(await api.ask(openDocPlantao, { body: { person: '390.533.447-05' } }, analyst)).toEqual({ name });
    expect(await flags()).toEqual(['docplantao']);
    expect(await opened(email)).toMatchObject(refusal(`O Doc Plantão já está aberto para ${name}.`));
    expect(await closed(email.toUpperCase())).toMatchObject({ status: 200 });
    expect(await flags()).toEqual([]);
    expect(await closed(email)).toMatchObject(refusal(/não está aberto/));
    const events = await api.sql(
      "select action from events where entity_type = 'user' and entity_id = $1 and action like 'user.flag%' order by id",
      [id],
    );
    expect(events).toEqual([{ action: 'user.flag_given' }, { action: 'user.flag_taken' }]);
  });

  test('is refused to who is no partner, who is switched off, and who is not known', async () => {
    const employee = await api.make.employee(scene.company);
    for (const { email, name } of [employee, scene.manager, scene.master])
      expect(await opened(email)).toMatchObject(refusal(`só de sócios, e ${name} não consta`));
    await api.sql('update users set is_active = false where id = $1', [scene.partner.id]);
    expect(await opened(scene.partner.email)).toMatchObject(refusal(/está desativada/));
    expect(await opened('ninguem@exemplo.test')).toMatchObject(refusal(/^Ninguém do Esteto/));
    expect(await opened('Ana Souza')).toMatchObject(refusal(/digite o CPF ou o e-mail inteiro/));
  });

  test('stays open while an accreditation needs it, and may be closed after its end', async () => {
    await invited(scene);
    expect(await closed(scene.partner.email)).toMatchObject(refusal(`há credenciamento em ${scene.group.name}`));
    expect(await flags()).toEqual(['docplantao']);
    scene = await newScene(api);
    await expired(scene);
    expect((await closed(scene.partner.email)).status).toBe(200);
    expect(await flags()).toEqual([]);
  });
});
