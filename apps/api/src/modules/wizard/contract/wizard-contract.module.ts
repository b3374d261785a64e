import { wizardContract } from '@esteto/contract/wizard-contract';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { PlanServices } from '../../plan/plan.module.ts';
import type { SignatureServices } from '../../signature/signature.module.ts';
import type { WizardServices } from '../wizard.module.ts';
import { wizardContractService } from './wizard-contract.service.ts';

export type WizardContractServices = ReturnType<typeof wizardContractModule>['services'];

export const wizardContractModule = (deps: Deps & WizardServices & SignatureServices & PlanServices) => {
  const services = { wizardContracts: wizardContractService(deps) };
  return defineModule({ services, routes: bindAll(wizardContract, services.wizardContracts) });
};
