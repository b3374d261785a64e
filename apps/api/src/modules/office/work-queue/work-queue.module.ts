import { workQueue } from '@esteto/contract/office/work-queue';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { InvoiceServices } from '../../billing/invoice/invoice.module.ts';
import type { CertificateServices } from '../../company/certificate/certificate.module.ts';
import type { CompanyRegisterServices } from '../../company/company/register/company-register.module.ts';
import type { BoletoServices } from '../../money/boleto/boleto.module.ts';
import type { CashBookServices } from '../../money/cash-book/cash-book.module.ts';
import type { ClosingServices } from '../../month/closing/closing.module.ts';
import type { MonthlyObligationServices } from '../../month/monthly-obligation/monthly-obligation.module.ts';
import type { CompanyStatementServices } from '../../month/statement/company/company-statement.module.ts';
import type { LeadServices } from '../../opening/lead/lead.module.ts';
import type { LicensingServices } from '../../opening/licensing/licensing.module.ts';
import type { OnboardingServices } from '../../opening/onboarding/onboarding.module.ts';
import type { RegistrationServices } from '../../opening/registration/registration.module.ts';
import type { PlanServices } from '../../plan/plan/plan.module.ts';
import type { NpsSurveyServices } from '../nps/survey/nps-survey.module.ts';
import { workQueueService } from './work-queue.service.ts';

export const workQueueModule = (
  deps: Deps &
    BoletoServices &
    CashBookServices &
    CertificateServices &
    ClosingServices &
    CompanyRegisterServices &
    CompanyStatementServices &
    InvoiceServices &
    LeadServices &
    LicensingServices &
    MonthlyObligationServices &
    NpsSurveyServices &
    OnboardingServices &
    PlanServices &
    RegistrationServices,
) => {
  const piles = () => ({
    ...deps.leads.piles(),
    ...deps.onboarding.piles(),
    ...deps.registrations.piles(),
    ...deps.licensings.piles(),
    ...deps.invoices.piles(),
    ...deps.registers.piles(),
    ...deps.certificates.piles(),
    ...deps.subscriptions.piles(),
    ...deps.boletos.piles(),
    ...deps.closings.piles(),
    ...deps.cashBooks.piles(),
    ...deps.companyStatements.piles(),
    ...deps.monthlyObligations.piles(),
    ...deps.surveys.piles(),
  });
  const services = { queues: workQueueService({ ...deps, piles }) };
  return defineModule({
    services,
    routes: bindAll(workQueue, services.queues),
  });
};
