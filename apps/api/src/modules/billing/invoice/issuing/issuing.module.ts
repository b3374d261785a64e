import { receivable } from '@esteto/contract/billing/receivable';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { issuingService } from './issuing.service.ts';

export const issuingModule = (deps: Deps) => {
  const services = { issuing: issuingService(deps) };
  const { issuing } = services;
  return defineModule({
    services,
    routes: [
      bind(receivable.issue, issuing.issue),
      bind(receivable.preflight, issuing.preflight),
      bind(receivable.transmit, issuing.transmit),
      bind(receivable.cancel, issuing.cancel),
      bind(receivable.substitute, issuing.substitute),
    ],
    jobs: [
      {
        name: 'invoices.settle',
        label: 'Consulta das notas enviadas ao emissor nacional',
        cron: '* * * * *',
        handle: async (_data, id) => void (await issuing.settleWaiting(id)),
      },
    ],
  });
};
