import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { onboarding as contract, OnboardingDetail, OnboardingFunnel, OnboardingRow } from '@esteto/contract/onboarding';
import { DEFAULT_FUNNEL_PERIOD } from '@esteto/domain/lead/funnel-period';
import type { Deps } from '../../deps.ts';
import type { SessionActor } from '../../platform/work/actor.ts';
import { teamComments } from '../comment/comment.service.ts';
import type { NoticeService } from '../notice/notice.service.ts';
import type { WizardDocumentService } from '../wizard/document/wizard-document.service.ts';
import type { WizardOrderService } from '../wizard/order/wizard-order.service.ts';
import type { WizardService } from '../wizard/wizard.service.ts';
import * as onboarding from './onboarding.repository.ts';
import { funnel } from './onboarding-funnel.repository.ts';
import { wizardHelp } from './wizard-help.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  wizards: Pick<WizardService, 'help'>;
  notices: Pick<NoticeService, 'tell'>;
  wizardOrders: Pick<WizardOrderService, 'ofCompany'>;
  wizardDocuments: Pick<WizardDocumentService, 'ofCompany'>;
};

/** Companies on their way in, as the team looks after them. */
export const onboardingService = ({ db, work, clock, wizards, notices, wizardOrders, wizardDocuments }: Parts) => {
  return {
    detail: async (_actor: SessionActor, { id }: { id: number }): Promise<OnboardingDetail> => {
      const [row, payment, documents] = await Promise.all([
        onboarding.detail(db, id),
        wizardOrders.ofCompany(id),
        wizardDocuments.ofCompany(id),
      ]);
      return { ...row, payment, documents };
    },

    ...wizardHelp({ work, wizards, notices }),

    ...teamComments(
      { db, work },
      { type: 'onboarding', find: onboarding.companyOf, entity: 'company', deleted: 'company.onboarding_comment_deleted' },
    ),

    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<OnboardingRow>> => onboarding.list(db, input),

    funnel: (_actor: SessionActor, { period, account_type }: InputOf<typeof contract.funnel>): Promise<OnboardingFunnel> => {
      const days = Number(period ?? DEFAULT_FUNNEL_PERIOD);
      const ago = (many: number): string => new Date(clock.now().getTime() - many * 86_400_000).toISOString();
      return funnel(db, { before: ago(2 * days), since: ago(days), account_type });
    },
  };
};
