import type { InputOf } from '@esteto/contract/endpoint';
import type { invoice as endpoints } from '@esteto/contract/invoice/invoice';
import type { InvoiceEffectsAnswer } from '@esteto/contract/invoice/invoice-effects';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import { DomainError } from '@esteto/domain/shared/result/domain-error';
import { invoiceEffects } from '@esteto/domain/tax/invoice-effects';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { regimeAndRevenues } from './invoice-sums.repository.ts';

type Input = InputOf<typeof endpoints.effects>;

/** From the January before the last, for the sublimit of the ISS, to the newest month that any window of the Simples counts. */
const MONTHS_BEFORE = 23;
const MONTHS_AFTER = 1;

/** What an invoice would do, from the invoices that the company has. Nothing is known of its payroll but what the partner tells here. */
export const effectsOf = async (
  db: Database,
  { company_id, competence, gross_amount, iss_withheld, pro_labore }: Input,
): Promise<InvoiceEffectsAnswer> => {
  const [from, to] = [addCompetence(competence, -MONTHS_BEFORE), addCompetence(competence, MONTHS_AFTER)];
  const { type, tax_regime, revenues, withoutIss } = await regimeAndRevenues(db, company_id, from, to);
  if (type === 'natural_person') return { simples: null, dividends: null };
  try {
    const revenue_without_iss = withoutIss[competence] ?? 0;
    return invoiceEffects({ competence, gross: gross_amount, regime: tax_regime, iss_withheld, revenues, revenue_without_iss, pro_labore });
  } catch (error) {
    // A month without a table, a company beyond the Simples: sentences that a person reads.
    if (error instanceof DomainError) throw new AppError(422, { message: error.message, code: error.code });
    throw error;
  }
};
