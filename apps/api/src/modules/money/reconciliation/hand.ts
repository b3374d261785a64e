import { boletos, expenses, invoices, ownBoletos, ownProfits, profitDistributions, receivables } from '@esteto/contract/access';
import { type Access, decide } from '@esteto/domain/identity/permission/access';
import type { TargetKind } from '@esteto/domain/money/reconciliation/reconciliation-form';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import { type InvoiceScope, memberScope } from '../../billing/invoice/invoice-scope.ts';
import type { Sight } from './open-targets.ts';

/** Whoever explains the movements of a company: what they may see of it, and what they may pay. */
export type Hand = {
  actor: SessionActor;
  company_id: number;
  by: 'doctor' | 'staff';
  /** Invoices that they may see at all. */
  invoices: InvoiceScope;
  /** Notes and boletos are told to who may see them, and to nobody through their movement. */
  sees: Sight;
  pays: Readonly<Record<TargetKind, boolean>>;
  /** Whether they may say whose a profit is. */
  names: boolean;
};

export const memberHand = (actor: CompanyActor): Hand => {
  const { company_id } = actor.company;
  const may = (access: Access) => decide(access, { person: actor.user, membership: actor.company }).allowed;
  const scope = memberScope(actor);
  return {
    actor,
    company_id,
    by: 'doctor',
    invoices: scope,
    sees: {
      invoices: may(invoices.view) ? scope : null,
      boletos: may(ownBoletos.view) ? company_id : null,
      expenses: may(expenses.edit) ? company_id : null,
    },
    pays: { invoice: may(invoices.edit), boleto: may(ownBoletos.edit), expense: may(expenses.edit) },
    names: may(ownProfits.edit),
  };
};

export const staffHand = (actor: SessionActor, company_id: number): Hand => {
  const may = (access: Access) => decide(access, { person: actor.user }).allowed;
  const scope = { company_id, requested_by: null };
  return {
    actor,
    company_id,
    by: 'staff',
    invoices: scope,
    sees: { invoices: may(receivables.view) ? scope : null, boletos: may(boletos.view) ? company_id : null, expenses: company_id },
    pays: { invoice: may(receivables.edit), boleto: may(boletos.edit), expense: true },
    names: may(profitDistributions.edit),
  };
};
