import { codedError } from '@esteto/contract/coded-error';
import type { member as contract, MemberRow } from '@esteto/contract/company/member';
import type { InputOf } from '@esteto/contract/endpoint';
import { entriesOfGrants } from '@esteto/domain/identity/permission/company-grants';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { CompanyService } from '../company/company.service.ts';
import * as members from './member.repository.ts';

type Parts = Pick<Deps, 'db' | 'work'> & { companies: CompanyService };

export const memberService = ({ db, work, companies }: Parts) => {
  const setActive = (actor: CompanyActor, id: number, is_active: boolean): Promise<void> =>
    work(actor, async (tx) => {
      const tie = await companies.lockMember(tx, { id, company_id: actor.company.company_id, version: null });
      if (tie.is_owner) throw new AppError(403, codedError('member_is_owner'));
      if (tie.user_id === actor.user.id) throw new AppError(403, codedError('member_is_self'));
      await companies.changeMember(tx, tie, { is_active });
    });

  const list = async (reader: Reader, { user, company }: CompanyActor): Promise<MemberRow[]> =>
    (await members.list(reader, company.company_id)).map(({ user_id, ...row }) => ({ ...row, is_self: user_id === user.id }));

  return {
    list: (actor: CompanyActor): Promise<MemberRow[]> => list(db, actor),

    /** What an employee may. A partner may everything: there is nothing to change (403). */
    update: async (actor: CompanyActor, { id, body: { version, grants } }: InputOf<typeof contract.update>): Promise<MemberRow> =>
      work(actor, async (tx) => {
        const tie = await companies.lockMember(tx, { id, company_id: actor.company.company_id, version });
        if (tie.user_type === 'partner') throw new AppError(403, codedError('member_is_partner'));
        await companies.changeMember(tx, tie, { permissions: entriesOfGrants(grants) });
        const row = (await list(tx.db, actor)).find((member) => member.id === id);
        if (!row) throw notFound();
        return row;
      }),

    deactivate: (actor: CompanyActor, { id }: { id: number }): Promise<void> => setActive(actor, id, false),

    activate: (actor: CompanyActor, { id }: { id: number }): Promise<void> => setActive(actor, id, true),
  };
};
