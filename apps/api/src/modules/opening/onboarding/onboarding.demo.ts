import { ACCOUNT_TYPES, type AccountType, wizardSequence } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { addDays } from '@esteto/domain/shared/date/date';
import { AT_WORK } from '../../../demo/demo-doctor.ts';
import type { PlaceName } from '../../../demo/demo-places.ts';
import { signUp } from '../../../demo/demo-signup.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { type CompanyActor, type SessionUser, systemActor } from '../../../platform/work/actor.ts';
import { stayAt } from './demo/wizard-stays.ts';
import { type Walker, walkOn } from './demo/wizard-walk.ts';

export const onboardingLives = (stage: Stage): Life[] => STANDING.map((one, index) => onTheWay(stage, one, index));

const system = systemActor('demo');

/** Who stands where already: they came with a history of their own (signup.demo.ts). */
const ELSEWHERE: readonly (readonly [AccountType, WizardStep])[] = [
  ['new_company', 'plan_choice'],
  ['new_company', 'payment'],
  ['migrated_company', 'documents'],
  ['natural_person', 'concluded'],
  ['free_trial', 'concluded'],
];

const NAMES = `Adriana Sobral, Bernardo Tinoco, Camila Valverde, Diego Vilhena, Eliana Werneck, Felipe Zanella,
  Giovana Sodré, Hugo Severo, Isadora Rios, Joaquim Pontes, Kátia Portela, Leandro Rosado,
  Mirela Salomão, Nelson Tavora, Olívia Uchoa, Paulo Vidigal, Quézia Viveiros, Rodrigo Saldanha,
  Simone Taveira, Tomás Sardinha, Úrsula Ramalho, Valter Pinho, Wilma Porto, Xênia Pimentel,
  Yuri Portinari, Zélia Rocha, Álvaro Sampaio Reis`.split(/,\s+/);

type Standing = { name: string; type: AccountType; step: WizardStep };

/** Nobody stays at the first step, which is filled in with the account, but whom our team leads back to it. */
const isStayedAt = ({ type, step }: Pick<Standing, 'type' | 'step'>): boolean => step !== 'basic_data' || type === 'new_company';

/** Somebody at every step of every type of account. */
const STANDING: readonly Standing[] = ACCOUNT_TYPES.flatMap((type) => wizardSequence({ type }).map((step) => ({ type, step })))
  .filter(isStayedAt)
  .filter(({ type, step }) => !ELSEWHERE.some(([other, place]) => other === type && place === step))
  .map((place, index) => ({ ...place, name: NAMES[index] ?? `Pessoa ${index}` }));

const CITIES: readonly PlaceName[] = ['campinas', 'sao_paulo', 'ribeirao', 'santos', 'belo_horizonte'];

/** Documents and telephones of those who came by signup.demo.ts end before. */
const FIRST = 20;

/** Two out of three go on at their pace; the third has stood still for weeks. */
const sinceOf = (index: number): number => (index % 3 === 2 ? 16 + (index % 9) : 1 + (index % 6));

/** How long people take at a step: an evening for what they know, a week for what they have to find. */
const USUAL: Partial<Record<WizardStep, number>> = {
  plan_choice: 2,
  payment: 2,
  company_data: 1,
  partners_data: 3,
  documents: 6,
  contract: 1,
};

const daysOf = (steps: readonly WizardStep[], index: number): number =>
  steps.reduce((sum, step) => sum + Math.round(((USUAL[step] ?? 0) * (2 + (index % 4))) / 3), 0);

async function* onTheWay(stage: Stage, { name, type, step }: Standing, index: number): Life {
  const { cast, modules, today } = stage;
  const since = sinceOf(index);
  const steps = wizardSequence({ type });
  const place = steps.indexOf(step);
  const minutes = 19 * 60 + index * 4;
  // The first step is filled in with the account; so many days ago they came to the one at which they stand.
  const left = (passed: number): number => daysOf(steps.slice(passed, place), index);
  yield at(addDays(today, -since - Math.max(left(1), 1)), minutes);
  const signed = await signUp(stage, { name, account_type: type, index: FIRST + index, referral: null, simulation: null });
  if (!signed) return;
  if (index % 4 !== 3) await modules.registers.assign(cast.staff, { body: { ids: [signed.id], analyst_id: analystOf(stage, index) } });
  const owner = ownerOf(signed, steps[1] ?? 'plan_choice');
  const city = CITIES[index % CITIES.length] ?? 'campinas';
  const partners = type === 'new_company' && step === 'partners_data' ? 2 : 1;
  const walker: Walker = { stage, owner, type, partners, index, city };
  for (let passed = 1; passed < place; passed += 1) {
    yield at(addDays(today, -since - left(passed + 1)), minutes + 2 + passed * 3);
    await walkOn(walker);
  }
  if (step === 'basic_data') {
    // Our team leads back to it whoever signed up with what is somebody else's.
    yield at(addDays(today, -since), minutes + 2);
    await modules.wizards.place(cast.staff, signed.id, step);
  }
  yield at(addDays(today, -1), minutes + 60);
  await stayAt(walker, step);
}

const ownerOf = ({ id, user }: { id: number; user: SessionUser }, wizard_step: WizardStep): CompanyActor => {
  const membership = { user_type: 'partner', is_owner: true, permissions: [], ...AT_WORK, wizard_step } as const;
  return { ...system, user, session_id: 0, company: { ...membership, permissions: [], company_id: id } };
};

const analystOf = ({ cast: { staff, analyst } }: Stage, index: number): number => (index % 2 === 0 ? staff.user.id : analyst.user.id);
