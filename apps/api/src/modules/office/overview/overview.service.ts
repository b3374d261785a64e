import { cashFlow, invoices as invoiceAccess } from '@esteto/contract/access';
import type { Overview } from '@esteto/contract/office/overview';
import { isYetToBegin } from '@esteto/domain/company/company/company-may';
import { decide } from '@esteto/domain/identity/permission/access';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { InvoiceService } from '../../billing/invoice/invoice.service.ts';
import { memberScope } from '../../billing/invoice/invoice-scope.ts';
import type { CashFlowService } from '../../money/cash-flow/cash-flow.service.ts';

const MONTHS = 6;
const LATEST = 5;

type Parts = { clock: Clock; invoices: Pick<InvoiceService, 'situation' | 'latest'>; flow: Pick<CashFlowService, 'recent'> };

/** The home page: each part only for who may open the page behind it, and none of a company that has yet to begin. */
export const overviewService = ({ clock, invoices, flow }: Parts) => ({
  home: async (actor: CompanyActor): Promise<Overview> => {
    if (isYetToBegin(actor.company)) return { months: null, invoices: null };
    const principal = { person: actor.user, membership: actor.company };
    const scope = memberScope(actor);
    const [months, situation, latest] = await Promise.all([
      decide(cashFlow.view, principal).allowed ? flow.recent(actor, competenceOf(clock.today()), MONTHS) : null,
      ...(decide(invoiceAccess.view, principal).allowed
        ? ([invoices.situation(scope), invoices.latest(scope, LATEST)] as const)
        : ([null, null] as const)),
    ]);
    return { months, invoices: situation && latest && { ...situation, latest } };
  },
});
