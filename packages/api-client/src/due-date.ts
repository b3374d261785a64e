import { dueDate } from '@esteto/contract/due-date';
import { queriesFor } from './queries.ts';

export const dueDateQueries = queriesFor(dueDate);
