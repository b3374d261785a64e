import { readableHistory } from '@esteto/contract/company-history-access';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { CompanyEvent, companyHistory as contract } from '@esteto/contract/office/company-history';
import type { Deps } from '../../../deps.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import { companyLog } from '../log/company-log.service.ts';

type Parts = Pick<Deps, 'db'> & { companies: Pick<CompanyService, 'find'> };

export const companyHistoryService = ({ db, companies }: Parts) => ({
  /** The kinds that the person may see. Empty of a company of which they may read nothing, and 404 of one that is not there. */
  list: async ({ user }: SessionActor, { id, kind, ...input }: InputOf<typeof contract.list>): Promise<Page<CompanyEvent>> => {
    const kinds = readableHistory({ person: user }).filter((one) => !kind || one === kind);
    const page = await companyLog(db, id, kinds, input);
    if (page.total === 0) await companies.find(db, id);
    return page;
  },
});
