import { basePath } from '@esteto/domain/identity/route/base-paths';
import { dueReminder, endingWords, reminderSpan } from '@esteto/domain/opening/licensing/licence-reminder';
import { licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import type { Deps } from '../../../../deps.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { licences } from '../../../../tables/licensing/licensing.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import * as licensings from '../licensing.repository.ts';
import { licencePage } from './licence-requests.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tell'> };

/** 60, 30 and 7 days before a licence ends its owner and who looks after it are told. */
export const licenceEnding = (parts: Parts) => ({
  /** Each licence in a transaction of its own, which also remembers what was told: however often and on whichever days the job runs, nobody hears it twice. */
  run: async (jobId: string): Promise<void> => {
    const today = parts.clock.today();
    const ends = await licensings.endingBetween(parts.db, reminderSpan(today));
    const due = ends.filter(({ valid_until, last_mark }) => dueReminder(valid_until, last_mark, today) !== null);
    await each('licences', due, ({ id }) => parts.work(systemActor(jobId), (tx) => remind(parts, tx, id)));
  },
});

const remind = async ({ notices }: Parts, tx: Tx, id: number): Promise<void> => {
  const licence = await licensings.lockHeld(tx, id);
  const valid_until = licence?.valid_until ?? null;
  if (!licence || valid_until === null) return;
  const mark = dueReminder(valid_until, licence.ending_told, tx.today);
  const home = await licensings.withCompany(tx.db, id);
  if (mark === null || home === null) return;
  await tx.change(licences, licence, { ending_told: mark }, { action: 'licence.ending_told', company_id: home.company_id });
  const words = endingWords(valid_until, tx.today);
  const isRenewing = await licensings.isBeingRenewed(tx.db, id);
  const common = { company_id: home.company_id, key: `licence-ending-${id}-${valid_until}-${mark}` };
  await notices.tell(tx, [
    {
      ...common,
      kind: 'licence.ending',
      to: 'owner',
      title: `A licença ${licenceName(licence)} ${words}`,
      body: isRenewing
        ? 'A renovação já está em andamento com a equipe.'
        : 'A equipe cuida da renovação e avisa você quando precisar de algo.',
      action_url: licencePage(id),
    },
    {
      ...common,
      kind: 'licence.ending_here',
      to: home.analyst_id === null ? 'analyst' : { analyst_id: home.analyst_id },
      title: `${home.company_name}: a licença ${licenceName(licence)} ${words}`,
      body: isRenewing ? 'A renovação está em andamento.' : 'Ninguém começou a renovação.',
      action_url: `${basePath.painel}/registro/licenciamentos/licenciamento/${licence.licensing_id}/detalhes`,
    },
  ]);
};
