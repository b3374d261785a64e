import { randomUUID } from 'node:crypto';
import { notice } from '@esteto/contract/office/notice';
import { referral } from '@esteto/contract/opening/referral';
import { signup } from '@esteto/contract/opening/signup';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { SIGNUP_CONSENT } from '@esteto/domain/opening/signup/signup-form';
import { addMonths } from '@esteto/domain/shared/date/date';
import { describe, expect, test } from 'vitest';
import { newEmail } from '../../../testing/documents.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { couponSample } from '../../plan/coupon/coupon.examples.ts';
import { offeredPlanId } from '../proposal/proposal.examples.ts';
import { exampleSignup, termsInForce } from '../signup/signup.examples.ts';
import { atStep } from '../wizard/wizard.examples.ts';

const api = await testApp();
const { partner, company, master } = await newScene(api);
const terms_id = await termsInForce(api);
const mine = () => api.ask(referral.mine, {}, { as: partner });
const codeOf = (link: string) => new URL(link).searchParams.get('indicacao') ?? '';

test('a person has one link and its QR code, and sees of each friend how far they are and no more', async () => {
  const { link, qr, friends } = await mine();
  expect(link).toMatch(/\/cadastro\?indicacao=[2-9A-Z]{8}$/);
  expect(qr).toMatch(/^<svg/);
  expect(friends).toEqual([]);
  expect((await mine()).link).toBe(link);

  const body = exampleSignup(terms_id, newEmail());
  const left = { key: randomUUID(), email: body.email, consent_version: SIGNUP_CONSENT.version, referral: codeOf(link) };
  expect((await api.call(signup.lead, { body: left })).status).toBe(204);
  expect((await mine()).friends).toMatchObject([{ name: 'Um amigo seu', stage: 'interested' }]);

  // Through another friend's link in the end: the first sent them.
  const other = await api.make.partner(company);
  const theirs = await api.ask(referral.mine, {}, { as: other });
  await api.call(signup.create, { body: { ...body, referral: `${codeOf(theirs.link)}-Q` } });
  await expect.poll(async () => (await mine()).friends).toMatchObject([{ name: 'Helena D.', stage: 'signed_up' }]);
  expect((await api.ask(referral.mine, {}, { as: other })).friends).toEqual([]);
  expect(JSON.stringify(await mine())).not.toContain(body.email);

  const { items } = await api.ask(referral.list, { search: body.email }, { as: master });
  expect(items).toMatchObject([
    { friend: 'Helena Duarte', referrer_name: partner.name, channel: 'link', lead_stage: 'signed_up', company_name: 'Helena Duarte' },
  ]);
  const found = (query: object) => api.ask(referral.list, query, { as: master }).then(({ total }) => total);
  expect([await found({ stage: 'signed_up' }), await found({ stage: 'client' }), await found({ search: partner.name })]).toEqual([1, 0, 1]);
});

test("a code that is nobody's, or of staff, notes nothing and stops nobody", async () => {
  const staff = await api.make.master();
  const { referralCode } = await import('@esteto/domain/opening/referral/referral-code');
  for (const text of ['R-1', referralCode(987_654), referralCode(staff.id)]) {
    const body = { key: randomUUID(), email: newEmail(), consent_version: SIGNUP_CONSENT.version, referral: text };
    expect((await api.call(signup.lead, { body })).status).toBe(204);
    expect(await api.sql('select source from leads where email = $1', [body.email])).toEqual([{ source: 'signup' }]);
  }
});

describe('the prize', () => {
  const sample = () => ({ ...couponSample(), percentage: '0.5', max_payments: 1, referral: 'reward' as const });

  /** Somebody who came by the link and has begun to register a company; `person`: whose it is. */
  const friendOf = async (link: string, person?: TestPerson) => {
    const email = newEmail();
    const left = { key: randomUUID(), email, consent_version: SIGNUP_CONSENT.version, referral: codeOf(link) };
    await api.call(signup.lead, { body: left });
    const scene = await newScene(api, { company: await api.make.company({ cnpj: null }), ...(person && { partner: person }) });
    if (person) await api.make.join(person, scene.company, { is_owner: true });
    await api.sql("update leads set stage = 'signed_up', company_id = $2 where email = $1", [email, scene.company.id]);
    await atStep(scene, 'plan_choice');
    return scene;
  };

  test('is shown before one shares, is given once when the friend pays, is told, and counts in the plan of whoever earned it', async () => {
    const { partner: referrer, company: own } = await newScene(api);
    const as = { as: referrer };
    const staff = { as: master };
    expect(await api.ask(referral.mine, {}, as)).toMatchObject({ friend_gets: null, you_get: null });
    const reward = await api.ask(coupon.create, { body: sample() }, staff);
    const { link, you_get } = await api.ask(referral.mine, {}, as);
    expect(you_get).toBe('50,00\u00a0% de desconto no preço do plano, no primeiro pagamento.');
    expect((await api.call(coupon.create, { body: sample() }, staff)).error.errors).toEqual({
      referral: ['Outro cupom ativo já tem este papel nas indicações.'],
    });

    const friend = await friendOf(link);
    // What was promised holds, whatever is promised later.
    await api.ask(coupon.update, { id: reward.id, body: { ...sample(), percentage: '0.1', version: 1 } }, staff);
    const at = { company_id: friend.company.id };
    const plan_id = await offeredPlanId({ api, master });
    const theirs = { as: friend.partner };
    const { wizard } = await api.ask(wizardOrder.choose, { ...at, body: { plan: plan_id, version: 1 } }, theirs);
    await api.ask(wizardOrder.confirm, { ...at, body: { version: wizard?.version ?? 0 } }, theirs);
    const { payment } = await api.ask(wizardOrder.payment, at, theirs);
    expect((await api.ask(referral.mine, {}, as)).coupons).toEqual([]);
    await api.ask(wizardOrder.decide, { id: payment?.id ?? 0, body: { action: 'confirm', version: 1 } }, staff);
    await expect.poll(async () => (await api.ask(referral.mine, {}, as)).coupons.length).toBe(1);
    await api.modules.referrals.reward(at, 'again');
    const { coupons, friends } = await api.ask(referral.mine, {}, as);
    expect(coupons).toMatchObject([{ gives: you_get, situation: 'active', valid_until: addMonths(api.clock.today(), 12) }]);
    const code = coupons[0]?.code ?? '';
    expect(friends).toMatchObject([{ coupon_code: code, paid_at: expect.any(String) }]);
    expect(await api.ask(notice.list, {}, as)).toMatchObject([{ kind: 'referral.rewarded', body: expect.stringContaining(code) }]);

    const OTHERS = { code: ['Este cupom é pessoal e foi dado a outra pessoa.'] };
    expect((await api.call(coupon.check, { code })).error.errors).toEqual(OTHERS);
    const use = (company_id: number, who: TestPerson) => api.call(plan.redeem, { company_id, body: { code } }, { as: who });
    for (const id of [own.id, company.id]) await api.ask(plan.subscribe, { id, body: { plan_id } }, staff);
    expect((await use(company.id, partner)).error.errors).toEqual(OTHERS);
    expect((await use(own.id, referrer)).body.subscription?.price).toMatchObject({ total: 14_950, after_coupon: { payments_left: 1 } });
    expect((await use(own.id, referrer)).error.errors).toMatchObject({ code: [expect.stringContaining('ainda tem outro desconto')] });
    expect((await api.ask(referral.mine, {}, as)).coupons).toMatchObject([{ code, situation: 'used_up' }]);
  });

  test.each(['own', 'known'] as const)('is not given for a friend who is %s, and the team reads why', async (refusal) => {
    const { partner: referrer } = await newScene(api);
    const { link } = await api.ask(referral.mine, {}, { as: referrer });
    const known = await newScene(api);
    const plan_id = await offeredPlanId({ api, master });
    if (refusal === 'known') await api.ask(plan.subscribe, { id: known.company.id, body: { plan_id } }, { as: master });
    const friend = await friendOf(link, refusal === 'own' ? referrer : known.partner);
    await api.modules.referrals.reward({ company_id: friend.company.id }, 'test');
    const { coupons, friends } = await api.ask(referral.mine, {}, { as: referrer });
    expect([coupons, friends.map(({ coupon_code }) => coupon_code)]).toEqual([[], [null]]);
    const { items } = await api.ask(referral.list, { search: referrer.name }, { as: master });
    // Her number may stand in what somebody else's row is found by.
    expect(items.filter(({ referrer_id }) => referrer_id === referrer.id)).toMatchObject([
      { refusal, coupon_code: null, paid_at: expect.any(String) },
    ]);
  });
});
