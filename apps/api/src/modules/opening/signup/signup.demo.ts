import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { referralCode } from '@esteto/domain/opening/referral/referral-code';
import { SIGNUP_CONSENT } from '@esteto/domain/opening/signup/signup-form';
import { firstSimulation } from '@esteto/domain/opening/simulation/simulation-input';
import { LEAD_CONSENT } from '@esteto/domain/opening/simulation/simulation-lead';
import { addDays } from '@esteto/domain/shared/date/date';
import { keyOf, mailOf, signUp } from '../../../demo/demo-signup.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { systemActor } from '../../../platform/work/actor.ts';

export const signupLives = (stage: Stage): Life[] => [
  ...BEGUN.map((one, index) => begun(stage, one, index)),
  ...SIMULATED.map((one, index) => simulated(stage, one, index)),
  leftAlone(stage),
];

const visitor = systemActor('demo');
const friendOf = ({ cast }: Stage): number => cast.companies[0]?.partner.user.id ?? 0;

type Begun = {
  name: string;
  account_type: AccountType;
  /** Days ago that they signed up, and that they came to each step since. */
  came: number;
  steps: readonly (readonly [step: WizardStep, days: number])[];
  sent?: 'link' | 'qr';
  /** What they simulated before they came, a month. */
  revenue?: number;
};

/** Companies on their way in: each kind of account, steps on either side, and some that have come through. */
const BEGUN: readonly Begun[] = [
  { name: 'Gustavo Pinheiro', account_type: 'new_company', came: 3, steps: [], revenue: 3_800_000 },
  {
    name: 'Larissa Antunes',
    account_type: 'new_company',
    came: 12,
    steps: [
      ['plan_check', 11],
      ['payment', 6],
    ],
    sent: 'link',
  },
  {
    name: 'Otávio Brandão',
    account_type: 'migrated_company',
    came: 20,
    steps: [
      ['payment', 19],
      ['company_data', 17],
      ['documents', 9],
    ],
  },
  {
    name: 'Renata Siqueira',
    account_type: 'natural_person',
    came: 8,
    steps: [
      ['payment', 7],
      ['doctor_address', 5],
      ['concluded', 2],
    ],
  },
  { name: 'Tiago Fontes', account_type: 'free_trial', came: 5, steps: [['concluded', 4]] },
  {
    name: 'Vanessa Leal',
    account_type: 'new_company',
    came: 50,
    steps: [
      ['payment', 48],
      ['company_type', 45],
      ['documents', 40],
      ['concluded', 37],
      ['register', 36],
    ],
    sent: 'qr',
  },
  {
    name: 'Heitor Camargo',
    account_type: 'natural_person',
    came: 75,
    steps: [
      ['payment', 74],
      ['documents', 70],
      ['finished', 66],
    ],
  },
];

async function* begun(stage: Stage, { name, account_type, came, steps, sent, revenue }: Begun, index: number): Life {
  const { modules, today, cast } = stage;
  const { leads, wizards, registers, referrals } = modules;
  yield at(addDays(today, -came), 20 * 60 + index * 5);
  const company = await signUp(stage, {
    name,
    account_type,
    index,
    referral: sent ? referralCode(friendOf(stage), sent) : null,
    simulation: revenue ? { ...firstSimulation(stage.today.slice(0, 7)), revenue } : null,
  });
  if (!company) return;
  if (index % 2 === 1) await registers.assign(cast.staff, { body: { ids: [company.id], analyst_id: cast.staff.user.id } });
  for (const [step, days] of steps) {
    yield at(addDays(today, -days), 20 * 60 + index * 5);
    await wizards.place(visitor, company.id, step);
    await leads.settle('demo');
    // Whoever is past the payment has paid: whoever sent them has the prize.
    if (step === 'company_type') await referrals.reward({ company_id: company.id }, 'demo');
  }
}

const SIMULATED = [
  { name: 'Beatriz Nogueira', revenue: 2_800_000, days: 4, phone: '11985520001' },
  { name: 'Caio Ferraz', revenue: 6_500_000, days: 11, phone: null },
  { name: 'Denise Albuquerque', revenue: 1_200_000, days: 26, phone: '21985520003' },
  { name: 'Larissa Antunes', revenue: 4_000_000, days: 14, phone: '11985511001' },
] as const;

/** Simulations that people left; one of them signed up two days later. */
async function* simulated(
  { modules: { simulations }, today }: Stage,
  { name, revenue, days, phone }: (typeof SIMULATED)[number],
  index: number,
): Life {
  yield at(addDays(today, -days), 21 * 60 + index * 5);
  await simulations.keep(visitor, {
    body: {
      key: keyOf('simulation', index),
      name,
      email: mailOf(name),
      phone,
      consent: true,
      consent_version: LEAD_CONSENT.version,
      input: { ...firstSimulation(today.slice(0, 7)), revenue },
    },
  });
}

/** Who left no more than an e-mail: one by the site, one by a friend's link. */
async function* leftAlone(stage: Stage): Life {
  for (const [index, name] of ['Fábio Queiroz', 'Karina Bastos'].entries()) {
    yield at(addDays(stage.today, -6 + index), 22 * 60);
    await stage.modules.signups.lead(visitor, {
      body: {
        key: keyOf('left', index),
        email: mailOf(name),
        consent_version: SIGNUP_CONSENT.version,
        referral: index === 1 ? referralCode(friendOf(stage)) : null,
      },
    });
  }
}
