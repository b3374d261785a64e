import { accreditation } from '@esteto/contract/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { ownAccreditation } from '@esteto/contract/duty/own-accreditation';
import { session } from '@esteto/contract/identity/session';
import { notice } from '@esteto/contract/office/notice';
import { NO_ACCOUNT } from '@esteto/domain/company/bank-account/personal-account';
import { beforeEach, describe, expect, test } from 'vitest';
import { newEmail } from '../../../testing/documents.ts';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newQualification } from '../qualification/qualification.examples.ts';
import {
  accepted,
  addPaper,
  approved,
  corrected,
  filledForm,
  filledIn,
  handedUp,
  invited,
  judged,
  openWallet,
  submitted,
  suspended,
} from './accreditation.examples.ts';
import { SEARCHED_ENOUGH } from './accreditation-inviting.ts';

const api = await testApp();
let scene: Scene;
beforeEach(async () => {
  scene = await newScene(api);
});

const here = () => ({ group_id: scene.group.id });
const own = () => ({ company_id: scene.company.id });
const asManager = () => ({ as: scene.manager });
const asDoctor = () => ({ as: scene.partner });
const detail = ({ id }: { id: number }) => api.ask(accreditation.detail, { ...here(), id }, asManager());
const seen = ({ id, version }: AccreditationRecord) => ({ id, body: { version } });
const told = async (who: 'partner' | 'manager') => (await api.ask(notice.list, {}, { as: scene[who] })).map(({ title }) => title);

describe('an internal invite', () => {
  test('finds a doctor by e-mail, CPF or CRM exactly, tells them, and opens Doc Plantão', async () => {
    await api.sql(
      `insert into doctors (created_at, updated_at, user_id, cpf, crms) values (now(), now(), $1, '52998224725', '[{"number": "4711", "state": "PE"}]')`,
      [scene.partner.id],
    );
    for (const person of [scene.partner.email, '529.982.247-25', 'CRM/PE 4711']) {
      await api.sql('delete from accreditation_documents; delete from accreditations');
      const record = await detail(await api.ask(accreditation.invite, { ...here(), body: { person } }, asManager()));
      expect(record).toMatchObject({ professional_id: scene.partner.id, status: 'invited', step: 'contact', consented_at: null });
      expect(record.lines.map(({ kind, status }) => [kind, status])).toEqual(
        ['identity', 'crm', 'diploma', 'residence', 'ethics'].map((kind) => [kind, 'awaiting_upload']),
      );
    }
    expect((await api.ask(session.user, {}, asDoctor())).flags).toEqual([{ description: 'docplantao' }]);
    expect(await told('partner')).toContain(`${scene.group.name} convida você`);
  });

  test('finds nobody by a part of a name, another state, or somebody who is no partner', async () => {
    const employee = await api.make.employee(scene.company);
    for (const person of ['Ana', scene.partner.name, 'CRM/SP 1', employee.email, scene.manager.email])
      expect(await api.call(accreditation.invite, { ...here(), body: { person } }, asManager())).toMatchObject({
        status: 422,
        error: { errors: { person: [expect.stringMatching(/^Nenhum médico/)] } },
      });
  });

  test('asks for the proof of each qualification of the group', async () => {
    const { id, name } = await newQualification(scene);
    const record = await invited(scene);
    expect(record.lines.filter((line) => line.kind === null)).toMatchObject([{ qualification_id: id, label: name, is_required: false }]);
    expect((await api.ask(ownAccreditation.accept, { ...own(), ...seen(record) }, asDoctor())).lines).toHaveLength(record.lines.length);
  });

  test('is looked for so often in an hour by one manager, and by all of a group; another group goes on', async () => {
    const miss = (as = scene.manager, where = here()) =>
      api.call(accreditation.invite, { ...where, body: { person: newEmail() } }, { as }).then(({ status }) => status);
    const misses = async (count: number, as = scene.manager) => tally(await Promise.all(Array.from({ length: count }, () => miss(as))));
    // Many at once gain nothing.
    expect(await misses(32)).toEqual({ 422: 30, 409: 2 });
    const right = await api.call(accreditation.invite, { ...here(), body: { person: scene.partner.email } }, asManager());
    expect(right).toMatchObject({ status: 409, error: { message: SEARCHED_ENOUGH, code: 'too_many_searches' } });

    for (const of of [30, 30]) expect(await misses(of, await api.make.manager(scene.group, 'coordinator'))).toEqual({ 422: of });
    // The two that were refused are counted of the group, too.
    expect(await misses(9, await api.make.manager(scene.group))).toEqual({ 422: 7, 409: 2 });
    const other = await newScene(api);
    expect(await miss(other.manager, { group_id: other.group.id })).toBe(422);

    api.clock.advance(3_600_001);
    expect((await api.call(accreditation.invite, { ...here(), body: { person: scene.partner.email } }, asManager())).status).toBe(200);
  });

  test('is not sent twice, and shows the group nothing until it is accepted', async () => {
    const { id } = await invited(scene);
    const again = await api.call(accreditation.invite, { ...here(), body: { person: scene.partner.email } }, asManager());
    expect(again).toMatchObject({ status: 422, error: { errors: { person: [expect.stringMatching(/já tem um credenciamento/)] } } });
    expect((await detail({ id })).contact_email).toBeNull();
  });

  test('that is declined is over, and may be sent anew beside it', async () => {
    const record = await invited(scene);
    expect((await api.call(ownAccreditation.decline, { ...own(), ...seen(record) }, asDoctor())).status).toBe(204);
    expect(await detail(record)).toMatchObject({ status: 'cancelled' });
    expect((await invited(scene)).id).not.toBe(record.id);
  });
});

test('the way from the invite to the approval, with a correction', async () => {
  const back = await corrected(scene);
  const asked = await api.ask(accreditation.askCorrection, { ...here(), ...seen(back) }, asManager());
  expect(asked).toMatchObject({ status: 'awaiting_correction', step: 'documents' });
  expect(await told('partner')).toContain(`${scene.group.name}: corrija o que foi pedido`);
  const line = asked.lines.find(({ status }) => status === 'correction');
  expect(line).toMatchObject({ note: 'A foto está cortada.' });

  const early = await api.call(ownAccreditation.submit, { ...own(), ...seen(asked) }, asDoctor());
  expect(early).toMatchObject({ status: 422, error: { message: `Antes de enviar falta: ${line?.label}.` } });
  const { id: document_id } = await addPaper(scene, { kind: line?.kind ?? 'other', valid_until: '2028-02-02' });
  const body = { line_id: line?.id ?? 0, document_id, version: asked.version };
  const shared = await api.ask(ownAccreditation.share, { ...own(), id: asked.id, body }, asDoctor());
  const sent = await api.ask(ownAccreditation.submit, { ...own(), ...seen(shared) }, asDoctor());
  expect(sent).toMatchObject({ status: 'under_review' });
  expect(await told('manager')).toContain(`${scene.partner.name} enviou o credenciamento`);

  const one = sent.lines.find(({ status }) => status === 'under_review');
  const verdict = { verdict: 'approve' as const, version: one?.version ?? 1 };
  expect(await api.call(accreditation.handUp, { ...here(), ...seen(sent) }, asManager())).toMatchObject({
    status: 422,
    error: { message: expect.stringMatching(/^Antes falta decidir/) },
  });
  for (const open of sent.lines.filter(({ status }) => status === 'under_review'))
    await api.ask(accreditation.judge, { ...here(), id: open.id, body: { ...verdict, version: open.version } }, asManager());
  const up = await api.ask(accreditation.handUp, { ...here(), ...seen(await detail(sent)) }, asManager());
  const decision = { valid_until: '2027-05-01', unit_ids: [], version: up.version };
  const done = await api.ask(accreditation.approve, { ...here(), id: up.id, body: decision }, asManager());
  expect(done).toMatchObject({ status: 'approved', valid_until: '2027-05-01', unit_ids: null });
  const [row] = await api.sql('select first_competence, last_competence from accreditations where id = $1', [up.id]);
  expect(row).toEqual({ first_competence: '2026-11', last_competence: null });
  const events = await api.ask(accreditation.history, { ...here(), id: up.id }, asManager());
  expect(events.map(({ action }) => action)).toContain('accreditation.correction_asked');
});

describe('consent', () => {
  test('lets the group open what it was shown, which the history keeps; and nothing after it is withdrawn', async () => {
    const record = await approved(scene);
    const [line] = record.lines;
    const file = { ...here(), id: line?.id ?? 0 };
    expect((await api.call(accreditation.file, file, asManager())).status).toBe(200);
    const [event] = await api.sql(
      "select actor_user_id::int as who from events where action = 'dossier_document.read' and entity_id = $1",
      [line?.paper?.id],
    );
    expect(event).toEqual({ who: scene.manager.id });

    const after = await api.ask(ownAccreditation.withdraw, { ...own(), ...seen(record) }, asDoctor());
    expect(after).toMatchObject({ status: 'filling', consented_at: null });
    expect((await api.call(accreditation.file, file, asManager())).status).toBe(404);
    const [row] = await api.sql('select last_competence from accreditations where id = $1', [record.id]);
    expect(row).toEqual({ last_competence: '2026-11' });
  });

  test('of a suspended professional is withdrawn, and the suspension stays', async () => {
    const record = await suspended(scene);
    const after = await api.ask(ownAccreditation.withdraw, { ...own(), ...seen(record) }, asDoctor());
    expect(after.status).toBe('suspended');
    expect((await api.call(accreditation.lift, { ...here(), ...seen(after) }, asManager())).status).toBe(422);
  });

  test('goes with a paper that is taken out of the dossier', async () => {
    const record = await submitted(scene);
    const paper = record.lines[0]?.paper;
    expect((await api.call(ownAccreditation.removeDocument, { ...own(), id: paper?.id ?? 0 }, asDoctor())).status).toBe(204);
    const after = await detail(record);
    expect(after).toMatchObject({ status: 'filling' });
    expect(after.lines[0]).toMatchObject({ status: 'awaiting_upload', paper: null });
  });

  test('shows the version that was shown until the new one is', async () => {
    const record = await submitted(scene);
    const line = record.lines.find(({ kind }) => kind === 'diploma');
    const file = { name: 'novo.pdf', bytes: Buffer.from('%PDF-1.7\nnovo\n%%EOF\n') };
    const replaced = await api.ask(
      ownAccreditation.replaceDocument,
      { ...own(), id: line?.paper?.id ?? 0, body: { kind: 'diploma', number: '99' }, file },
      asDoctor(),
    );
    const now = (await detail(record)).lines.find(({ kind }) => kind === 'diploma');
    expect([now?.paper?.id, replaced.number]).toEqual([line?.paper?.id, '99']);
    expect((await api.ask(ownAccreditation.dossier, own(), asDoctor())).map(({ id }) => id)).not.toContain(line?.paper?.id);
  });
});

test('a paper of another kind, of somebody else, or past its day is not shown', async () => {
  const specialty = await newQualification(scene, { kind: 'specialty' });
  const record = await accepted(scene);
  const line = record.lines.find(({ kind }) => kind === 'diploma');
  const rqe = record.lines.find(({ qualification_id }) => qualification_id === specialty.id);
  const share = (document_id: number, of = line) =>
    api.call(
      ownAccreditation.share,
      { ...own(), id: record.id, body: { version: record.version, line_id: of?.id ?? 0, document_id } },
      asDoctor(),
    );
  const over = await addPaper(scene, { kind: 'diploma', valid_until: '2026-11-19' });
  expect(await share(over.id)).toMatchObject({ status: 422, error: { errors: { document_id: [expect.stringMatching(/já venceu/)] } } });
  const other = await addPaper(scene, { kind: 'crm' });
  expect(await share(other.id)).toMatchObject({
    status: 422,
    error: { errors: { document_id: ['Escolha um documento do tipo pedido.'] } },
  });
  expect(rqe?.paper_kinds).toEqual(['specialty']);
  expect(await share((await addPaper(scene, { kind: 'identity' })).id, rqe)).toMatchObject({ status: 422 });
  const stranger = await newScene(api);
  const theirs = await addPaper(stranger, { kind: 'diploma' });
  expect((await share(theirs.id)).status).toBe(404);
  expect((await share((await addPaper(scene, { kind: 'specialty', valid_until: '2028-01-01' })).id, rqe)).status).toBe(200);
});

test('the group pays a company of which the doctor is a partner, and no other', async () => {
  const { id, version } = await accepted(scene);
  const elsewhere = await api.make.company();
  const refused = await api.call(ownAccreditation.fill, { ...own(), id, body: { ...filledForm(elsewhere.id), version } }, asDoctor());
  expect(refused.status).toBe(404);
});

test('the group pays into an account of the person at a bank that there is; another way to pay forgets it, and the trail never holds it', async () => {
  const { id, version } = await accepted(scene);
  const account = { bank_code: '001', bank_branch: '1234-5', bank_account: '987654', bank_digit: 'X', bank_kind: 'checking' as const };
  const byBank = { ...filledForm(scene.company.id), payment: 'bank' as const, ...account };
  const fill = (body: object) => api.call(ownAccreditation.fill, { ...own(), id, body: { ...byBank, version, ...body } }, asDoctor());
  expect(await fill({ bank_code: '999' })).toMatchObject({
    status: 422,
    error: { errors: { bank_code: ['Banco: escolha um banco da lista.'] } },
  });
  expect(await fill({ bank_digit: null })).toMatchObject({ status: 422, error: { errors: { bank_digit: [expect.anything()] } } });
  expect((await fill({})).status).toBe(200);
  const seenByGroup = await detail({ id });
  expect(seenByGroup).toMatchObject({ ...account, payment: 'bank', paying_company_id: null, bank_name: expect.stringMatching(/Brasil/i) });
  const [trail] = await api.sql("select string_agg(changes::text, '') as told from events where entity_type = 'accreditation'");
  expect(trail?.told).toContain('bank');
  expect(trail?.told).not.toContain('987654');
  const [kept] = await api.sql('select to_jsonb(a)::text as row, sealed_account from accreditations a where id = $1', [id]);
  expect(kept?.row).not.toMatch(/987654|1234-5/);
  // Told once more it is the same.
  await fill({ version: seenByGroup.version });
  const [still] = await api.sql('select sealed_account from accreditations where id = $1', [id]);
  expect(still?.sealed_account).toBe(kept?.sealed_account);

  const pix = { payment: 'pix', pix_key: 'medica@exemplo.test', version: seenByGroup.version + 1 };
  expect(await fill(pix)).toMatchObject({ status: 200, body: { payment: 'pix', bank_code: null, bank_name: null, bank_account: null } });
});

test.each([
  ['viewer', { paper: false, account: false }],
  ['coordinator', { paper: true, account: false }],
  ['admin', { paper: true, account: true }],
] as const)('a manager who is %s sees of a professional: %j', async (role, sees) => {
  const { id, version } = await filledIn(scene);
  const account = { bank_code: '001', bank_branch: '1234-5', bank_account: '987654', bank_digit: 'X', bank_kind: 'checking' as const };
  const form = { ...filledForm(scene.company.id), payment: 'bank' as const, ...account };
  await api.ask(ownAccreditation.fill, { ...own(), id, body: { ...form, version } }, asDoctor());
  await api.sql("update dossier_documents set number = '12.345.678-9' where user_id = $1", [scene.partner.id]);
  const as = { as: await api.make.manager(scene.group, role) };
  const record = await api.ask(accreditation.detail, { ...here(), id }, as);
  expect(record).toMatchObject({ payment: 'bank', ...(sees.account ? account : NO_ACCOUNT) });
  const told = await api.sql("select id from events where action = 'accreditation.looked_at' and entity_id = $1", [id]);
  expect(told).toHaveLength(sees.account ? 1 : 0);
  const line = record.lines.find(({ paper }) => paper !== null);
  expect(line?.paper?.number).toBe(sees.paper ? '12.345.678-9' : null);
  expect((await api.call(accreditation.file, { ...here(), id: line?.id ?? 0 }, as)).status).toBe(sees.paper ? 200 : 403);
});

test('an account on trial, which has no CNPJ yet, is nobody that a group pays', async () => {
  await openWallet(scene);
  await api.sql('update companies set cnpj = null where id = $1', [scene.company.id]);
  expect(await api.ask(ownAccreditation.payers, own(), asDoctor())).toEqual([]);
});

test('nobody is handed up or approved while somebody to pay lacks', async () => {
  const record = await judged(scene);
  await api.sql('update accreditations set payment = null where id = $1', [record.id]);
  expect(await api.call(accreditation.handUp, { ...here(), ...seen(record) }, asManager())).toMatchObject({
    status: 422,
    error: { message: 'Antes falta decidir: Pagamento.' },
  });
});

test('units are those of the group, and the last day is one to come', async () => {
  const { id, version } = await handedUp(scene);
  const ask = (body: object) =>
    api.call(accreditation.approve, { ...here(), id, body: { valid_until: '2027-01-01', unit_ids: [], version, ...body } }, asManager());
  expect(await ask({ unit_ids: [999_999] })).toMatchObject({ status: 422, error: { errors: { unit_ids: [expect.anything()] } } });
  expect(await ask({ valid_until: '2026-11-20' })).toMatchObject({ status: 422, error: { errors: { valid_until: [expect.anything()] } } });
});

test('a coordinator of one unit neither sees nor judges who works elsewhere', async () => {
  const record = await approved(scene);
  await api.sql('update accreditations set unit_ids = array[1::bigint] where id = $1', [record.id]);
  const coordinator = await api.make.manager(scene.group, 'coordinator');
  await api.sql('update group_managers set unit_ids = array[2::bigint] where user_id = $1', [coordinator.id]);
  const as = { as: coordinator };
  expect((await api.ask(accreditation.list, here(), as)).items).toEqual([]);
  expect((await api.call(accreditation.detail, { ...here(), id: record.id }, as)).status).toBe(404);
  expect((await api.call(accreditation.file, { ...here(), id: record.lines[0]?.id ?? 0 }, as)).status).toBe(404);
});

test('the list tells what lacks, and is found by status, step, name, CRM and what ends', async () => {
  const record = await filledIn(scene);
  const [line] = record.lines;
  await api.sql("update accreditation_documents set status = 'approved', valid_until = '2026-12-01' where id = $1", [line?.id]);
  const rows = async (input: object) => (await api.ask(accreditation.list, { ...here(), ...input }, asManager())).items;
  expect(await rows({})).toMatchObject([{ id: record.id, lacking: [], to_judge: 4, first_ending: '2026-12-01', status: 'filling' }]);
  for (const input of [{ status: 'filling' }, { step: 'documents' }, { search: scene.partner.name }, { search: '12345' }])
    expect(await rows(input)).toHaveLength(1);
  for (const input of [{ status: 'approved' }, { step: 'review' }, { search: 'ninguém' }, { ending: '60' }])
    expect(await rows(input)).toEqual([]);
  await api.sql("update accreditations set status = 'approved' where id = $1", [record.id]);
  expect(await rows({ ending: '30' })).toHaveLength(1);
  expect(await rows({ ending: '7' })).toEqual([]);
});

describe('what ends', () => {
  const run = () => api.modules.accreditationEnding.run('test');

  test('is told to both once a mark, and passes on the day after its last', async () => {
    const record = await approved(scene);
    await api.sql("update accreditations set valid_until = '2026-12-20' where id = $1", [record.id]);
    await api.sql("update accreditation_documents set valid_until = '2026-11-19' where id = $1", [record.lines[0]?.id]);
    await run();
    await run();
    const ending = (titles: string[]) => titles.filter((title) => /venc/.test(title));
    expect(ending(await told('partner'))).toHaveLength(2);
    expect(ending(await told('manager'))).toHaveLength(2);
    const after = await detail(record);
    expect([after.status, after.lines[0]?.status]).toEqual(['approved', 'expired']);

    await api.sql("update accreditations set valid_until = '2026-11-19' where id = $1", [record.id]);
    await run();
    expect((await detail(record)).status).toBe('expired');
    const [row] = await api.sql('select last_competence from accreditations where id = $1', [record.id]);
    expect(row).toEqual({ last_competence: '2026-11' });
  });
});
