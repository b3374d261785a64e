import type { invoice as endpoints } from '@esteto/contract/billing/invoice';
import type { InvoiceEffectsAnswer } from '@esteto/contract/billing/invoice-effects';
import type { InputOf } from '@esteto/contract/endpoint';
import { invoiceEffects } from '@esteto/domain/law/tax/invoice-effects';
import { DomainError } from '@esteto/domain/shared/result/domain-error';
import { AppError } from '../../../platform/http/app-error.ts';
import type { MonthService } from '../../month/month/month.service.ts';

type Input = InputOf<typeof endpoints.effects>;

/** What an invoice would do, from what the company has by month; of the months without a payroll the person may say a pró-labore. */
export const effectsOf = async (
  months: MonthService,
  { company_id, competence, gross_amount, iss_withheld, pro_labore }: Input,
): Promise<InvoiceEffectsAnswer> => {
  const known = await months.ofOne(company_id, competence);
  if (known.type === 'natural_person') return { simples: null, dividends: null };
  try {
    return invoiceEffects({ competence, gross: gross_amount, iss_withheld, months: known, pro_labore });
  } catch (error) {
    // A month without a table, a company beyond the Simples: sentences that a person reads.
    if (error instanceof DomainError) throw new AppError(422, { message: error.message, code: error.code });
    throw error;
  }
};
