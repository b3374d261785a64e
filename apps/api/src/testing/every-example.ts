// Written by `pnpm gen sync` from the folders of the nouns.

import { accountExamples } from '../modules/account/account.examples.ts';
import { cashFlowExamples } from '../modules/cash-flow/cash-flow.examples.ts';
import { certificateExamples } from '../modules/certificate/certificate.examples.ts';
import { clientExamples } from '../modules/client/client.examples.ts';
import { companyExamples } from '../modules/company/company.examples.ts';
import { companyFileExamples } from '../modules/company/file/company-file.examples.ts';
import { companyRegisterExamples } from '../modules/company/register/company-register.examples.ts';
import { configurationExamples } from '../modules/configuration/configuration.examples.ts';
import { doctorExamples } from '../modules/doctor/doctor.examples.ts';
import { filterOptionExamples } from '../modules/filter-option/filter-option.examples.ts';
import { inviteExamples } from '../modules/invite/invite.examples.ts';
import { invoiceBatchExamples } from '../modules/invoice/batch/invoice-batch.examples.ts';
import { mailBounceExamples } from '../modules/invoice/email/mail-bounce.examples.ts';
import { groupInvoiceExamples } from '../modules/invoice/group/group-invoice.examples.ts';
import { invoiceExamples } from '../modules/invoice/invoice.examples.ts';
import { receivableExamples } from '../modules/invoice/receivable.examples.ts';
import { lookupExamples } from '../modules/lookup/lookup.examples.ts';
import { managementGroupExamples } from '../modules/management-group/management-group.examples.ts';
import { memberExamples } from '../modules/member/member.examples.ts';
import { municipalParameterExamples } from '../modules/municipal-parameter/municipal-parameter.examples.ts';
import { npsExamples } from '../modules/nps/nps.examples.ts';
import { overviewExamples } from '../modules/overview/overview.examples.ts';
import { passwordRecoveryExamples } from '../modules/password-recovery/password-recovery.examples.ts';
import { savedViewExamples } from '../modules/saved-view/saved-view.examples.ts';
import { sessionExamples } from '../modules/session/session.examples.ts';
import { signupExamples } from '../modules/signup/signup.examples.ts';
import { simulationExamples } from '../modules/simulation/simulation.examples.ts';
import { staffSearchExamples } from '../modules/staff-search/staff-search.examples.ts';
import { termsOfServiceExamples } from '../modules/terms-of-service/terms-of-service.examples.ts';
import { twoFactorExamples } from '../modules/two-factor/two-factor.examples.ts';
import { unitExamples } from '../modules/unit/unit.examples.ts';
import { wizardExamples } from '../modules/wizard/wizard.examples.ts';
import { workQueueExamples } from '../modules/work-queue/work-queue.examples.ts';
import type { Examples } from './example.ts';

/** A good input for every endpoint of the contract. An endpoint without one does not compile. */
export const everyExample: Examples = {
  ...accountExamples,
  ...cashFlowExamples,
  ...certificateExamples,
  ...clientExamples,
  ...companyExamples,
  ...companyFileExamples,
  ...companyRegisterExamples,
  ...configurationExamples,
  ...doctorExamples,
  ...filterOptionExamples,
  ...groupInvoiceExamples,
  ...inviteExamples,
  ...invoiceExamples,
  ...invoiceBatchExamples,
  ...lookupExamples,
  ...mailBounceExamples,
  ...managementGroupExamples,
  ...memberExamples,
  ...municipalParameterExamples,
  ...npsExamples,
  ...overviewExamples,
  ...passwordRecoveryExamples,
  ...receivableExamples,
  ...savedViewExamples,
  ...sessionExamples,
  ...signupExamples,
  ...simulationExamples,
  ...staffSearchExamples,
  ...termsOfServiceExamples,
  ...twoFactorExamples,
  ...unitExamples,
  ...wizardExamples,
  ...workQueueExamples,
};
