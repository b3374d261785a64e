import { basePath } from '@esteto/domain/identity/route/base-paths';
import { licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import { addDays } from '@esteto/domain/shared/date/date';
import { written } from '@esteto/mail/letter/written';
import { licenceLetter } from '@esteto/mail/licensing/licence-letter';
import type { Deps } from '../../../deps.ts';
import { each } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import { licences } from '../../../tables/licensing/licensing.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import { LICENCE_MAIL, type LicenceMail, mailKey } from './licence/licence-requests.ts';
import * as licensings from './licensing.repository.ts';

const EVERY_DAYS = 7;

export const licenceReminders = ({ db, work, jobs, clock }: Pick<Deps, 'db' | 'work' | 'jobs' | 'clock'>) => ({
  /** Each licence in a transaction of its own. A job: who was written to this week is not again when it runs once more. */
  run: async (jobId: string): Promise<void> => {
    const due = await licensings.toRemind(db, addDays(clock.today(), -EVERY_DAYS));
    await each('licences', due, (id) =>
      work(systemActor(jobId), async (tx) => {
        await tx.update(licences, { id, version: null, scope: undefined }, { reminded_on: tx.today }, { action: 'licence.reminded' });
        const job: LicenceMail = { licence_id: id, day: tx.today };
        await jobs.enqueue(tx, LICENCE_MAIL, job, mailKey(job));
      }),
    );
  },
});

type Parts = Pick<Deps, 'db' | 'mail' | 'config'> & { users: UserService; companies: CompanyService };

/** A job: what was answered meanwhile is not asked for again. */
export const sendLicenceMail = async ({ db, mail, config, users, companies }: Parts, job: LicenceMail): Promise<void> => {
  const row = await licensings.withCompany(db, job.licence_id);
  if (row?.licence.status !== 'awaiting_client' && row?.licence.status !== 'hindered') return;
  const { licence, company_id, company_name } = row;
  const ownerId = await companies.ownerId(company_id);
  const owner = ownerId === null ? null : await users.find(ownerId);
  if (!owner?.is_active) return;
  const letter = licenceLetter({
    person: owner.name,
    company: company_name,
    licence: licenceName(licence),
    request: licence.observation ?? '',
    is_rejected: licence.status === 'hindered',
    link: `${config.publicUrl}${basePath.professional}/empresa/licenca/${licence.id}?empresa=${company_id}`,
  });
  await mail.send({ to: owner.email, ...written(letter) }, mailKey(job));
};
