import { statement } from '@esteto/contract/statement';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import { statementService } from './statement.service.ts';

export const statementModule = (deps: Deps) => {
  const services = { statements: statementService(deps) };
  const { statements } = services;
  return defineModule({
    services,
    routes: bindAll(statement, statements),
  });
};
