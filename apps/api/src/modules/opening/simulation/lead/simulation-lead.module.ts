import { simulationLead } from '@esteto/contract/opening/simulation-lead';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import { simulationLeadService } from './simulation-lead.service.ts';

export const simulationLeadModule = (deps: Deps) => {
  const services = { simulationLeads: simulationLeadService(deps) };
  return defineModule({
    services,
    routes: bindAll(simulationLead, services.simulationLeads),
  });
};
