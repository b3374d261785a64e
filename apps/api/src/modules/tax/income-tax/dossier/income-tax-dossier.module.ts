import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { CashBookServices } from '../../../money/cash-book/cash-book.module.ts';
import type { AccountingParameterServices } from '../../../month/accounting-parameter/accounting-parameter.module.ts';
import { incomeTaxDossierService } from './income-tax-dossier.service.ts';

export const incomeTaxDossierModule = (deps: Deps & AccountingParameterServices & CashBookServices) => {
  const services = { incomeTaxDossiers: incomeTaxDossierService(deps) };
  return defineModule({
    services,
    routes: bindAll(incomeTaxDossier, services.incomeTaxDossiers),
  });
};
