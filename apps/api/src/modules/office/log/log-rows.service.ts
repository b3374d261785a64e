import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { namesIn } from '../../../platform/audit/reference-names.ts';
import type { Reader } from '../../../platform/database/database.ts';
import * as logs from './log.repository.ts';
import { changesInWords, labelOf, recordOf } from './log-words.ts';

/** What happened, as the lines of a file. */
export const LOG_HEADER = ['Nº', 'Quando', 'Quem', 'O que aconteceu', 'Registro', 'Empresa', 'Endereço IP', 'Motivo', 'O que mudou'];

export type LogSpan = { after: number; upTo: number; limit: number };

/** Events after one, oldest first, with what changed in words; `last` is null where none is left. */
export const logLines = async (db: Reader, filters: logs.RowFilters, span: LogSpan) => {
  const events = await logs.batch(db, filters, span);
  const nameOf = await namesIn(
    db,
    events.flatMap(({ changes }) => changes),
  );
  const lines = events.map((event) => [
    String(event.id),
    formatInstantFull(event.created_at),
    event.actor_name ?? '',
    labelOf(event.action),
    recordOf(event),
    event.company_name ?? '',
    event.ip ?? '',
    event.reason ?? '',
    changesInWords(event.changes, event.entity_type, nameOf)
      .map((change) => `${change.label}: ${change.old} → ${change.new}`)
      .join(' | '),
  ]);
  return { lines, read: events.length, last: events.at(-1)?.id ?? null };
};

export const countLog = (db: Reader, filters: logs.RowFilters): Promise<number> => logs.count(db, filters);
