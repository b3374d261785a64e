import { workQueue } from '@esteto/contract/work-queue';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import type { CashBookServices } from '../cash-book/cash-book.module.ts';
import type { CertificateServices } from '../certificate/certificate.module.ts';
import type { ClosingServices } from '../closing/closing.module.ts';
import type { CompanyRegisterServices } from '../company/register/company-register.module.ts';
import type { InvoiceServices } from '../invoice/invoice.module.ts';
import type { LeadServices } from '../lead/lead.module.ts';
import type { LicensingServices } from '../licensing/licensing.module.ts';
import type { MonthlyObligationServices } from '../monthly-obligation/monthly-obligation.module.ts';
import type { NpsSurveyServices } from '../nps/survey/nps-survey.module.ts';
import type { OnboardingServices } from '../onboarding/onboarding.module.ts';
import type { PlanServices } from '../plan/plan.module.ts';
import type { RegistrationServices } from '../registration/registration.module.ts';
import type { CompanyStatementServices } from '../statement/company/company-statement.module.ts';
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
    ...deps.leadPiles(),
    ...deps.onboardingPiles(),
    ...deps.registrationPiles(),
    ...deps.licensingPiles(),
    ...deps.invoicePiles(),
    ...deps.companyRegisterPiles(),
    ...deps.certificatePiles(),
    ...deps.subscriptionPiles(),
    ...deps.boletoPiles(),
    ...deps.closingPiles(),
    ...deps.cashBookPiles(),
    ...deps.companyStatementPiles(),
    ...deps.monthlyObligationPiles(),
    ...deps.npsSurveyPiles(),
  });
  const services = { queues: workQueueService({ ...deps, piles }) };
  return defineModule({
    services,
    routes: bindAll(workQueue, services.queues),
  });
};
