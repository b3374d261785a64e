import { signature } from '@esteto/contract/identity/signature';
import { onboarding } from '@esteto/contract/opening/onboarding';
import { wizard } from '@esteto/contract/opening/wizard';
import { wizardContract } from '@esteto/contract/opening/wizard-contract';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { formatCpf } from '@esteto/domain/shared/document/cpf';
import { expect, test } from 'vitest';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { signingCode } from '../../../../testing/signing-code.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { couponSample } from '../../../plan/coupon/coupon.examples.ts';
import { newPlan } from '../order/wizard-order.examples.ts';
import { atStep, doctorSample } from '../wizard.examples.ts';

const api = await testApp({ OFFICE_NAME: 'Alves Contabilidade Ltda.', OFFICE_CNPJ: '11.222.333/0001-81' }, { idle: true });

/** The owner of a company that is not open yet, who has paid for a plan with half off two payments. */
const newOwner = async () => {
  const scene = await newScene(api, { company: await api.make.company({ cnpj: null, without_plan: true }) });
  const { company, partner, master } = scene;
  const [at, as] = [{ company_id: company.id }, { as: partner }];
  await atStep(scene, 'plan_choice');
  const version = async () => (await api.ask(wizard.state, at, as)).wizard?.version ?? 0;
  const { id } = await newPlan(scene);
  const half = { ...couponSample(), percentage: '0.5', max_payments: 2 };
  const { code } = await api.ask(coupon.create, { body: half }, { as: master });
  await api.ask(wizardOrder.choose, { ...at, body: { plan: id, coupon: code, version: await version() } }, as);
  await api.ask(wizardOrder.confirm, { ...at, body: { version: await version() } }, as);
  const { payment } = await api.ask(wizardOrder.payment, at, as);
  const file = { name: 'comprovante.pdf', bytes: PDF };
  await api.ask(wizardOrder.claim, { ...at, id: payment?.id ?? 0, body: { paid_on: '2026-11-02' }, file }, as);
  await api.ask(wizardOrder.decide, { id: payment?.id ?? 0, body: { action: 'confirm', version: 2 } }, { as: master });
  return { scene, at, as, version };
};

test('the contract says who agrees with whom, what it costs after the discount too, and how it ends', async () => {
  const { scene, at, as, version } = await newOwner();
  await atStep(scene, 'contract');
  expect((await api.call(wizardContract.read, at, as)).error).toMatchObject({ code: 'no_document' });
  await atStep(scene, 'doctor_address');
  const doctor = doctorSample();
  await api.ask(wizard.doctor, { ...at, body: { ...doctor, version: await version() } }, as);
  await atStep(scene, 'contract');
  const { text } = await api.ask(wizardContract.read, at, as);
  expect(text).toContain('Alves Contabilidade Ltda., inscrito no CNPJ sob o número 11.222.333/0001-81');
  expect(text).toContain(`${scene.partner.name}, inscrito no CPF ou CNPJ sob o número ${formatCpf(doctor.cpf)}`);
  expect(text).toContain('R$\u00a0149,95 nos 2 primeiros pagamentos e, depois, R$\u00a0299,90 por mês');
  expect(text).toContain('Qualquer das partes o encerra com aviso de 30 dias');
});

test('what was signed opens for the partners and for the team, as it was signed, whatever the plan is later', async () => {
  const { scene, at, as, version } = await newOwner();
  const { master } = scene;
  await atStep(scene, 'doctor_address');
  await api.ask(wizard.doctor, { ...at, body: { ...doctorSample(), version: await version() } }, as);
  await atStep(scene, 'contract');
  expect((await api.ask(plan.own, at, as)).contract).toBeNull();
  await api.ask(wizardContract.askCode, { ...at, body: { accepts_contract: true } }, as);
  await api.ask(wizardContract.sign, { ...at, body: { code: await signingCode(api, scene.partner) } }, as);

  const other = await newPlan(scene, 9_990);
  await api.ask(plan.subscribe, { id: at.company_id, body: { plan_id: other.id } }, { as: master });
  const { contract } = await api.ask(plan.own, at, as);
  const id = contract?.id ?? 0;
  const bytes = (await api.call(signature.read, { ...at, id }, as)).bytes;
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await api.ask(plan.ofCompany, { id: at.company_id }, { as: master })).contract).toEqual(contract);
  expect((await api.ask(onboarding.detail, { id: at.company_id }, { as: master })).contract).toEqual(contract);
  expect((await api.call(signature.readOfStaff, { id }, { as: master })).bytes.equals(bytes)).toBe(true);
  const stranger = await newOwner();
  expect((await api.call(signature.read, { ...stranger.at, id }, stranger.as)).status).toBe(404);
});
