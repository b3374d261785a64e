import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { today } from '@esteto/ui/system/context/today';

/** What is looked at and signed is the month that is over. */
export const lastMonth = (): string => addCompetence(competenceOf(today()), -1);
