import { reconciliation } from '@esteto/contract/money/reconciliation';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { MonthServices } from '../../month/month/month.module.ts';
import { STATEMENT_READ, type StatementRead } from '../../month/statement/statement-upload.service.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import { reconciliationService } from './reconciliation.service.ts';

export const reconciliationModule = (deps: Deps & MonthServices & BoletoServices) => {
  const services = { reconciliations: reconciliationService(deps) };
  const { reconciliations } = services;
  return defineModule({
    services,
    routes: bindAll(reconciliation, reconciliations),
    jobs: [
      {
        name: STATEMENT_READ,
        label: 'Regras de lançamentos',
        handle: (data: StatementRead, id) => reconciliations.applyRules(id, data),
      },
    ],
  });
};
