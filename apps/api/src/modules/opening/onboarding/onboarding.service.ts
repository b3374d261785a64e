import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { onboarding as contract, OnboardingDetail, OnboardingFunnel, OnboardingRow } from '@esteto/contract/opening/onboarding';
import { DEFAULT_FUNNEL_PERIOD } from '@esteto/domain/opening/lead/funnel-period';
import { isStalled, stalledBefore } from '@esteto/domain/opening/onboarding/onboarding-stalled';
import type { Deps } from '../../../deps.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import { teamComments } from '../../office/comment/comment.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { WizardDocumentService } from '../wizard/document/wizard-document.service.ts';
import type { WizardOrderService } from '../wizard/order/wizard-order.service.ts';
import type { WizardService } from '../wizard/wizard.service.ts';
import * as onboarding from './onboarding.repository.ts';
import { funnel } from './onboarding-funnel.repository.ts';
import { wizardHelp } from './wizard-help.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  months: Pick<MonthService, 'terms'>;
  wizards: Pick<WizardService, 'help'>;
  notices: Pick<NoticeService, 'tell'>;
  wizardOrders: Pick<WizardOrderService, 'ofCompany'>;
  wizardDocuments: Pick<WizardDocumentService, 'ofCompany'>;
};

/** Companies on their way in, as the team looks after them. */
export const onboardingService = ({ db, work, clock, months, wizards, notices, wizardOrders, wizardDocuments }: Parts) => ({
  ...teamComments(
    { db, work },
    { type: 'onboarding', find: onboarding.companyOf, entity: 'company', deleted: 'company.onboarding_comment_deleted' },
  ),

  ...wizardHelp({ work, wizards, notices }),

  detail: async (_actor: SessionActor, { id }: { id: number }): Promise<OnboardingDetail> => {
    const [row, payment, documents] = await Promise.all([
      onboarding.detail(db, id),
      wizardOrders.ofCompany(id),
      wizardDocuments.ofCompany(id),
    ]);
    return { ...row, payment, documents };
  },

  list: async (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<OnboardingRow>> => {
    const today = clock.today();
    const still = { today, stalled_days: (await months.terms()).times(today).onboarding_stalled_days };
    const { items, ...page } = await onboarding.list(db, { ...input, stalled_before: input.stalled ? stalledBefore(still) : null });
    return { ...page, items: items.map((row) => ({ ...row, is_stalled: isStalled(row.step_since, still) })) };
  },

  funnel: (_actor: SessionActor, { period, account_type }: InputOf<typeof contract.funnel>): Promise<OnboardingFunnel> => {
    const days = Number(period ?? DEFAULT_FUNNEL_PERIOD);
    const ago = (many: number): string => new Date(clock.now().getTime() - many * 86_400_000).toISOString();
    return funnel(db, { before: ago(2 * days), since: ago(days), account_type });
  },

  piles: () => onboarding.piles(db),
});
