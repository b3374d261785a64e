import { companyBank } from '@esteto/contract/company/company-bank';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import { resealAccounts } from '../../../../platform/secrets/sealed-accounts.ts';
import { companyBankService } from './company-bank.service.ts';

export const companyBankModule = (deps: Deps) =>
  defineModule({
    services: {},
    routes: bindAll(companyBank, companyBankService(deps)),
    jobs: [
      {
        name: 'companies.reseal',
        label: 'Troca de chave dos dados bancários das empresas',
        cron: '54 * * * *',
        handle: () => resealAccounts(deps, 'companies'),
      },
    ],
  });
