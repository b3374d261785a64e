import { LEFT_ACCOUNTING_STATUSES, LEFT_RECORD_STATUSES } from '@esteto/domain/company/company/company-may';
import { and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { subscriptions } from '../plan/subscription.tables.ts';
import { companies } from './company.tables.ts';

/** How a company stands, for whoever asks what may be done with it (`company-may.ts`); beside any statement that reads `companies`. */
export const companyStanding = {
  type: companies.type,
  accounting_status: companies.accounting_status,
  company_status: companies.company_status,
  wizard_step: companies.wizard_step,
  has_document: sql<boolean>`case when ${companies.type} = 'natural_person' then ${companies.cpf} else ${companies.cnpj} end is not null`,
  has_plan: sql<boolean>`exists (
    select 1 from ${subscriptions} where ${subscriptions.company_id} = ${companies.id} and ${subscriptions.ended_on} is null)`,
};

/** Those that we look after: what is gone, or has left for another accountant, owes us no months, returns, licences and answers. */
export const isInOffice = and(
  notInArray(companies.accounting_status, [...LEFT_ACCOUNTING_STATUSES]),
  or(isNull(companies.company_status), notInArray(companies.company_status, [...LEFT_RECORD_STATUSES])),
);

/** Those with months to close: companies whose opening is over, and that we look after. */
export const isWorking = and(ne(companies.type, 'natural_person'), eq(companies.wizard_step, 'finished'), isInOffice);
