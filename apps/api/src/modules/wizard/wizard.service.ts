import type { WizardState } from '@esteto/contract/wizard';
import type { Deps } from '../../deps.ts';
import type { CompanyActor } from '../../platform/work/actor.ts';
import type { Values } from '../../platform/work/record-table.ts';
import type { Tx } from '../../platform/work/work.ts';
import * as wizards from './wizard.repository.ts';
import { wizards as table } from './wizard.tables.ts';

export type WizardService = ReturnType<typeof wizardService>;

export const wizardService = ({ db }: Pick<Deps, 'db'>) => ({
  /** Whatever the owner told so far. */
  begin: (tx: Tx, wizard: Values<typeof table>) => tx.insert(table, wizard, { action: 'wizard.begun', company_id: wizard.company_id }),

  state: async ({ company: { company_id } }: CompanyActor): Promise<WizardState> => {
    const row = await wizards.state(db, company_id);
    return row ?? { step: 'finished', account_type: null };
  },
});
