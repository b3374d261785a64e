import type { CompanyPartnership } from '@esteto/contract/opening/company-partner';
import { companyPartners } from '@esteto/domain/company/partner/company-partners';
import { shareTotal } from '@esteto/domain/company/partner/partner-invite';
import type { Deps } from '../../../deps.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import * as partners from './company-partner.repository.ts';

export const companyPartnerService = ({ db }: Pick<Deps, 'db'>) => ({
  list: async (_actor: SessionActor, { id }: { id: number }): Promise<CompanyPartnership> => {
    const [articles, stated, members] = await Promise.all([partners.articles(db, id), partners.stated(db, id), partners.members(db, id)]);
    return { total: shareTotal(articles), partners: companyPartners(stated, members) };
  },
});
