import type { WizardState } from '@esteto/contract/opening/wizard';
import { type AccountType, mayOpenWizardStep, nextWizardStep } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, notFound, staleVersion } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { wizards as table } from '../../../tables/wizard/wizard.tables.ts';
import type { CompanyService, ToldOfCompany } from '../../company/company/company.service.ts';
import * as wizards from './wizard.repository.ts';

// The wizard of a company and the step at which it stands: what every step needs to be opened, filled and left.

export type Wizard = Row<typeof table> & { step: WizardStep };

export const answer =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ company }: CompanyActor, reader: Reader = db): Promise<WizardState> => ({
    wizard: await wizards.state(reader, company.company_id),
  });

/** The wizard of the company, held for this transaction, at the step where the caller's tie says that it stands. */
export const lock = async (tx: Tx, { company: { company_id, wizard_step } }: CompanyActor, version: number | null): Promise<Wizard> => {
  const [row] = await tx.lockAll(table, { scope: wizards.ofCompany(company_id), most: 1 });
  if (!row) throw notFound();
  if (version !== null && version !== row.version) throw staleVersion(row.version);
  return { ...row, step: wizard_step };
};

const accountOf = ({ account_type: type, order_value }: Wizard) => ({ type, order_value });

export const refuseAhead = (wizard: Wizard, step: WizardStep): void => {
  if (mayOpenWizardStep(accountOf(wizard), wizard.step, step)) return;
  throw stepNotOpen();
};

/** A form of another type of account: its step may have the same name. */
export const refuseType = (wizard: Wizard, type: AccountType): void => {
  if (wizard.account_type !== type) throw stepNotOpen();
};

const stepNotOpen = (): AppError =>
  new AppError(422, {
    message: 'Esta etapa não pode ser preenchida agora. Volte ao início do cadastro para ver qual é a próxima.',
    code: 'step_not_open',
  });

/**
 * The step is done: the wizard goes on where it stood there, and stays where it is when somebody came back to it. `facts`: what of the step is kept
 * with the company.
 */
export const advance =
  ({ companies }: { companies: Pick<CompanyService, 'moveWizard' | 'fill'> }) =>
  async (tx: Tx, wizard: Wizard, step: WizardStep, facts: ToldOfCompany = {}): Promise<void> => {
    const { company_id } = wizard;
    await wizards.dropDraft(tx, company_id, step);
    const to = wizard.step === step ? nextWizardStep(accountOf(wizard), step) : null;
    if (to) await companies.moveWizard(tx, { company_id, action: 'go', by: 'owner', to }, facts);
    else if (Object.keys(facts).length > 0) await companies.fill(tx, company_id, facts);
  };
