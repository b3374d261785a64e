import type { InputOf } from '@esteto/contract/endpoint';
import type { onboarding as contract } from '@esteto/contract/opening/onboarding';
import type { AccountType } from '@esteto/domain/company/company/wizard';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { Deps } from '../../../deps.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { WizardService } from '../wizard/wizard.service.ts';

type Parts = Pick<Deps, 'work'> & { wizards: Pick<WizardService, 'help'>; notices: Pick<NoticeService, 'tell'> };

const PAGES = { company_type: 'tipo-de-empresa', company_data: 'dados-da-empresa' } as const;
type Helped = { company_id: number; type: AccountType; step: keyof typeof PAGES };

/** What the team fills in with the owner, on the phone or beside them: kept as a draft of theirs, of which they are told. */
export const wizardHelp = ({ work, wizards, notices }: Parts) => {
  const help = (actor: SessionActor, { company_id, type, step }: Helped, { seen, ...form }: { seen: string | null }): Promise<void> =>
    work(actor, async (tx) => {
      await wizards.help(tx, { company_id, type, step, values: JSON.stringify(form), seen });
      const reason = wizardStepLabel[step];
      tx.record({ type: 'company', id: company_id }, { action: 'company.step_helped', company_id, reason });
      await notices.tell(tx, [
        {
          kind: 'wizard.helped',
          company_id,
          to: 'owner',
          title: `Preenchemos com você: ${reason}`,
          body: `${actor.user.name}, da equipe, preencheu esta etapa do seu cadastro. Confira, mude o que quiser e siga.`,
          action_url: `${basePath.professional}/cadastro/${PAGES[step]}`,
          key: `wizard-helped-${company_id}-${step}-${tx.now}`,
        },
      ]);
    });

  return {
    helpCompanyType: (actor: SessionActor, { id, body }: InputOf<typeof contract.helpCompanyType>) =>
      help(actor, { company_id: id, type: 'new_company', step: 'company_type' }, body),

    helpNewCompany: (actor: SessionActor, { id, body }: InputOf<typeof contract.helpNewCompany>) =>
      help(actor, { company_id: id, type: 'new_company', step: 'company_data' }, body),

    helpMigratedCompany: (actor: SessionActor, { id, body }: InputOf<typeof contract.helpMigratedCompany>) =>
      help(actor, { company_id: id, type: 'migrated_company', step: 'company_data' }, body),
  };
};
