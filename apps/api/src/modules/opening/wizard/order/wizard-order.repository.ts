import type { PlanPayment } from '@esteto/contract/opening/wizard-order';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { plans } from '../../../../tables/plan/plan.tables.ts';
import { files } from '../../../../tables/platform/files.tables.ts';
import { planPayments } from '../../../../tables/wizard/plan-payment.tables.ts';
import { wizards } from '../../../../tables/wizard/wizard.tables.ts';

type PaymentRow = typeof planPayments.$inferSelect;

/** The payment that counts: one that was cancelled is history. */
export const currentOf = (company_id: number): SQL | undefined =>
  and(eq(planPayments.company_id, company_id), ne(planPayments.status, 'canceled'));

/** A payment with the company that owes it, and where that stands. */
export type FoundPayment = {
  payment: PlanPayment;
  company_id: number;
  company_name: string;
  /** CPF or CNPJ of the company, as far as it is known. */
  document: string | null;
  step: WizardStep;
  account_type: AccountType;
};

const read = async (db: Reader, where: SQL | undefined): Promise<FoundPayment | null> => {
  const [row] = await db
    .select({
      payment: planPayments,
      plan_name: plans.name,
      proof: { name: files.name, mime: files.mime },
      company_name: companies.name,
      document: sql<string | null>`coalesce(${companies.cnpj}, ${companies.cpf})`,
      step: companies.wizard_step,
      account_type: wizards.account_type,
    })
    .from(planPayments)
    .innerJoin(plans, eq(plans.id, planPayments.plan_id))
    .innerJoin(companies, eq(companies.id, planPayments.company_id))
    .innerJoin(wizards, eq(wizards.company_id, planPayments.company_id))
    .leftJoin(files, eq(files.id, planPayments.proof_file_id))
    .where(where);
  if (!row) return null;
  const { plan_name, proof, company_name, document, step, account_type } = row;
  const { boleto_line: line, boleto_due_on: due_on, company_id, ...payment } = row.payment;
  const boleto = line !== null && due_on !== null ? { line, due_on } : null;
  return { payment: { ...payment, plan_name, proof, boleto }, company_id, company_name, document, step, account_type };
};

export const current = (db: Reader, company_id: number) => read(db, currentOf(company_id));

export const ofId = (db: Reader, id: number) => read(db, eq(planPayments.id, id));

export const find = async (db: Reader, id: number): Promise<PaymentRow | null> => {
  const [row] = await db.select().from(planPayments).where(eq(planPayments.id, id));
  return row ?? null;
};

/** What counts for the price of a company on its way in, and of which type it is. */
export const buyer = async (db: Reader, company_id: number) => {
  const [row] = await db
    .select({
      type: companies.type,
      plan_id: wizards.plan_id,
      is_resident: wizards.is_resident,
      partners: wizards.partners,
      agreed: wizards.agreed,
    })
    .from(wizards)
    .innerJoin(companies, eq(companies.id, wizards.company_id))
    .where(eq(wizards.company_id, company_id));
  return row ?? null;
};
