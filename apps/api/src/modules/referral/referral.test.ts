import { randomUUID } from 'node:crypto';
import { referral } from '@esteto/contract/referral';
import { signup } from '@esteto/contract/signup';
import { SIGNUP_CONSENT } from '@esteto/domain/signup/signup-form';
import { expect, test } from 'vitest';
import { newEmail } from '../../testing/documents.ts';
import { newScene } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { exampleSignup, termsInForce } from '../signup/signup.examples.ts';

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
  await expect.poll(async () => (await mine()).friends, { timeout: 15_000 }).toMatchObject([{ name: 'Helena D.', stage: 'signed_up' }]);
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
  const { referralCode } = await import('@esteto/domain/referral/referral-code');
  for (const text of ['R-1', referralCode(987_654), referralCode(staff.id)]) {
    const body = { key: randomUUID(), email: newEmail(), consent_version: SIGNUP_CONSENT.version, referral: text };
    expect((await api.call(signup.lead, { body })).status).toBe(204);
    expect(await api.sql('select source from leads where email = $1', [body.email])).toEqual([{ source: 'signup' }]);
  }
});
