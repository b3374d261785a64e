import type { WizardState } from '@esteto/contract/wizard';
import { nextWizardStep } from '@esteto/domain/company/wizard';
import type { WizardStep } from '@esteto/domain/company/wizard-step';
import { wizardActionTo, wizardMachine } from '@esteto/domain/company/wizard-transition';
import type { Deps } from '../../deps.ts';
import type { AnyActor, CompanyActor } from '../../platform/work/actor.ts';
import type { Values } from '../../platform/work/record-table.ts';
import type { Tx } from '../../platform/work/work.ts';
import type { CompanyService } from '../company/company.service.ts';
import * as wizards from './wizard.repository.ts';
import { wizards as table } from './wizard.tables.ts';

export type WizardService = ReturnType<typeof wizardService>;

export const wizardService = ({ db, work, companies }: Pick<Deps, 'db' | 'work'> & { companies: CompanyService }) => ({
  /** Whatever the owner told so far. */
  begin: (tx: Tx, wizard: Values<typeof table>) => tx.insert(table, wizard, { action: 'wizard.begun', company_id: wizard.company_id }),

  /** Leads the wizard of a company to a step. */
  place: (actor: AnyActor, company_id: number, to: WizardStep): Promise<void> =>
    work(actor, (tx) => companies.moveWizard(tx, { company_id, action: wizardActionTo(to), by: 'owner', to })),

  /** Ends what the owner has to fill in: the company goes on to where our team takes it over, an account on trial to its registration. */
  conclude: async (tx: Tx, { company_id, reason }: { company_id: number; reason: string }): Promise<void> => {
    const { account_type, step } = (await wizards.state(tx.db, company_id)) ?? {};
    // Who has come through by themself meanwhile is where our team takes it over.
    if (step && !wizardMachine.legalActions(step, 'staff').includes('take_over')) return;
    const to = account_type ? nextWizardStep({ type: account_type }, 'concluded') : null;
    await companies.moveWizard(tx, { company_id, action: 'take_over', by: 'staff', to: to ?? 'register', reason });
  },

  state: async ({ company: { company_id } }: CompanyActor): Promise<WizardState> => {
    const row = await wizards.state(db, company_id);
    return row ?? { step: 'finished', account_type: null };
  },
});
