import { simulation } from '@esteto/contract/opening/simulation';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { InvoiceServices } from '../../billing/invoice/invoice.module.ts';
import type { AccountingParameterServices } from '../../month/accounting-parameter/accounting-parameter.module.ts';
import type { LeadServices } from '../lead/lead.module.ts';
import { simulationService } from './simulation.service.ts';

export const simulationModule = (deps: Deps & InvoiceServices & LeadServices & AccountingParameterServices) => {
  const services = { simulations: simulationService(deps) };
  return defineModule({
    services,
    routes: bindAll(simulation, services.simulations),
    jobs: [
      {
        name: 'simulation-leads.sweep',
        label: 'Descarte de simulações antigas',
        cron: '43 4 * * *',
        handle: () => services.simulations.sweep(),
      },
    ],
  });
};
