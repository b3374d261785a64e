import { onboarding } from '@esteto/contract/opening/onboarding';
import { wizardContract } from '@esteto/contract/opening/wizard-contract';
import { wizardDocument } from '@esteto/contract/opening/wizard-document';
import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { wizardPartner } from '@esteto/contract/opening/wizard-partner';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { DoctorServices } from '../../company/doctor/doctor.module.ts';
import type { SignatureServices } from '../../identity/signature/signature.module.ts';
import type { BoletoServices } from '../../money/boleto/boleto.module.ts';
import type { MonthServices } from '../../month/month/month.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { CouponServices } from '../../plan/coupon/coupon.module.ts';
import type { PlanServices } from '../../plan/plan/plan.module.ts';
import { wizardContractService } from '../wizard/contract/wizard-contract.service.ts';
import { wizardDocumentService } from '../wizard/document/wizard-document.service.ts';
import { wizardOrderService } from '../wizard/order/wizard-order.service.ts';
import { PARTNER_MAIL, type PartnerJob, wizardPartnerService } from '../wizard/partner/wizard-partner.service.ts';
import type { WizardServices } from '../wizard/wizard.module.ts';
import { onboardingService } from './onboarding.service.ts';

export type OnboardingServices = ReturnType<typeof onboardingModule>['services'];

type Needs = WizardServices &
  BoletoServices &
  CompanyServices &
  PlanServices &
  CouponServices &
  DoctorServices &
  MonthServices &
  NoticeServices &
  SignatureServices;

/** The way in: what its owner does step by step (plan, partners, papers, contract), and how the team looks after it. */
export const onboardingModule = (deps: Deps & Needs) => {
  const wizardOrders = wizardOrderService(deps);
  const steps = {
    wizardOrders,
    wizardPartners: wizardPartnerService({ ...deps, wizardOrders }),
    wizardDocuments: wizardDocumentService(deps),
    wizardContracts: wizardContractService(deps),
  };
  const services = { ...steps, onboarding: onboardingService({ ...deps, ...steps }) };
  return defineModule({
    services,
    routes: [
      ...bindAll(onboarding, services.onboarding),
      ...bindAll(wizardOrder, steps.wizardOrders),
      ...bindAll(wizardPartner, steps.wizardPartners),
      ...bindAll(wizardDocument, steps.wizardDocuments),
      ...bindAll(wizardContract, steps.wizardContracts),
    ],
    jobs: [
      {
        name: PARTNER_MAIL,
        label: 'Link para um sócio',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: PartnerJob, id) => steps.wizardPartners.send(job, id),
      },
    ],
  });
};
