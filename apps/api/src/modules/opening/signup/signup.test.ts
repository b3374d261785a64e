import { randomUUID } from 'node:crypto';
import { codedError } from '@esteto/contract/coded-error';
import { company } from '@esteto/contract/company/company';
import { session } from '@esteto/contract/identity/session';
import { lead } from '@esteto/contract/opening/lead';
import { proposal } from '@esteto/contract/opening/proposal';
import { referral } from '@esteto/contract/opening/referral';
import { signup } from '@esteto/contract/opening/signup';
import { wizard } from '@esteto/contract/opening/wizard';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { EMAIL_NOT_VERIFIED } from '@esteto/contract/wire-error';
import { SIGNUP_CONSENT, SIGNUP_RETENTION_MONTHS, type SignupForm } from '@esteto/domain/opening/signup/signup-form';
import { firstSimulation } from '@esteto/domain/opening/simulation/simulation-input';
import { describe, expect, test } from 'vitest';
import { newCnpj, newCpf, newEmail } from '../../../testing/documents.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { codeIn } from '../../../testing/outbox.ts';
import { newScene } from '../../../testing/scene.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { couponSample } from '../../plan/coupon/coupon.examples.ts';
import { planSample } from '../../plan/plan/plan.examples.ts';
import { sentProposal } from '../proposal/proposal.examples.ts';
import { exampleSignup, termsInForce } from './signup.examples.ts';

const api = await testApp();
const terms_id = await termsInForce(api);
const PASSWORD = 'cavalo bateria grampo';

const told = (values: Partial<SignupForm> = {}): SignupForm => ({
  ...exampleSignup(terms_id, newEmail()),
  ...values,
});
const ask = (body: ReturnType<typeof told>) => api.call(signup.create, { body });
const confirm = (key: string, code: string) => api.call(signup.confirm, { body: { key, code, password: null } });
const login = (email: string, password = PASSWORD) => api.call(session.login, { body: { email, password } });

const messagesTo = async (email: string) => (await api.outbox()).filter((text) => text.includes(`To: ${email}`));
/** The message that a signup brought, once its jobs are done. */
const messageTo = async (email: string, nth = 0): Promise<string> => {
  await expect.poll(async () => (await messagesTo(email)).length, { interval: 50 }).toBeGreaterThan(nth);
  return (await messagesTo(email))[nth] ?? '';
};
const countOf = async (email: string) => (await api.sql('select id from users where email = $1', [email])).length;

/** Who signed up and confirmed the e-mail on a device that knows only the code and the password. */
const signedUp = async (body: SignupForm) => {
  expect((await ask(body)).status).toBe(204);
  const code = codeIn(await messageTo(body.email));
  await api.ask(signup.confirm, { body: { key: null, code, password: body.password } });
  const [as] = await api.sql<TestPerson>('select id::int as id, email from users where email = $1', [body.email]);
  if (!as) throw new Error('There is no such person.');
  const [own] = await api.ask(company.mine, {}, { as });
  return { as: { as }, at: { company_id: own?.id ?? 0 } };
};

describe('a signup', () => {
  test('becomes a person, a company of theirs and what they agreed to, once the code is told', async () => {
    const simulation = firstSimulation('2026-11');
    const body = told({ coupon: 'AMIGO10', referral: 'R-1', simulation });
    expect((await ask(body)).status).toBe(204);
    const code = codeIn(await messageTo(body.email));
    // Whoever only knows the address does not enter, and neither does the right password before the code.
    expect(await login(body.email, 'outra senha comprida')).toMatchObject({
      status: 401,
      error: { message: 'E-mail ou senha incorretos.' },
    });
    expect(await login(body.email)).toMatchObject({ status: 401, error: { message: EMAIL_NOT_VERIFIED } });
    expect(await confirm(body.key, code)).toMatchObject({ status: 200, body: { is_unclaimed: false } });
    expect(await login(body.email)).toMatchObject({ status: 200, body: { user: { type: 'doctor', doctor_role: 'partner' } } });

    const [as] = await api.sql<TestPerson>('select id::int as id, email from users where email = $1', [body.email]);
    if (!as) throw new Error('There is no such person.');
    const [kept] = await api.sql<{ all: string; company_id: string }>(
      'select w.company_id, w::text as all from wizards w join memberships m on m.company_id = w.company_id where m.user_id = $1 and m.is_owner',
      [as.id],
    );
    expect(kept?.all).toContain('AMIGO10');
    expect(await api.sql('select ip from terms_acceptances where user_id = $1 and terms_id = $2', [as.id, terms_id])).toHaveLength(1);
    expect((await api.call(company.mine, {}, { as })).body).toMatchObject([
      { wizard_step: 'plan_choice', type: 'new_company', is_owner: true },
    ]);
    const state = await api.call(wizard.state, { company_id: Number(kept?.company_id) }, { as });
    expect(state.body.wizard).toMatchObject({ account_type: 'new_company', step: 'plan_choice', coupon: 'AMIGO10' });
    // Nothing of the password is left beside the account.
    expect(
      await api.sql('select 1 from signups where email = $1 and (password_hash is not null or pending is not null)', [body.email]),
    ).toEqual([]);
  });

  test('by a proposal brings all of it to the plan step, whatever the e-mail, and its price holds though the plan got dearer', async () => {
    const scene = await newScene(api);
    const made = await api.ask(coupon.create, { body: couponSample() }, { as: scene.master });
    const { lead_id, token } = await sentProposal(scene, { coupon: made.code, is_resident: true });
    const body = told({ proposal: token });
    const owner = await signedUp(body);
    const { wizard: facts } = await api.ask(wizard.state, owner.at, owner.as);
    expect(facts).toMatchObject({ coupon: made.code, partners: 2, is_resident: true, agreed: { valid_until: '2026-12-04' } });
    const plan_id = facts?.plan_id ?? 0;
    const now = await api.ask(plan.detail, { id: plan_id }, { as: scene.master });
    const dearer = { ...planSample(), name: now.name, value: 90_000, effective_from: '2026-11-20', version: now.version };
    await api.ask(plan.update, { id: plan_id, body: dearer }, { as: scene.master });
    const ended = { ...couponSample(), code: made.code, percentage: '0.5', is_active: false, version: 1 };
    await api.ask(coupon.update, { id: made.id, body: ended }, { as: scene.master });
    const asked = { ...owner.at, is_resident: true, partners: 2, coupon: made.code };
    const offers = await api.ask(wizardOrder.plans, asked, owner.as);
    expect(offers.find(({ id }) => id === plan_id)).toMatchObject({ coupon_refusal: null, price: { total: 29_900 - 2990 } });
    const chosen = { plan: plan_id, is_resident: true, partners: 2, coupon: made.code, version: facts?.version ?? 0 };
    const { wizard: after } = await api.ask(wizardOrder.choose, { ...owner.at, body: chosen }, owner.as);
    await api.ask(wizardOrder.confirm, { ...owner.at, body: { version: after?.version ?? 0 } }, owner.as);
    expect((await api.ask(wizardOrder.payment, owner.at, owner.as)).payment?.amount).toBe(29_900 - 2990);

    const told_of = await api.ask(lead.detail, { id: lead_id }, { as: scene.master });
    expect(told_of).toMatchObject({ stage: 'signed_up', company_id: owner.at.company_id });
    // Whoever has the link may look; a second registration gets nothing of it.
    expect((await api.call(proposal.look, { body: { token } })).body).toMatchObject({ is_taken: true });
    const second = await signedUp(told({ proposal: token }));
    expect((await api.ask(wizard.state, second.at, second.as)).wizard).toMatchObject({ plan_id: null, coupon: null, agreed: null });
  });

  test('brings simulation, coupon and friend to the plan step when the e-mail is confirmed on another device', async () => {
    const scene = await newScene(api);
    const friends = { ...couponSample(), referral: 'friend' as const };
    const { code } = await api.ask(coupon.create, { body: friends }, { as: scene.master });
    const link = new URL((await api.ask(referral.mine, {}, { as: scene.partner })).link).searchParams.get('indicacao');
    const simulation = { ...firstSimulation('2026-11'), revenue: 4_200_000 };
    const owner = await signedUp(told({ referral: link, simulation }));
    const { wizard: facts } = await api.ask(wizard.state, owner.at, owner.as);
    expect(facts).toMatchObject({ simulation, coupon: code });
    const offers = await api.ask(wizardOrder.plans, { ...owner.at, coupon: code }, owner.as);
    expect(offers.length).toBeGreaterThan(0);
    for (const { coupon_refusal } of offers) expect(coupon_refusal).toBeNull();
    // The coupon of friends is nobody's who came by themself, and a code that is nobody's makes no friend.
    const alone = await signedUp(told({ referral: 'R-1', coupon: code }));
    for (const { coupon_refusal } of await api.ask(wizardOrder.plans, { ...alone.at, coupon: code }, alone.as))
      expect(coupon_refusal).toBe('Este cupom é só para quem foi indicado.');
  });

  test('asked for twice makes one account', async () => {
    const body = told();
    await Promise.all([ask(body), ask(body)]);
    await messageTo(body.email);
    expect((await ask(body)).status).toBe(204);
    expect(await countOf(body.email)).toBe(1);
    expect(await api.sql('select 1 from memberships m join users u on u.id = m.user_id where u.email = $1', [body.email])).toHaveLength(1);
  });

  test('of somebody else with the address of a person gives them nothing', async () => {
    const stranger = told({ password: 'outra senha comprida' });
    await ask(stranger);
    const code = codeIn(await messageTo(stranger.email));
    // The person themself comes, and tells the code that the address received.
    const own = told({ email: stranger.email });
    await ask(own);
    await expect.poll(() => api.sql('select 1 from signups where key = $1 and user_id is not null', [own.key])).toHaveLength(1);
    expect((await confirm(own.key, code)).status).toBe(200);
    expect((await login(own.email)).status).toBe(200);
    expect((await login(own.email, 'outra senha comprida')).status).toBe(401);
    expect((await confirm(stranger.key, 'XXXXXX')).status).toBe(422);
    expect(await countOf(own.email)).toBe(1);
  });

  test('is confirmed at the login by who types the password and the code', async () => {
    const stranger = told({ password: 'outra senha comprida' });
    await ask(stranger);
    const code = codeIn(await messageTo(stranger.email));
    const own = told({ email: stranger.email });
    await ask(own);
    await expect.poll(() => api.sql('select 1 from signups where key = $1 and user_id is not null', [own.key])).toHaveLength(1);
    const typed = (password: string) => api.ask(signup.confirm, { body: { key: null, code, password } });
    expect(await typed('mais uma senha qualquer')).toEqual({ is_unclaimed: true });
    expect(await typed(PASSWORD)).toEqual({ is_unclaimed: false });
    expect((await login(own.email)).status).toBe(200);
    expect((await login(own.email, 'outra senha comprida')).status).toBe(401);
  });

  test('confirmed on another device gets its password there, once', async () => {
    const body = told();
    await ask(body);
    const code = codeIn(await messageTo(body.email));
    expect((await api.call(signup.confirm, { body: { key: null, code, password: null } })).body).toEqual({ is_unclaimed: true });
    const choose = (password: string) => api.call(signup.choosePassword, { body: { code, password } });
    const easy = await choose(body.email.split('@')[0] ?? '');
    expect(easy).toMatchObject({ status: 422, error: { errors: { password: [expect.stringMatching(/^Senha fácil/)] } } });
    expect((await choose('tijolo planeta violino')).status).toBe(204);
    expect(await choose('cadeira oceano martelo')).toMatchObject({ status: 409, error: { code: 'has_password' } });
    expect((await login(body.email, 'tijolo planeta violino')).status).toBe(200);
    expect((await login(body.email)).status).toBe(401);
    const known = await api.make.person({ email_verified_at: null });
    await api.modules.verifications.send({ email: known.email, renew: true }, 'test-known');
    const other = codeIn(await messageTo(known.email));
    const taken = await api.call(signup.choosePassword, { body: { code: other, password: 'cadeira oceano martelo' } });
    expect(taken).toMatchObject({ status: 409, error: { code: 'has_password' } });
  });

  test('answers alike for an e-mail that is known, which is told so', async () => {
    const known = await api.make.person({});
    const answer = await ask(told({ email: known.email }));
    const other = await ask(told());
    expect([answer.status, answer.bytes]).toEqual([other.status, other.bytes]);
    expect(await messageTo(known.email)).toContain('Subject: =?UTF-8?');
    expect(await countOf(known.email)).toBe(1);
    expect((await login(known.email, api.password)).status).toBe(200);
    expect((await login(known.email)).status).toBe(401);
  });

  test('with the CNPJ of a company that is here makes nothing and says so by e-mail', async () => {
    const cnpj = newCnpj();
    await api.make.company({ cnpj });
    const body = told({ account_type: 'migrated_company', cnpj });
    expect((await ask(body)).status).toBe(204);
    await messageTo(body.email);
    expect(await countOf(body.email)).toBe(0);
  });

  test('as a natural person who is here makes nothing and says so by e-mail', async () => {
    const cpf = newCpf();
    await api.make.company({ type: 'natural_person', cnpj: null, cpf });
    const body = told({ account_type: 'natural_person', cpf });
    expect((await ask(body)).status).toBe(204);
    expect(await messageTo(body.email)).toContain('como pessoa');
    expect(await countOf(body.email)).toBe(0);
  });

  test.each<[Partial<SignupForm>, string, RegExp]>([
    [{ password: 'senha123' }, 'password', /^Senha fácil de adivinhar\./],
    [{ account_type: 'natural_person' }, 'cpf', /CPF/],
    [{ account_type: 'migrated_company' }, 'cnpj', /CNPJ/],
    [{ accepts_terms: false }, 'accepts_terms', /aceitar os termos/],
  ])('without what it needs is refused: %j', async (values, field, message) => {
    expect(await ask(told(values))).toMatchObject({ status: 422, error: { errors: { [field]: [expect.stringMatching(message)] } } });
  });

  test('with terms that are no longer in force is refused', async () => {
    expect(await ask(told({ terms_id: terms_id + 1000 }))).toMatchObject({ status: 409, error: codedError('terms_changed') });
  });
});

describe('a signup that was left', () => {
  test('keeps the e-mail of who consents, as long as they agreed to', async () => {
    const body = { key: randomUUID(), email: newEmail(), consent_version: SIGNUP_CONSENT.version };
    expect((await api.call(signup.lead, { body })).status).toBe(204);
    expect((await api.call(signup.lead, { body })).status).toBe(204);
    const rows = () => api.sql('select id from signups where key = $1', [body.key]);
    expect(await rows()).toHaveLength(1);
    await api.modules.signups.sweep();
    expect(await rows()).toHaveLength(1);
    api.clock.advance((SIGNUP_RETENTION_MONTHS + 1) * 31 * 86_400_000);
    await api.modules.signups.sweep();
    expect(await rows()).toEqual([]);
  });
});

test('the name of a company is told to anyone, a few times a minute', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => api.call(signup.company, { cnpj: newCnpj() }, { ip: '192.0.2.77' })));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 10, 429: 2 });
  expect(answers[0]?.body.name).toEqual(expect.any(String));
});
