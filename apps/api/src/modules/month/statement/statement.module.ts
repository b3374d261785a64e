import { statement } from '@esteto/contract/month/statement';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { resealAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import { KEEP_STATEMENT, type KeepStatement } from './large-statement.ts';
import { statementService } from './statement.service.ts';

export const statementModule = (deps: Deps) => {
  const services = { statements: statementService(deps) };
  const { statements } = services;
  return defineModule({
    services,
    routes: bindAll(statement, statements),
    jobs: [
      {
        name: KEEP_STATEMENT,
        label: 'Extratos grandes',
        handle: (data: KeepStatement) => statements.keepLater(data),
      },
      {
        name: 'bank-accounts.reseal',
        label: 'Troca de chave das contas bancárias',
        cron: '56 * * * *',
        handle: () => resealAccounts(deps, 'bank_accounts'),
      },
    ],
  });
};
