import { basePath } from '@esteto/domain/identity/route/base-paths';
import { isTold, licenceRequestMachine, type TOLD_STATUSES } from '@esteto/domain/opening/licensing/licence-request-life';
import type { LicensingItemStatus } from '@esteto/domain/opening/licensing/licensing-item-status';
import { licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import type { Deps } from '../../../../deps.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { licenceRequests as table } from '../../../../tables/licensing/licence.tables.ts';
import type { licences } from '../../../../tables/licensing/licensing.tables.ts';
import type { News, NoticeService } from '../../../office/notice/notice.service.ts';
import * as repository from './licence.repository.ts';

type Licence = Row<typeof licences>;
type Told = (typeof TOLD_STATUSES)[number];

export const LICENCE_MAIL = 'licensings.mail';

/** `day`: on which it was asked for; nobody gets the same reminder twice for it. `version`: of the licence, where it was asked just now. */
export type LicenceMail = { licence_id: number; day: string; version?: number };

export const mailKey = ({ licence_id, day, version }: LicenceMail): string =>
  `licence-${licence_id}-${version === undefined ? day : `v${version}`}`;

/** Where the doctor answers. */
export const licencePage = (licence_id: number): string => `${basePath.professional}/empresa/licenca/${licence_id}`;

type Parts = Pick<Deps, 'jobs'> & { notices: Pick<NoticeService, 'tell'> };

/**
 * What the team has just set is told to the owner where it asks for something or says why it was refused: by the bell and at once by a letter. What was
 * asked before is over.
 */
export const followRequests = async (
  { jobs, notices }: Parts,
  tx: Tx,
  { before, after, company_id }: { before: Licence; after: Licence; company_id: number },
): Promise<void> => {
  const { id, status, observation } = after;
  const isNews = isTold(status) && (before.status !== status || before.observation !== observation);
  if (wasTold(before) && (isNews || !isTold(status))) {
    const former = await repository.lockRequests(tx, id);
    await tx.moveAll(table, licenceRequestMachine, former, { action: 'conclude', by: 'staff', company_id });
  }
  const situation = toldOf(status);
  if (!isNews || situation === null || observation === null) return;
  await tx.insert(
    table,
    { licence_id: id, status: 'open', told: situation, text: observation },
    { action: 'licence_request.opened', company_id },
  );
  await notices.tell(tx, [newsOf(after, situation, company_id)]);
  const mail: LicenceMail = { licence_id: id, day: tx.today, version: after.version };
  await jobs.enqueue(tx, LICENCE_MAIL, mail, mailKey(mail));
};

/** What waits, or was answered while nobody of the team had gone on. */
const wasTold = ({ status, answered_at }: Licence): boolean => isTold(status) || answered_at !== null;

const toldOf = (status: LicensingItemStatus): Told | null => (status === 'awaiting_client' || status === 'hindered' ? status : null);

const newsOf = (licence: Licence, situation: Told, company_id: number): News => ({
  kind: situation === 'hindered' ? 'licence.rejected' : 'licence.asked',
  company_id,
  to: 'owner',
  title: situation === 'hindered' ? `Licença impedida: ${licenceName(licence)}` : `Falta algo seu: licença ${licenceName(licence)}`,
  body: licence.observation ?? '',
  action_url: licencePage(licence.id),
  key: `licence-told-${licence.id}-${licence.version}`,
});
