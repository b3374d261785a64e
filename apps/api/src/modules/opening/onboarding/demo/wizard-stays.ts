import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { mailOf } from '../../../../demo/demo-signup.ts';
import { claim, requiredKinds, send, type Walker } from './wizard-walk.ts';

type Stay = (walker: Walker, where: { company_id: number }) => Promise<void>;

/** Begun and not sent: found again on another device. */
const typing: Stay = async ({ stage: { modules }, owner, type }, where) => {
  if (type !== 'new_company') return;
  const values = JSON.stringify({ first_name: `${owner.user.name.split(' ').at(-1)} Clínica Médica` });
  await modules.wizards.keepDraft(owner, { ...where, body: { step: 'company_data', values, seen: null } });
};

/** A boleto was asked for, which our team has to make, or it is told as paid. */
const paying: Stay = async (walker, where) => {
  const { stage, owner, type } = walker;
  if (type === 'natural_person') {
    await claim(walker);
    return;
  }
  const { payment } = await stage.modules.wizardOrders.payment(owner);
  if (payment) await stage.modules.wizardOrders.askBoleto(owner, { ...where, id: payment.id, body: { version: payment.version } });
};

/** The other partner was asked, and has not told of themself yet. */
const asking: Stay = async ({ stage: { modules }, owner, partners }, where) => {
  if (partners === 1) return;
  const name = 'Renato Vidal';
  const { id } = await modules.wizardPartners.add(owner, { ...where, body: { name, email: mailOf(name), shares: 75 } });
  await modules.wizardPartners.divide(owner);
  await modules.wizardPartners.invite(owner, { ...where, id });
};

/** Some papers are there; of one our team says what it lacks. */
const sending: Stay = async (walker) => {
  const { cast, modules } = walker.stage;
  const [first, ...others] = requiredKinds(walker).slice(0, 3);
  if (!first) return;
  const { id, version } = await send(walker, first);
  for (const kind of others) await send(walker, kind);
  const body = { action: 'return', reason: 'A foto cortou o número. Envie a folha inteira.', version } as const;
  await modules.wizardDocuments.decide(cast.staff, { id, body });
};

/** Our team has begun to look at what came. */
const judging: Stay = async ({ stage: { cast, modules }, owner }) => {
  const [paper] = await modules.wizardDocuments.list(owner);
  if (!paper) return;
  await modules.wizardDocuments.decide(cast.staff, { id: paper.id, body: { action: 'accept', reason: null, version: paper.version } });
};

const STAYS: Partial<Record<WizardStep, Stay>> = {
  payment: paying,
  company_data: typing,
  partners_data: asking,
  documents: sending,
  concluded: judging,
};

/** What is half done at the step at which they stand. */
export const stayAt = async (walker: Walker, step: WizardStep): Promise<void> => {
  await STAYS[step]?.(walker, { company_id: walker.owner.company.company_id });
};
