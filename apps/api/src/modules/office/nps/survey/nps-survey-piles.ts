import { npsSurveyFilters } from '@esteto/domain/office/nps/nps-survey-form';
import { pile } from '../../../../platform/database/pile.ts';
import { npsTasks } from '../../../../tables/nps/nps.tables.ts';
import { openTasks } from './nps-survey.repository.ts';

/** What waits of the surveys: the returns that its list counts of each. */
export const npsSurveyPiles = () => ({
  nps_tasks: pile(npsSurveyFilters, {
    from: npsTasks,
    person: npsTasks.analyst_id,
    since: npsTasks.created_at,
    due: npsTasks.due_on,
    where: ({ analyst_id }) => openTasks(analyst_id),
  }),
});
