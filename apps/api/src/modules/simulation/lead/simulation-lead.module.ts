import { simulationLead } from '@esteto/contract/simulation-lead';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import { simulationLeadService } from './simulation-lead.service.ts';

export const simulationLeadModule = (deps: Deps) => {
  const services = { simulationLeads: simulationLeadService(deps) };
  return defineModule({
    services,
    routes: [bind(simulationLead.list, services.simulationLeads.list), bind(simulationLead.detail, services.simulationLeads.detail)],
  });
};
