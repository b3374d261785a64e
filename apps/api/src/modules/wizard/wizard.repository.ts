import type { WizardState } from '@esteto/contract/wizard';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { wizards } from './wizard.tables.ts';

export const state = async (db: Reader, company_id: number): Promise<WizardState | null> => {
  const [row] = await db
    .select({ step: companies.wizard_step, account_type: wizards.account_type })
    .from(companies)
    .leftJoin(wizards, eq(wizards.company_id, companies.id))
    .where(eq(companies.id, company_id));
  return row ?? null;
};
