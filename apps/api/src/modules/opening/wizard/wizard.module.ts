import { wizard } from '@esteto/contract/opening/wizard';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { DoctorServices } from '../../company/doctor/doctor.module.ts';
import type { HandoverServices } from '../handover/handover.module.ts';
import { wizardService } from './wizard.service.ts';

export type WizardServices = ReturnType<typeof wizardModule>['services'];

export const wizardModule = (deps: Deps & CompanyServices & DoctorServices & HandoverServices) => {
  const services = { wizards: wizardService(deps) };
  return defineModule({ services, routes: bindAll(wizard, services.wizards) });
};
