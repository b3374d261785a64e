import { dueDate } from '@esteto/contract/agenda/due-date';
import { queriesFor } from '../queries.ts';

export const dueDateQueries = queriesFor(dueDate);
