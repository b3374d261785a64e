import type { InputOf } from '@esteto/contract/endpoint';
import type { wizard as contract, WizardState } from '@esteto/contract/opening/wizard';
import { type AccountType, nextWizardStep, STEP_AFTER_TRIAL } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { wizardMachine } from '@esteto/domain/company/company/wizard-transition';
import { accountTypeProblem, companyTypeOf } from '@esteto/domain/opening/wizard/account-change';
import { lackingPapers } from '@esteto/domain/opening/wizard/documents-asked';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { wizards as table } from '../../../tables/wizard/wizard.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import * as wizards from './wizard.repository.ts';
import { list as documentsOf } from './wizard-document.repository.ts';
import { answer, lock, type Wizard } from './wizard-standing.ts';

// Ways through the wizard beside its forms: another type of account, what our team decided, and the end at which a company goes on to its opening.

type Courses = { companies: Pick<CompanyService, 'moveWizard' | 'become'> };
type Ends = {
  companies: Pick<CompanyService, 'moveWizard'>;
  beginAt: (tx: Tx, company_id: number, step: WizardStep) => Promise<void>;
};

/** Ends what the owner has to fill in: the company goes on to where our team takes it over, an account on trial to its registration. */
export const conclude =
  ({ companies, beginAt }: Ends) =>
  async (tx: Tx, { company_id, reason }: { company_id: number; reason: string }): Promise<void> => {
    const { account_type, step } = (await wizards.place(tx.db, company_id)) ?? {};
    // Who has come through by themself meanwhile is where our team takes it over.
    if (step && !wizardMachine.legalActions(step, 'staff').includes('take_over')) return;
    const to = (account_type && nextWizardStep({ type: account_type }, 'concluded')) ?? 'register';
    await companies.moveWizard(tx, { company_id, action: 'take_over', by: 'staff', to, reason });
    await beginAt(tx, company_id, to);
  };

/**
 * Where all that was asked has been told, signed and accepted, the company goes on by itself: to its opening, or to work. Until then our team has
 * papers to look at.
 */
export const handOver =
  ({ companies, beginAt }: Ends) =>
  async (
    tx: Tx,
    { company_id, step, account_type }: { company_id: number; step: WizardStep; account_type: AccountType | null },
  ): Promise<void> => {
    if (step !== 'concluded' || account_type === null || account_type === 'free_trial') return;
    const papers = (await documentsOf(tx.db, company_id)).filter(({ status }) => status === 'accepted');
    if (lackingPapers(companyTypeOf[account_type], papers).length > 0) return;
    const to = nextWizardStep({ type: account_type }, 'concluded');
    if (!to) return;
    await companies.moveWizard(tx, { company_id, action: 'take_over', by: 'system', to });
    await beginAt(tx, company_id, to);
  };

/** A step that our team decided is behind the company, which goes on where it stood there. */
export const leave =
  ({ companies }: Pick<Ends, 'companies'>) =>
  async (
    tx: Tx,
    { company_id, step, account_type }: { company_id: number; step: WizardStep; account_type: AccountType },
    left: WizardStep,
  ): Promise<void> => {
    const to = step === left ? nextWizardStep({ type: account_type }, left) : null;
    if (to) await companies.moveWizard(tx, { company_id, action: 'go', by: 'staff', to });
  };

/** Our team leads a company on trial to its plan, as one that is to be opened. */
export const leadToPlan =
  (parts: Courses) =>
  async (tx: Tx, { company_id, step }: { company_id: number; step: WizardStep }): Promise<void> => {
    const [wizard] = await tx.lockAll(table, { scope: wizards.ofCompany(company_id), most: 1 });
    if (wizard) await become(parts, tx, { ...wizard, step }, 'new_company', 'staff');
  };

/** A trial goes on from its end. */
export const changeType =
  (parts: Courses & Pick<Deps, 'db' | 'work'>) =>
  (actor: CompanyActor, { body: { version, account_type } }: InputOf<typeof contract.changeType>): Promise<WizardState> =>
    parts.work(actor, async (tx) => {
      const wizard = await lock(tx, actor, version);
      const { company_id } = wizard;
      const { payment_status } = (await wizards.state(tx.db, company_id)) ?? {};
      const problem = accountTypeProblem({ ...wizard, payment_status: payment_status ?? null }, account_type);
      if (problem) throw invalid({ account_type: problem });
      if (account_type !== wizard.account_type) await become(parts, tx, wizard, account_type, 'owner');
      return answer(parts)(actor, tx.db);
    });

/** What was told and fits stays; the plan is chosen anew. */
const become = async ({ companies }: Courses, tx: Tx, wizard: Wizard, account_type: AccountType, by: 'owner' | 'staff'): Promise<void> => {
  const { company_id } = wizard;
  const order = { plan_id: null, order_value: null };
  await tx.change(table, wizard, { account_type, ...order }, { action: 'wizard.type_changed', company_id });
  await companies.become(tx, { company_id, type: companyTypeOf[account_type] });
  const to = account_type === 'free_trial' ? 'company_type' : STEP_AFTER_TRIAL;
  if (to !== wizard.step) await companies.moveWizard(tx, { company_id, action: 'go', by, to });
};
