import { companyTransaction, reconciliation } from '@esteto/contract/money/reconciliation';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { type Bind, bind } from '../../../platform/http/bind.ts';
import { STATEMENT_READ, type StatementRead } from '../../month/statement/statement-upload.service.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import type { ExpenseServices } from '../expense/expense.module.ts';
import { memberHand, staffHand } from './hand.ts';
import { type ReconciliationService, reconciliationService } from './reconciliation.service.ts';

export type ReconciliationServices = ReturnType<typeof reconciliationModule>['services'];

export const reconciliationModule = (deps: Deps & BoletoServices & ExpenseServices) => {
  const services = { reconciliations: reconciliationService(deps) };
  const { reconciliations } = services;
  return defineModule({
    services,
    routes: routes(bind, reconciliations),
    jobs: [
      {
        name: STATEMENT_READ,
        label: 'Regras de lançamentos',
        handle: (data: StatementRead, id) => reconciliations.applyRules(id, data),
      },
    ],
  });
};

const routes = (bindOne: Bind, reconciliations: ReconciliationService) => [
  bindOne(reconciliation.list, (actor, input) => reconciliations.list(memberHand(actor), input)),
  bindOne(reconciliation.detail, (actor, { id }) => reconciliations.detail(memberHand(actor), id)),
  bindOne(reconciliation.reconcile, (actor, { id, body }) => reconciliations.reconcile(memberHand(actor), id, body)),
  bindOne(reconciliation.undo, (actor, { id }) => reconciliations.undo(memberHand(actor), id)),
  bindOne(reconciliation.tellApart, (actor, { id, body }) => reconciliations.tellApart(memberHand(actor), id, body.is_other)),
  bindOne(reconciliation.rules, (actor) => reconciliations.rules(actor)),
  bindOne(reconciliation.changeRule, (actor, input) => reconciliations.changeRule(actor, input)),
  bindOne(reconciliation.removeRule, (actor, input) => reconciliations.removeRule(actor, input)),
  bindOne(companyTransaction.list, (actor, { company_id, ...input }) => reconciliations.list(staffHand(actor, company_id), input)),
  bindOne(companyTransaction.detail, (actor, { company_id, id }) => reconciliations.detail(staffHand(actor, company_id), id)),
  bindOne(companyTransaction.reconcile, (actor, { company_id, id, body }) =>
    reconciliations.reconcile(staffHand(actor, company_id), id, body),
  ),
  bindOne(companyTransaction.tellApart, (actor, { company_id, id, body }) =>
    reconciliations.tellApart(staffHand(actor, company_id), id, body.is_other),
  ),
  bindOne(companyTransaction.undo, (actor, { company_id, id }) => reconciliations.undo(staffHand(actor, company_id), id)),
];
