import type { Access, Principal } from '@esteto/domain/identity/permission/access';
import { decide } from '@esteto/domain/identity/permission/access';
import type { CompanyHistoryKind } from '@esteto/domain/office/log/company-history';
import {
  adminClients,
  boletos,
  cashBooks,
  companyCertificates,
  companyClosings,
  companyStatements,
  licensings,
  meetingDesk,
  monthlyObligations,
  onboarding,
  plans,
  receivables,
  registrations,
  rFactors,
  signatures,
} from './access.ts';
import { companyRecords, doctorRecords, taxPapers } from './record-access.ts';

/** Who reads what happened with a company: of each kind, who may see what it is about. */
const companyHistoryWho: Readonly<Record<CompanyHistoryKind, Access>> = {
  register: companyRecords.view,
  people: doctorRecords.view,
  certificates: companyCertificates.view,
  files: companyRecords.view,
  sent: taxPapers.view,
  plan: plans.view,
  entry: onboarding.view,
  signatures: signatures.view,
  opening: registrations.view,
  licences: licensings.view,
  invoices: receivables.view,
  clients: adminClients.view,
  boletos: boletos.view,
  closings: companyClosings.view,
  statements: companyStatements.view,
  obligations: monthlyObligations.view,
  r_factor: rFactors.view,
  cash_book: cashBooks.view,
  meetings: meetingDesk.view,
};

/** Those that somebody may read, in the order in which they are offered. */
export const readableHistory = (principal: Principal): CompanyHistoryKind[] =>
  (Object.keys(companyHistoryWho) as CompanyHistoryKind[]).filter((kind) => decide(companyHistoryWho[kind], principal).allowed);
