import { dueReminders, reminderText } from '@esteto/domain/agenda/calendar-event/event-reminder';
import { addDays, inSaoPaulo } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../deps.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import { remindedWithin } from './calendar-event.repository.ts';
import { daysWithin } from './entries.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: NoticeService };

/** The longest reminder is of two days. */
const AHEAD = 3;
/** Told in one transaction. */
const BATCH = 200;

/** Tells whose event it is that it is near. A job: each reminder has a name, by which it is told once however often this runs. */
export const eventReminders = ({ db, work, clock, notices }: Parts) => ({
  run: async (jobId: string): Promise<void> => {
    const { date: today, time } = inSaoPaulo(clock.now());
    const found = await remindedWithin(db, today, addDays(today, AHEAD));
    const news = daysWithin(found, today, addDays(today, AHEAD)).flatMap(({ event, span }): News[] =>
      dueReminders(span, event.reminders, `${today}T${time}`).map((reminder) => ({
        kind: 'calendar_event.reminder',
        company_id: event.company_id,
        to: { user_id: event.user_id },
        title: event.title,
        body: reminderText({ ...span, place: event.place }, today),
        action_url: `/app/agenda/calendario/editar/${event.id}`,
        key: `calendar-event-${event.id}-${span.starts_on}-${reminder}`,
      })),
    );
    for (let from = 0; from < news.length; from += BATCH)
      await work(systemActor(jobId), (tx) => notices.tell(tx, news.slice(from, from + BATCH)));
  },
});
