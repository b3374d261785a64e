import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { isFreeTrial } from './company-state.ts';
import {
  ACCOUNT_TYPES,
  accountTypeLabel,
  hasActiveWizard,
  mayOpenWizardStep,
  nextWizardStep,
  previousWizardStep,
  STEP_AFTER_TRIAL,
  type WizardAccount,
  wizardProgress,
  wizardSequence,
} from './wizard.ts';
import { WIZARD_STEPS } from './wizard-step.ts';
import { wizardStepLabel } from './wizard-step-label.ts';

const account = fc.record({ type: fc.constantFrom(...ACCOUNT_TYPES), order_value: fc.constantFrom(null, 0, 19_900) });
const step = fc.constantFrom(...WIZARD_STEPS);

/** Every step that an account really walks, from the first to the last. */
const walk = (of: WizardAccount): string[] => {
  const walked = ['basic_data' as (typeof WIZARD_STEPS)[number]];
  for (let next = nextWizardStep(of, 'basic_data'); next; next = nextWizardStep(of, next)) walked.push(next);
  return walked.map((name) => wizardStepLabel[name]);
};

describe('the wizard', () => {
  it('has its fixed steps and account types', () => {
    expect(WIZARD_STEPS.map((name) => wizardStepLabel[name]).toSorted()).toEqual(
      [
        'Dados Básicos',
        'Escolha do Plano',
        'Conferir Plano',
        'Pagamento',
        'Tipo de Empresa',
        'Dados da Empresa',
        'Dados dos Sócios',
        'Endereço do Médico',
        'Documentação',
        'Contrato',
        'Cadastro Completo',
        'Wizard Finalizado',
        'Registro',
      ].toSorted(),
    );
    expect(ACCOUNT_TYPES.map((type) => accountTypeLabel[type])).toEqual([
      'Nova Empresa',
      'Migrar Empresa',
      'Pessoa Física',
      'Teste Grátis',
    ]);
  });

  it.each([
    [
      'new_company',
      'Dados Básicos, Escolha do Plano, Conferir Plano, Pagamento, Tipo de Empresa, Dados da Empresa, Dados dos Sócios, Endereço do Médico, Documentação, Contrato, Cadastro Completo, Registro, Wizard Finalizado',
    ],
    [
      'migrated_company',
      'Dados Básicos, Escolha do Plano, Conferir Plano, Pagamento, Dados da Empresa, Dados dos Sócios, Endereço do Médico, Documentação, Contrato, Cadastro Completo, Wizard Finalizado',
    ],
    [
      'natural_person',
      'Dados Básicos, Escolha do Plano, Conferir Plano, Pagamento, Endereço do Médico, Documentação, Contrato, Cadastro Completo, Wizard Finalizado',
    ],
    ['free_trial', 'Dados Básicos, Tipo de Empresa, Cadastro Completo'],
  ] as const)('%s', (type, steps) => {
    expect(walk({ type }).join(', ')).toBe(steps);
  });

  it('has nothing to pay for an order of nothing', () => {
    expect(wizardSequence({ type: 'natural_person', order_value: 0 })).not.toContain('payment');
    expect(nextWizardStep({ type: 'natural_person', order_value: 0 }, 'plan_check')).toBe('doctor_address');
  });

  it('leads a trial that stays to the choice of a plan, and on as the account it became', () => {
    expect(wizardSequence({ type: 'migrated_company' })).toContain(STEP_AFTER_TRIAL);
    expect(hasActiveWizard({ is_owner: true, wizard_step: STEP_AFTER_TRIAL })).toBe(true);
  });

  it('goes forward only, ends, and comes back by the same steps', () => {
    fc.assert(
      fc.property(account, step, (of, from) => {
        const next = nextWizardStep(of, from);
        if (next) expect(WIZARD_STEPS.indexOf(next)).toBeGreaterThan(WIZARD_STEPS.indexOf(from));
        const sequence = wizardSequence(of);
        if (next && sequence.includes(from) && from !== 'concluded' && next !== 'concluded')
          expect(previousWizardStep(of, next)).toBe(from);
      }),
      runs,
    );
  });

  it('opens what is behind, never what is ahead or already paid', () => {
    const of = { type: 'new_company' } as const;
    expect(mayOpenWizardStep(of, 'plan_check', 'plan_choice')).toBe(true);
    expect(mayOpenWizardStep(of, 'documents', 'documents')).toBe(true);
    expect(mayOpenWizardStep(of, 'documents', 'company_data')).toBe(true);
    expect(mayOpenWizardStep(of, 'documents', 'basic_data')).toBe(true);
    expect(mayOpenWizardStep(of, 'documents', 'contract')).toBe(false);
    expect(mayOpenWizardStep(of, 'documents', 'plan_choice')).toBe(false);
    expect(mayOpenWizardStep(of, 'concluded', 'contract')).toBe(false);
    // A paper that was returned is sent anew.
    expect(mayOpenWizardStep(of, 'concluded', 'documents')).toBe(true);
    expect(mayOpenWizardStep({ type: 'free_trial' }, 'concluded', 'documents')).toBe(false);
    expect(mayOpenWizardStep(of, 'register', 'documents')).toBe(false);
    expect(mayOpenWizardStep({ type: 'natural_person' }, 'documents', 'company_data')).toBe(false);
  });

  it('counts what is done', () => {
    expect(wizardProgress({ type: 'free_trial' }, 'basic_data')).toEqual({ done: 0, total: 2, percent: 0 });
    expect(wizardProgress({ type: 'natural_person' }, 'doctor_address')).toEqual({ done: 4, total: 7, percent: 57 });
    expect(wizardProgress({ type: 'new_company' }, 'concluded')).toEqual({ done: 10, total: 10, percent: 100 });
    expect(wizardProgress({ type: 'new_company' }, 'finished')).toEqual({ done: 10, total: 10, percent: 100 });
    fc.assert(
      fc.property(account, step, (of, from) => {
        const next = nextWizardStep(of, from);
        const { done, percent } = wizardProgress(of, from);
        expect(percent >= 0 && percent <= 100).toBe(true);
        if (next) expect(wizardProgress(of, next).done).toBeGreaterThanOrEqual(done);
      }),
      runs,
    );
  });
});

describe('a company follows from where it stands', () => {
  it.each([
    ['basic_data', true, true],
    ['contract', true, true],
    ['concluded', false, true],
    ['register', false, false],
    ['finished', false, false],
  ] as const)('%s', (wizard_step, wizard, trial) => {
    expect(hasActiveWizard({ is_owner: true, wizard_step })).toBe(wizard);
    expect(isFreeTrial({ has_plan: false, wizard_step })).toBe(trial);
    expect(isFreeTrial({ has_plan: true, wizard_step })).toBe(false);
  });

  it('asks nothing of who is not the owner', () => {
    for (const wizard_step of WIZARD_STEPS) {
      expect(hasActiveWizard({ is_owner: false, wizard_step })).toBe(false);
    }
  });
});
