import { companyRegister } from '@esteto/contract/company/company-register';
import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { notice } from '@esteto/contract/office/notice';
import { onboarding } from '@esteto/contract/opening/onboarding';
import { wizard } from '@esteto/contract/opening/wizard';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { searchKey } from '@esteto/domain/shared/text/text';
import { expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { processingTimesSample } from '../../month/accounting-parameter/accounting-parameter.examples.ts';
import { companyTypeSample } from '../wizard/wizard.examples.ts';

const api = await testApp();
const analyst = await api.make.analyst([granted('new.onboarding', 'view', 'edit')]);
const as = { as: analyst };
const system = systemActor('test');

/** A company that has just begun its registration, told as the product tells it. */
const begin = async (name: string, account_type: AccountType = 'new_company') => {
  const owner = await api.make.person({ doctor_role: 'partner', name: `Dona ${name}`, search_key: searchKey(`Dona ${name}`) });
  const { id } = await api.modules.companies.create(system, {
    type: 'new_company',
    name,
    tax_regime: 'simples',
    wizard_step: 'plan_choice',
    address: ADDRESS,
  });
  await api.modules.companies.addMember(system, { user_id: owner.id, company_id: id, user_type: 'partner', is_owner: true });
  await api.sql('insert into wizards (company_id, account_type, phone, created_at, updated_at) values ($1, $2, $3, $4, $4)', [
    id,
    account_type,
    '11987654321',
    api.clock.now().toISOString(),
  ]);
  return { id, owner, place: (step: WizardStep) => api.modules.wizards.place(system, id, step) };
};
const ADDRESS = (await api.make.company()).address;
const list = (query: object = {}) => api.ask(onboarding.list, query, as);

test('says who stands at which step, since when, and whose turn it is', async () => {
  const souza = await begin('Clínica Souza');
  const alves = await begin('Clínica Alves', 'natural_person');
  api.clock.advance(3 * 86_400_000);
  await souza.place('payment');
  const { items } = await list();
  expect(items).toMatchObject([
    { id: souza.id, wizard_step: 'payment', step_since: api.clock.now().toISOString(), owner_id: souza.owner.id, phone: '11987654321' },
    { id: alves.id, wizard_step: 'plan_choice', account_type: 'natural_person' },
  ]);
  const ids = async (query: object) => (await list(query)).items.map(({ id }) => id);
  // Who has not paid has the turn; what was told, or a boleto that was asked for, is ours.
  expect(await ids({ turn: 'staff' })).toEqual([]);
  const pays = (status: string, way: string) =>
    api.sql(
      `insert into plan_payments (company_id, plan_id, status, way, amount, created_at, updated_at)
       select $1, (select min(id) from plans), $2, $3, 100, now(), now()
       on conflict (company_id) where status <> 'canceled' do update set status = excluded.status, way = excluded.way`,
      [souza.id, status, way],
    );
  await api.sql(
    "insert into plans (name, type, company_types, is_visible, is_active, sort_order, created_at, updated_at) values ('Essencial', 'recurring', '[]', true, true, 1, now(), now())",
  );
  await pays('open', 'pix');
  expect(await ids({ turn: 'staff' })).toEqual([]);
  await pays('open', 'boleto');
  expect(await ids({ turn: 'staff' })).toEqual([souza.id]);
  await pays('claimed', 'pix');
  expect((await list({ turn: 'staff' })).items).toMatchObject([{ id: souza.id, turn: 'staff' }]);
  expect((await api.ask(onboarding.detail, { id: souza.id }, as)).payment).toMatchObject({ status: 'claimed', way: 'pix' });
  expect(await ids({ turn: 'client' })).toEqual([alves.id]);
  const trial = await begin('Clínica Teste', 'free_trial');
  await trial.place('concluded');
  expect(await ids({ turn: 'staff' })).toEqual([souza.id]);
  expect(await ids({ turn: 'client' })).toEqual([alves.id, trial.id]);
  await trial.place('finished');
  expect(await ids({ account_type: 'natural_person' })).toEqual([alves.id]);
  expect(await ids({ search: 'dona clinica alves' })).toEqual([alves.id]);
  await alves.place('finished');
  expect(await ids({})).toEqual([souza.id]);
});

test('the same right opens the records and gives companies an analyst', async () => {
  const { id } = await begin('Clínica Prado');
  expect((await api.call(companyRegister.detail, { id }, as)).status).toBe(200);
  expect((await api.call(companyRegister.assign, { body: { ids: [id], analyst_id: analyst.id } }, as)).status).toBe(204);
  expect((await list({ analyst_id: analyst.id })).items).toMatchObject([{ id, analyst_name: analyst.name }]);
  expect((await list({ without_analyst: true })).items.map((row) => row.id)).not.toContain(id);
});

test('the funnel says where they stop and how long a step takes, whoever moved it', async () => {
  const before = await api.ask(onboarding.funnel, { period: '30' }, as);
  const { place } = await begin('Clínica Reis');
  api.clock.advance(4 * 86_400_000);
  await place('plan_check');
  const after = await api.ask(onboarding.funnel, { period: '30' }, as);
  expect(after.total - before.total).toBe(1);
  const step = (name: WizardStep) => after.steps.find(({ step: one }) => one === name);
  expect(step('plan_choice')).toMatchObject({ reached: after.total, median_days: expect.any(Number) });
  // Nobody of a trial and a natural person who came through stood at a step that they do not have.
  expect(step('partners_data')).toBeUndefined();
  const persons = await api.ask(onboarding.funnel, { period: '30', account_type: 'natural_person' }, as);
  expect(persons).toMatchObject({ total: 1, sources: [{ total: 1, finished: 1 }] });
  expect(persons.steps.map(({ step: one, reached }) => [one, reached])).toEqual([
    ['plan_choice', 1],
    ['finished', 1],
  ]);
  // Who comes back to a step counts there once.
  await place('plan_choice');
  expect((await api.ask(onboarding.funnel, { period: '30' }, as)).steps).toContainEqual(
    expect.objectContaining({ step: 'plan_choice', reached: after.total, standing: 2 }),
  );
  await place('plan_check');
  expect(step('plan_check')).toMatchObject({ standing: 1 });
  expect(after.sources).toMatchObject([{ source: 'signup', total: after.total }]);
  api.clock.advance(30 * 86_400_000);
  const later = { as: await api.make.analyst([granted('new.onboarding', 'view')]) };
  expect(await api.ask(onboarding.funnel, { period: '30' }, later)).toMatchObject({ total: 0, before: after.total });
});

test('is talked about by the team, where the people whom it is about do not read', async () => {
  const { id } = await begin('Clínica Comentada');
  const looks = { as: await api.make.analyst([granted('new.onboarding', 'view', 'edit')]) };
  const writer = { as: await api.make.analyst([granted('new.onboarding_comments', 'view', 'edit')]) };
  expect((await api.call(onboarding.comments, { id }, looks)).status).toBe(403);
  const [made] = await api.ask(onboarding.comment, { id, body: { text: 'Pediu para ligar depois das 18 h.' } }, writer);
  expect(await api.ask(onboarding.comments, { id }, writer)).toMatchObject([
    { text: 'Pediu para ligar depois das 18 h.', author_name: writer.as.name },
  ]);
  expect((await api.call(onboarding.uncomment, { id, comment_id: made?.id ?? 0 }, writer)).status).toBe(403);
  const master = { as: await api.make.master() };
  // The comment is not there under another record.
  const { id: other } = await begin('Clínica Outra');
  expect((await api.call(onboarding.uncomment, { id: other, comment_id: made?.id ?? 0 }, master)).status).toBe(404);
  expect((await api.call(onboarding.uncomment, { id, comment_id: made?.id ?? 0 }, master)).status).toBe(204);
  expect(await api.ask(onboarding.comments, { id }, writer)).toEqual([]);
  const working = await api.make.company();
  expect((await api.call(onboarding.comment, { id: working.id, body: { text: 'Nada.' } }, writer)).status).toBe(404);
});

test('a step is filled in with its owner, who finds it as a draft of theirs and sends it', async () => {
  const { id, owner, place } = await begin('Clínica Ajudada');
  const own = { as: owner };
  const helper = await api.make.analyst([granted('new.onboarding', 'view', 'edit')]);
  const help = (seen: string | null, cnaes = companyTypeSample.cnaes) =>
    api.call(onboarding.helpCompanyType, { id, body: { ...companyTypeSample, cnaes, seen } }, { as: helper });
  expect((await help(null)).error.code).toBe('not_at_step');
  await place('company_type');
  expect((await help(null, [])).error.errors).toEqual({ cnaes: ['Escolha pelo menos uma atividade.'] });

  // What the owner typed is seen by whoever helps, and never written over unseen.
  const typed = JSON.stringify({ legal_nature: 'limited' });
  await api.ask(wizard.keepDraft, { company_id: id, body: { step: 'company_type', values: typed } }, own);
  expect((await help(null)).error).toMatchObject({ code: 'draft_changed', message: expect.stringContaining('O médico digitou') });
  const [draft] = (await api.ask(onboarding.detail, { id }, { as: helper })).drafts;
  expect(draft).toMatchObject({ step: 'company_type', values: typed, helper: null });
  api.clock.advance(60_000);
  expect((await help(draft?.typed_at ?? null)).status).toBe(204);
  expect((await api.ask(onboarding.detail, { id }, { as: helper })).drafts).toMatchObject([{ helper: helper.name }]);

  // Nor does a page that stood open at the owner's write over what our team filled in.
  const late = { step: 'company_type' as const, values: typed, seen: draft?.typed_at ?? null };
  expect((await api.call(wizard.keepDraft, { company_id: id, body: late }, own)).error.code).toBe('draft_helped');
  const found = (await api.ask(wizard.state, { company_id: id }, own)).wizard;
  expect(JSON.parse(found?.drafts[0]?.values ?? '')).toEqual(companyTypeSample);
  const [told] = await api.ask(notice.list, {}, own);
  expect(told).toMatchObject({
    title: 'Preenchemos com você: Tipo de Empresa',
    action_url: expect.stringMatching(/^.app.cadastro.tipo-de-empresa/),
  });
  await api.ask(wizard.companyType, { company_id: id, body: { ...companyTypeSample, version: found?.version ?? 0 } }, own);
  expect((await api.ask(onboarding.detail, { id }, { as: helper })).drafts).toEqual([]);
});

test('says who stands still, by the days of the parameters', async () => {
  const first = await begin('Clínica Parada');
  api.clock.advance(10 * 86_400_000);
  const later = await begin('Clínica Nova');
  api.clock.advance(5 * 86_400_000);
  // Who signed in before that is signed out by now.
  const master = { as: await api.make.master() };
  const stalled = async () => {
    const { items } = await api.ask(onboarding.list, { stalled: true }, master);
    return items
      .flatMap(({ id, is_stalled }) => (is_stalled && (id === first.id || id === later.id) ? [id] : []))
      .toSorted((a, b) => a - b);
  };
  expect(await stalled()).toEqual([first.id]);
  await api.ask(
    accountingParameter.setProcessingTimes,
    { body: { ...processingTimesSample(), valid_from: competenceOf(api.clock.today()), onboarding_stalled_days: 5 } },
    master,
  );
  expect(await stalled()).toEqual([first.id, later.id]);
});
