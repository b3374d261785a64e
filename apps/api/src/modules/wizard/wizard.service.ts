import type { WizardState } from '@esteto/contract/wizard';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { CompanyActor } from '../../platform/work/actor.ts';
import type { Values } from '../../platform/work/record-table.ts';
import type { Tx } from '../../platform/work/work.ts';
import { companies } from '../company/company.tables.ts';
import { wizards } from './wizard.tables.ts';

export type WizardService = ReturnType<typeof wizardService>;

export const wizardService = ({ db }: Pick<Deps, 'db'>) => ({
  /** Whatever the owner told so far. */
  begin: (tx: Tx, wizard: Values<typeof wizards>) => tx.insert(wizards, wizard, { action: 'wizard.begun', company_id: wizard.company_id }),

  state: async ({ company: { company_id } }: CompanyActor): Promise<WizardState> => {
    const [row] = await db
      .select({ step: companies.wizard_step, account_type: wizards.account_type })
      .from(companies)
      .leftJoin(wizards, eq(wizards.company_id, companies.id))
      .where(eq(companies.id, company_id));
    return row ?? { step: 'finished', account_type: null };
  },
});
