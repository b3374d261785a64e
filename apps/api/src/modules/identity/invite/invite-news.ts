import { written } from '@esteto/mail/letter/written';
import { inviteAcceptedLetter, inviteConfirmedLetter } from '@esteto/mail/user/invite-news-letter';
import type { Deps } from '../../../deps.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { UserService } from '../user/user.service.ts';
import * as repository from './invite.repository.ts';

export const INVITE_NEWS = 'invites.news';

export type InviteNews = { id: number; kind: 'accepted' | 'confirmed' };
type Parts = Pick<Deps, 'db' | 'config' | 'mail'> & { users: UserService; companies: CompanyService };

/** To the owner: somebody came by a link that proves no address, or waits for a yes. To who waited: that it was said. */
export const inviteNews =
  ({ db, config, mail, users, companies }: Parts) =>
  async ({ id, kind }: InviteNews, jobId: string): Promise<void> => {
    const row = await repository.accepted(db, id);
    if (!row) return;
    const readerId = kind === 'confirmed' ? row.accepted_by : await companies.ownerId(row.company_id);
    const reader = readerId === null ? null : await users.find(readerId);
    if (!reader?.is_active) return;
    const facts = { ...row, person: reader.name, is_waiting: row.status === 'pending' };
    const letter =
      kind === 'confirmed'
        ? inviteConfirmedLetter({ ...facts, link: `${config.publicUrl}/app?empresa=${row.company_id}` })
        : inviteAcceptedLetter({ ...facts, link: `${config.publicUrl}/app/empresa?empresa=${row.company_id}` });
    await mail.send({ to: reader.email, ...written(letter) }, `invite-news-${jobId}`);
  };
