import { boleto } from '@esteto/contract/money/boleto';
import { type WizardState, wizard } from '@esteto/contract/opening/wizard';
import { wizardDocument } from '@esteto/contract/opening/wizard-document';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { wizardPartner } from '@esteto/contract/opening/wizard-partner';
import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import { readBrCode } from '@esteto/domain/shared/document/br-code';
import { describe, expect, test } from 'vitest';
import { boletoLineOf, newCnpj, newCpf, newEmail } from '../../../testing/documents.ts';
import { linkIn } from '../../../testing/outbox.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { couponSample } from '../../plan/coupon/coupon.examples.ts';
import { PERSONAL, paper } from './document/wizard-document.examples.ts';
import { newPlan } from './order/wizard-order.examples.ts';
import { partnerSample } from './partner/wizard-partner.examples.ts';
import { atStep, companyTypeSample, doctorSample, newCompanySample } from './wizard.examples.ts';

const api = await testApp({ PIX_KEY: 'financeiro@esteto.test', PIX_NAME: 'Esteto', PIX_CITY: 'São Paulo' }, { idle: true });

/** The owner of a company on its way in, at 'Escolha do Plano'. */
const newOwner = async (type: AccountType = 'new_company') => {
  const scene = await newScene(api, { company: await api.make.company({ cnpj: null, without_plan: true }) });
  await atStep(scene, type === 'free_trial' ? 'company_type' : 'plan_choice', type);
  const { company, partner: as } = scene;
  const at = { company_id: company.id };
  const state = async () => (await api.ask(wizard.state, at, { as })).wizard as NonNullable<WizardState['wizard']>;
  return {
    scene,
    at,
    as: { as },
    state,
    version: async () => (await state()).version,
    step: async () => (await state()).step,
  };
};
type Owner = Awaited<ReturnType<typeof newOwner>>;

const choose = async (owner: Owner, plan_id: number, rest: { coupon?: string; is_resident?: boolean; partners?: number } = {}) =>
  api.call(wizardOrder.choose, { ...owner.at, body: { plan: plan_id, ...rest, version: await owner.version() } }, owner.as);

const charged = async ({ at, scene }: Owner) =>
  (await api.ask(boleto.list, at, { as: scene.master })).items.map(({ amount, due_date, competence }) => ({
    amount,
    due_date,
    competence,
  }));

const toPayment = async (owner: Owner, value = 29_990) => {
  const { id } = await newPlan(owner.scene, value);
  await choose(owner, id);
  await api.ask(wizardOrder.confirm, { ...owner.at, body: { version: await owner.version() } }, owner.as);
  const { payment } = await api.ask(wizardOrder.payment, owner.at, owner.as);
  if (!payment) throw new Error('there is no payment');
  return payment;
};

const claim = (owner: Owner, id: number) =>
  api.call(
    wizardOrder.claim,
    { ...owner.at, id, body: { paid_on: '2026-11-02' }, file: { name: 'comprovante.pdf', bytes: PDF } },
    owner.as,
  );

const decide = ({ scene }: Owner, id: number, version: number, action: 'confirm' | 'refuse', reason?: string) =>
  api.call(wizardOrder.decide, { id, body: { action, reason, version } }, { as: scene.master });

describe('the plan', () => {
  test('costs, line by line, what it costs once it has begun', async () => {
    const owner = await newOwner();
    const { id } = await newPlan(owner.scene);
    const { code } = await api.ask(coupon.create, { body: couponSample() }, { as: owner.scene.master });
    const offers = await api.ask(wizardOrder.plans, { ...owner.at, is_resident: true, partners: 3, coupon: code }, owner.as);
    const offered = offers.find((each) => each.id === id)?.price;
    // 149,90 for residents, two partners more, and 10 % off the plan for three payments.
    expect(offered).toMatchObject({ total: 14_990 + 10_000 - 1_499, after_coupon: { total: 24_990, payments_left: 3 } });

    expect((await choose(owner, id, { is_resident: true, partners: 3, coupon: code })).status).toBe(200);
    await api.ask(wizardOrder.confirm, { ...owner.at, body: { version: await owner.version() } }, owner.as);
    const { payment } = await api.ask(wizardOrder.payment, owner.at, owner.as);
    expect(payment).toMatchObject({ amount: offered?.total, status: 'open', way: 'pix' });
    expect(readBrCode(payment?.pix?.code ?? '')).toMatchObject({ ok: true, amount: offered?.total, key: 'financeiro@esteto.test' });

    await claim(owner, payment?.id ?? 0);
    await decide(owner, payment?.id ?? 0, 2, 'confirm');
    const { subscription } = await api.ask(plan.own, owner.at, owner.as);
    // The payment that was made has used the coupon once.
    expect(subscription?.price).toMatchObject({ total: offered?.total, after_coupon: { total: 24_990, payments_left: 2 } });
    expect(await owner.step()).toBe('company_type');
  });

  test('that was paid for begins with its discount, even when the coupon changes or ends while the payment is on its way', async () => {
    const owner = await newOwner();
    const as = { as: owner.scene.master };
    const { id } = await newPlan(owner.scene);
    const made = await api.ask(coupon.create, { body: couponSample() }, as);
    await choose(owner, id, { coupon: made.code });
    await api.ask(wizardOrder.confirm, { ...owner.at, body: { version: await owner.version() } }, owner.as);
    const { payment } = await api.ask(wizardOrder.payment, owner.at, owner.as);
    await claim(owner, payment?.id ?? 0);
    const ended = { ...couponSample(), percentage: '0.9', max_payments: 1, is_active: false, version: 1 };
    await api.ask(coupon.update, { id: made.id, body: ended }, as);

    expect((await decide(owner, payment?.id ?? 0, 2, 'confirm')).status).toBe(200);
    const { subscription } = await api.ask(plan.own, owner.at, owner.as);
    expect(subscription?.price).toMatchObject({ total: payment?.amount, after_coupon: { payments_left: 2 } });
    expect(subscription?.price.lines.at(-1)?.label).toBe(`Cupom ${made.code}`);
    expect(await api.ask(coupon.detail, { id: made.id }, as)).toMatchObject({ uses_count: 1 });
  });

  test('is chosen with no coupon that does not count, and nothing is kept of the try', async () => {
    const owner = await newOwner();
    const { id } = await newPlan(owner.scene);
    const answer = await choose(owner, id, { coupon: 'NAOEXISTE' });
    expect(answer).toMatchObject({ status: 422, error: { errors: { coupon: ['Não há cupom com este código.'] } } });
    expect(await owner.state()).toMatchObject({ step: 'plan_choice', plan_id: null, coupon: null });
  });

  test('of nothing begins at once, with nothing to pay', async () => {
    const owner = await newOwner('natural_person');
    const { id } = await newPlan(owner.scene, 0);
    await choose(owner, id);
    await api.ask(wizardOrder.confirm, { ...owner.at, body: { version: await owner.version() } }, owner.as);
    expect(await owner.state()).toMatchObject({ step: 'doctor_address', order_value: 0, payment_status: null });
    expect((await api.ask(plan.own, owner.at, owner.as)).subscription?.plan_id).toBe(id);
  });

  test('with days of trial begins with them, and its first month is charged for the day after', async () => {
    const owner = await newOwner();
    const { id } = await newPlan(owner.scene, 29_990, { trial_days: 15 });
    const { code } = await api.ask(coupon.create, { body: couponSample() }, { as: owner.scene.master });
    await choose(owner, id, { coupon: code });
    await api.ask(wizardOrder.confirm, { ...owner.at, body: { version: await owner.version() } }, owner.as);
    expect(await owner.state()).toMatchObject({ step: 'company_type', order_value: 0, payment_status: null });
    expect((await api.ask(plan.own, owner.at, owner.as)).subscription).toMatchObject({
      subscription_status: 'trial',
      trial_until: '2026-12-04',
      price: { total: 26_991, after_coupon: { payments_left: 3 } },
    });
    expect(await charged(owner)).toEqual([{ amount: 26_991, due_date: '2026-12-05', competence: '2026-12' }]);
  });

  test('may be another one until it is paid for, and the former charge is over', async () => {
    const owner = await newOwner();
    const first = await toPayment(owner);
    const { id } = await newPlan(owner.scene, 9_990);
    expect((await choose(owner, id)).status).toBe(200);
    expect(await owner.state()).toMatchObject({ step: 'plan_check', plan_id: id, payment_status: null, order_value: null });
    await api.ask(wizardOrder.confirm, { ...owner.at, body: { version: await owner.version() } }, owner.as);
    const { payment } = await api.ask(wizardOrder.payment, owner.at, owner.as);
    expect(payment).toMatchObject({ amount: 9_990 });
    expect((await claim(owner, first.id)).status).toBe(404);
    await claim(owner, payment?.id ?? 0);
    expect((await choose(owner, id)).error.errors).toEqual({ plan: [expect.stringContaining('O pagamento já foi informado')] });
  });
});

describe('the payment', () => {
  test('that is not found is told with its reason, told again, and confirmed once', async () => {
    const owner = await newOwner();
    const { id } = await toPayment(owner);
    expect((await claim(owner, id)).status).toBe(200);
    expect((await claim(owner, id)).error.code).toBe('illegal_transition');
    const told = await decide(owner, id, 2, 'refuse', 'Não há Pix deste valor na conta.');
    expect(told.body).toMatchObject({ status: 'refused', reason: 'Não há Pix deste valor na conta.', proof: { name: 'comprovante.pdf' } });
    expect((await decide(owner, id, 3, 'refuse')).status).toBe(422);
    expect(await owner.step()).toBe('payment');
    const receipt = () => api.call(wizardOrder.receipt, { ...owner.at, id }, owner.as);
    expect((await receipt()).status).toBe(404);
    await claim(owner, id);
    const [first, second] = await Promise.all([decide(owner, id, 4, 'confirm'), decide(owner, id, 4, 'confirm')]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await owner.step()).toBe('company_type');
    expect(await api.sql('select 1 from subscriptions where company_id = $1', [owner.at.company_id])).toHaveLength(1);
    const { subscription } = await api.ask(plan.own, owner.at, owner.as);
    expect(subscription?.receipt_id).toBe(id);
    const paper = (await receipt()).bytes;
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
    // Whatever the company is called later, the receipt says who paid.
    await api.sql("update companies set name = 'Outra Medicina Ltda.', cnpj = $2 where id = $1", [owner.at.company_id, newCnpj()]);
    expect((await receipt()).bytes.equals(paper)).toBe(true);
    const other = await newOwner();
    expect((await api.call(wizardOrder.receipt, { ...other.at, id }, other.as)).status).toBe(404);
  });

  test('by boleto waits for a line of its own amount', async () => {
    const owner = await newOwner();
    const { id, version } = await toPayment(owner);
    const asked = await api.ask(wizardOrder.askBoleto, { ...owner.at, id, body: { version } }, owner.as);
    expect(asked.payment).toMatchObject({ way: 'boleto', boleto: null });
    const send = (line: string, due_on: string) =>
      api.call(wizardOrder.sendBoleto, { id, body: { line, due_on, version: version + 1 } }, { as: owner.scene.master });
    expect((await send(boletoLineOf(10_000), '2026-12-10')).error.errors).toEqual({
      line: ['A linha digitável é de R$\u00a0100,00, e não de R$\u00a0299,90.'],
    });
    expect((await send(boletoLineOf(29_990), '2026-12-04')).error.errors).toEqual({
      line: ['A linha digitável vence em 10/12/2026, e não em 04/12/2026.'],
    });
    const line = boletoLineOf(29_990);
    expect((await send(line, '2026-12-10')).body).toMatchObject({ boleto: { line, due_on: '2026-12-10' } });
  });

  test('is not behind anybody who did not pay', async () => {
    const owner = await newOwner();
    await toPayment(owner);
    const ahead = await api.call(
      wizard.companyType,
      { ...owner.at, body: { ...companyTypeSample, version: await owner.version() } },
      owner.as,
    );
    expect(ahead).toMatchObject({ status: 422, error: { code: 'step_not_open' } });
  });
});

test('another type of account keeps what fits, until it is paid for', async () => {
  const owner = await newOwner();
  const change = async (account_type: AccountType) =>
    api.call(wizard.changeType, { ...owner.at, body: { account_type, version: await owner.version() } }, owner.as);
  expect((await change('natural_person')).body.wizard).toMatchObject({ account_type: 'natural_person', step: 'plan_choice' });
  expect((await change('new_company')).status).toBe(200);
  await toPayment(owner);
  expect((await change('natural_person')).error.errors?.['account_type']?.[0]).toContain('Há uma cobrança aberta');

  const trial = await newOwner('free_trial');
  const tried = await api.ask(wizard.trial, { ...trial.at, body: { wants: 'natural_person', version: await trial.version() } }, trial.as);
  expect(tried.wizard).toMatchObject({ step: 'concluded', wants: 'natural_person' });
  const version = await trial.version();
  const answer = await api.call(wizard.changeType, { ...trial.at, body: { account_type: 'new_company', version } }, trial.as);
  expect(answer.body.wizard).toMatchObject({ account_type: 'new_company', step: 'plan_choice' });
});

test('what is typed is found again on another device, and gone once it was sent', async () => {
  const owner = await newOwner();
  await atStep(owner.scene, 'company_data');
  const values = JSON.stringify({ first_name: 'Souza' });
  for (const typed of ['{"first_name":"So"}', values])
    await api.ask(wizard.keepDraft, { ...owner.at, body: { step: 'company_data', values: typed } }, owner.as);
  expect((await owner.state()).drafts).toMatchObject([{ step: 'company_data', values, helper: null }]);
  expect((await api.call(wizard.keepDraft, { ...owner.at, body: { step: 'documents', values } }, owner.as)).status).toBe(422);
  expect((await api.call(wizard.keepDraft, { ...owner.at, body: { step: 'company_data', values: '[1]' } }, owner.as)).status).toBe(422);
  await api.ask(wizard.newCompany, { ...owner.at, body: { ...newCompanySample, version: await owner.version() } }, owner.as);
  expect(await owner.state()).toMatchObject({ drafts: [], step: 'partners_data', new_company: newCompanySample });
  expect(await api.sql('select name from companies where id = $1', [owner.at.company_id])).toEqual([{ name: 'Souza Prado Medicina' }]);
});

describe('the partners', () => {
  const atPartners = async () => {
    const owner = await newOwner();
    await atStep(owner.scene, 'company_type');
    const type = { ...companyTypeSample, legal_nature: 'limited' as const };
    await api.ask(wizard.companyType, { ...owner.at, body: { ...type, version: await owner.version() } }, owner.as);
    await api.ask(wizard.newCompany, { ...owner.at, body: { ...newCompanySample, version: await owner.version() } }, owner.as);
    const list = () => api.ask(wizardPartner.list, owner.at, owner.as);
    const [own] = await list();
    if (!own) throw new Error('the owner is no partner');
    const add = (name: string, email: string | null = newEmail()) =>
      api.ask(wizardPartner.add, { ...owner.at, body: { name, email } }, owner.as);
    const finish = async () => api.call(wizardPartner.finish, { ...owner.at, body: { version: await owner.version() } }, owner.as);
    return { ...owner, own, list, add, finish };
  };

  test('hold the company to the share, and each tells their own part by a link that works once', async () => {
    const owner = await atPartners();
    expect(owner.own).toMatchObject({ is_owner: true, shares: 150, form: null });
    expect((await owner.finish()).error.errors?.['partners']?.[0]).toContain('pede pelo menos 2 sócios');
    const bruno = await owner.add('Bruno Alves');
    expect((await owner.finish()).error.errors?.['partners']).toEqual(['Diga quantas quotas tem cada sócio.']);
    const divided = await api.ask(wizardPartner.divide, owner.at, owner.as);
    expect(divided.map(({ shares }) => shares)).toEqual([75, 75]);
    expect((await owner.finish()).error.errors?.['partners']?.[0]).toMatch(/^Falta a parte de .+ e Bruno Alves\.$/);

    const own = { ...partnerSample(), version: 2 };
    await api.ask(wizardPartner.fill, { ...owner.at, id: owner.own.id, body: own }, owner.as);
    await api.ask(wizardPartner.invite, { ...owner.at, id: bruno.id }, owner.as);
    await api.modules.wizardPartners.send({ id: bruno.id }, 'test');
    const letter = (await api.outbox()).find((text) => text.includes(`To: ${bruno.email}`));
    const token = linkIn(letter, '/socio/').split('/').at(-1) ?? '';
    expect((await api.call(wizardPartner.look, { body: { token } })).body).toMatchObject({
      name: 'Bruno Alves',
      company: 'Souza Prado Medicina',
    });
    expect((await api.call(wizardPartner.tell, { body: { ...partnerSample(), cpf: own.cpf, token } })).error.errors).toEqual({
      cpf: ['Já há um sócio com este CPF nesta empresa.'],
    });
    expect((await api.call(wizardPartner.tell, { body: { ...partnerSample(), token } })).status).toBe(204);
    expect(await api.call(wizardPartner.tell, { body: { ...partnerSample(), token } })).toMatchObject({
      status: 409,
      error: { message: 'Este link já foi usado: os seus dados já foram enviados.' },
    });
    expect((await owner.finish()).body.wizard).toMatchObject({ step: 'doctor_address', partners: 2 });
  });

  test('are one person with the doctor whom the owner is: told once, with one CPF wherever it is told', async () => {
    const owner = await atPartners();
    const own = partnerSample();
    await api.ask(wizardPartner.fill, { ...owner.at, id: owner.own.id, body: { ...own, version: 1 } }, owner.as);
    const { doctor, cpf } = await api.ask(wizard.ownDoctor, owner.at, owner.as);
    expect({ cpf, birth_date: doctor?.birth_date, rg: doctor?.rg }).toEqual({ cpf: own.cpf, birth_date: own.birth_date, rg: own.rg });
    await atStep(owner.scene, 'doctor_address');
    const told = doctorSample();
    await api.ask(wizard.doctor, { ...owner.at, body: { ...told, version: await owner.version() } }, owner.as);
    expect((await owner.list())[0]?.form).toMatchObject({ cpf: told.cpf, birth_date: told.birth_date, rg: own.rg, address: told.address });

    const { id } = await owner.add('Bruno Alves', null);
    const twice = { ...partnerSample(), cpf: told.cpf, version: 1 };
    const fill = (body: typeof twice) => api.call(wizardPartner.fill, { ...owner.at, id, body }, owner.as);
    expect((await fill(twice)).error.errors).toEqual({ cpf: ['Já há um sócio com este CPF nesta empresa.'] });
    const bruno = partnerSample();
    expect((await fill({ ...bruno, version: 1 })).status).toBe(200);
    const asBruno = { ...told, cpf: bruno.cpf, version: await owner.version() };
    expect((await api.call(wizard.doctor, { ...owner.at, body: asBruno }, owner.as)).error.errors).toEqual({
      cpf: ['Outro sócio desta empresa tem este CPF.'],
    });
  });

  test('who come after the plan was paid are charged for its first month once, and count from then on', async () => {
    const owner = await newOwner();
    const payment = await toPayment(owner);
    await claim(owner, payment.id);
    await decide(owner, payment.id, 2, 'confirm');
    await api.ask(wizard.companyType, { ...owner.at, body: { ...companyTypeSample, version: await owner.version() } }, owner.as);
    await api.ask(wizard.newCompany, { ...owner.at, body: { ...newCompanySample, version: await owner.version() } }, owner.as);
    await api.sql('delete from partners where company_id = $1', [owner.at.company_id]);
    const come = (name: string, shares: number) =>
      api.sql(
        `insert into partners (company_id, is_owner, name, shares, filled_at, created_at, updated_at)
         values ($1, $2, $3, $4, now(), now(), now())`,
        [owner.at.company_id, name === 'Ana', name, shares],
      );
    const finish = async () => {
      await api.sql('update wizards set company_type = company_type || \'{"legal_nature": "limited"}\' where company_id = $1', [
        owner.at.company_id,
      ]);
      return api.ask(wizardPartner.finish, { ...owner.at, body: { version: await owner.version() } }, owner.as);
    };
    for (const name of ['Ana', 'Bia', 'Caio']) await come(name, 50);
    expect((await finish()).wizard).toMatchObject({ partners: 3, charged_partners: 3 });
    // Two partners beside the one who was paid for, 50,00 each.
    const owed = [{ amount: 10_000, due_date: '2026-11-30', competence: null }];
    expect(await charged(owner)).toEqual(owed);
    expect((await api.ask(plan.own, owner.at, owner.as)).subscription?.price.total).toBe(29_990 + 10_000);
    await finish();
    expect(await charged(owner)).toEqual(owed);
  });

  test('are told of no link that is over or was never there', async () => {
    const owner = await atPartners();
    const { id } = await owner.add('Carla Dias', null);
    expect((await api.call(wizardPartner.invite, { ...owner.at, id }, owner.as)).error.errors).toHaveProperty('email');
    const { link } = await api.ask(wizardPartner.link, { ...owner.at, id }, owner.as);
    const token = link.split('/').at(-1) ?? '';
    await api.sql("update partners set expires_at = '2020-01-01T00:00:00Z' where id = $1", [id]);
    for (const wrong of [token, 'abc'])
      expect((await api.call(wizardPartner.tell, { body: { ...partnerSample(), token: wrong } })).error).toMatchObject({
        code: 'partner_link_invalid',
      });
    await api.ask(wizardPartner.remove, { ...owner.at, id }, owner.as);
    expect((await api.call(wizardPartner.remove, { ...owner.at, id: owner.own.id }, owner.as)).status).toBe(404);
  });
});

test('the papers that lack are named, and what is returned lacks again', async () => {
  const owner = await newOwner();
  await atStep(owner.scene, 'documents');
  const finish = async () => api.call(wizardDocument.finish, { ...owner.at, body: { version: await owner.version() } }, owner.as);
  expect((await finish()).error.errors?.['documents']?.[0]).toBe(
    'Falta enviar: Título de eleitor ou Recibo do imposto de renda; Cartão do CPF ou CNH; RG; Comprovante de residência.',
  );
  const sent = [];
  for (const kind of PERSONAL) sent.push(await api.ask(wizardDocument.send, { ...owner.at, ...paper(kind) }, owner.as));
  const [title] = sent;
  const { master } = owner.scene;
  const judge = (version: number, action: 'accept' | 'return', reason?: string) =>
    api.call(wizardDocument.decide, { id: title?.id ?? 0, body: { action, reason, version } }, { as: master });
  expect((await judge(1, 'return')).error.errors).toHaveProperty('reason');
  expect((await judge(1, 'return', 'Está cortado.')).body).toMatchObject({ status: 'returned', reason: 'Está cortado.' });
  expect((await finish()).error.errors?.['documents']?.[0]).toContain('Título de eleitor');
  await judge(2, 'accept');
  expect((await api.call(wizardDocument.remove, { ...owner.at, id: title?.id ?? 0 }, owner.as)).error.code).toBe('document_accepted');
  expect((await finish()).body.wizard?.step).toBe('contract');
});

test('the owner tells of themself, which is what the team sees of the doctor', async () => {
  const owner = await newOwner();
  await atStep(owner.scene, 'doctor_address');
  expect((await api.ask(wizard.ownDoctor, owner.at, owner.as)).doctor).toBeNull();
  const doctor = { ...doctorSample(), is_resident_doctor: true };
  const version = await owner.version();
  const half = { ...doctor, address: { ...doctor.address, number: null }, version };
  expect((await api.call(wizard.doctor, { ...owner.at, body: half }, owner.as)).error.errors).toEqual({
    'address.number': ['Preencha o número; sem número, escreva S/N.'],
  });
  await api.ask(wizard.doctor, { ...owner.at, body: { ...doctor, version } }, owner.as);
  expect(await owner.state()).toMatchObject({ step: 'documents', is_resident: true });
  expect((await api.ask(wizard.ownDoctor, owner.at, owner.as)).doctor).toMatchObject(doctor);
  const other = await newOwner();
  await atStep(other.scene, 'doctor_address');
  const taken = await api.call(
    wizard.doctor,
    { ...other.at, body: { ...doctorSample(), cpf: doctor.cpf, version: await other.version() } },
    other.as,
  );
  expect(taken.error.errors).toEqual({ cpf: ['Já existe uma pessoa com este CPF.'] });
  expect(newCpf()).toHaveLength(11);
});
