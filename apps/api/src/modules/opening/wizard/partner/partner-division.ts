import type { InputOf } from '@esteto/contract/endpoint';
import type { WizardState } from '@esteto/contract/opening/wizard';
import type { wizardPartner as contract, WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { natureProblem } from '@esteto/domain/company/company/legal-nature';
import { divisionProblem, equalShares } from '@esteto/domain/company/company/share-division';
import { shareTotal } from '@esteto/domain/company/partner/partner-invite';
import type { Deps } from '../../../../deps.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import { wizards as wizardTable } from '../../../../tables/wizard/wizard.tables.ts';
import { partners as table } from '../../../../tables/wizard/wizard-partner.tables.ts';
import type { WizardOrderService } from '../order/wizard-order.service.ts';
import type { WizardService } from '../wizard.service.ts';
import { type Held, hold, NAMED } from './partner-part.ts';
import * as partners from './wizard-partner.repository.ts';

// How the company is divided between its partners: evenly when somebody asks for it, and as the law wants it when the step ends.

type Finishing = Pick<Deps, 'work'> & {
  wizards: Held & Pick<WizardService, 'advance' | 'answer'>;
  wizardOrders: Pick<WizardOrderService, 'chargePartners'>;
};

export const divide =
  ({ work, wizards }: Pick<Deps, 'work'> & { wizards: Held }) =>
  (actor: CompanyActor): Promise<WizardPartnerRow[]> =>
    work(actor, async (tx) => {
      const { company_id, new_company } = await hold(wizards, tx, actor);
      const all = await tx.lockAll(table, { scope: partners.ofCompany(company_id), most: partners.MOST_PARTNERS });
      const parts = equalShares(shareTotal(new_company), all.length);
      for (const [index, one] of all.entries())
        await tx.change(table, one, { shares: parts[index] ?? null }, { action: 'partner.divided', company_id, only: NAMED });
      return partners.list(tx.db, company_id);
    });

export const finish =
  ({ work, wizards, wizardOrders }: Finishing) =>
  (actor: CompanyActor, { body: { version } }: InputOf<typeof contract.finish>): Promise<WizardState> =>
    work(actor, async (tx) => {
      const wizard = await hold(wizards, tx, actor, version);
      const { company_id, company_type, new_company } = wizard;
      const all = await partners.list(tx.db, company_id);
      const problem =
        (company_type && wizard.account_type === 'new_company' ? natureProblem(company_type.legal_nature, all.length) : null) ??
        divisionProblem(
          shareTotal(new_company),
          all.map(({ shares }) => shares),
        );
      if (problem) throw invalid({ partners: problem });
      const lacking = all.filter(({ filled_at }) => filled_at === null).map(({ name }) => name);
      if (lacking.length > 0) throw invalid({ partners: `Falta a parte de ${new Intl.ListFormat('pt-BR').format(lacking)}.` });
      await wizardOrders.chargePartners(tx, wizard, all.length);
      const counted = { partners: all.length, charged_partners: Math.max(wizard.charged_partners, all.length) };
      await tx.change(wizardTable, wizard, counted, { action: 'wizard.step_filled', company_id });
      await wizards.advance(tx, wizard, 'partners_data');
      return wizards.answer(actor, tx.db);
    });
