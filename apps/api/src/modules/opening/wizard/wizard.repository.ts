import type { WizardFacts } from '@esteto/contract/opening/wizard';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import type { WizardDraftForm } from '@esteto/domain/opening/wizard/wizard-draft-form';
import { and, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { planPayments } from '../../../tables/wizard/plan-payment.tables.ts';
import { draftsOfWizard, wizardDrafts, wizards } from '../../../tables/wizard/wizard.tables.ts';

/** What the owner told and where they stand; null of a company that did not come through the wizard. One statement. */
export const state = async (db: Reader, company_id: number): Promise<WizardFacts | null> => {
  const [row] = await db
    .select({ ...getTableColumns(wizards), step: companies.wizard_step, payment_status: planPayments.status, drafts: draftsOfWizard })
    .from(wizards)
    .innerJoin(companies, eq(companies.id, wizards.company_id))
    .leftJoin(planPayments, and(eq(planPayments.company_id, companies.id), ne(planPayments.status, 'canceled')))
    .where(eq(wizards.company_id, company_id));
  return row ?? null;
};

/** Where a company stands, and as what it came. `account_type` null: not through the wizard. */
export const place = async (db: Reader, company_id: number): Promise<{ step: WizardStep; account_type: AccountType | null } | null> => {
  const [row] = await db
    .select({ step: companies.wizard_step, account_type: wizards.account_type })
    .from(companies)
    .leftJoin(wizards, eq(wizards.company_id, companies.id))
    .where(eq(companies.id, company_id));
  return row ?? null;
};

export const ofCompany = (company_id: number): SQL => eq(wizards.company_id, company_id);

export const draft = async (db: Reader, company_id: number, step: WizardStep) => {
  const [row] = await db
    .select()
    .from(wizardDrafts)
    .where(and(eq(wizardDrafts.company_id, company_id), eq(wizardDrafts.step, step)));
  return row ?? null;
};

/** `helper_id`: who of our team typed it; null of the owner. */
export const keepDraft = async (
  tx: Tx,
  company_id: number,
  { step, values, helper_id }: Pick<WizardDraftForm, 'step' | 'values'> & { helper_id: number | null },
): Promise<void> => {
  const typed = { values, helper_id, typed_at: tx.now };
  await tx.db
    .insert(wizardDrafts)
    .values({ company_id, step, ...typed })
    .onConflictDoUpdate({ target: [wizardDrafts.company_id, wizardDrafts.step], set: typed });
};

export const dropDraft = async (tx: Tx, company_id: number, step: WizardStep): Promise<void> => {
  await tx.db.delete(wizardDrafts).where(and(eq(wizardDrafts.company_id, company_id), eq(wizardDrafts.step, step)));
};
