import { Readable } from 'node:stream';
import type { LogFilters } from '@esteto/domain/office/log/log-form';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { namesIn } from '../../../platform/audit/reference-names.ts';
import type { Reader } from '../../../platform/database/database.ts';
import * as logs from './log.repository.ts';
import { changesInWords, labelOf, recordOf } from './log-words.ts';

/** Putting that many into words holds everybody else's calls for a few hundredths of a second. */
const BATCH = 100;

const HEADER = ['Nº', 'Quando', 'Quem', 'O que aconteceu', 'Registro', 'Empresa', 'Endereço IP', 'Motivo', 'O que mudou'];

type Export = { filters: Partial<LogFilters>; upTo: number; tellProgress: (done: number) => Promise<void> };

/** The log as a CSV that spreadsheets in Brazilian Portuguese open as it is (UTF-8 with its mark, semicolons), written while it is read. */
export const logCsv = (db: Reader, request: Export): Readable => Readable.from(lines(db, request));

async function* lines(db: Reader, { filters, upTo, tellProgress }: Export): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${line(HEADER)}`);
  let done = 0;
  for (let after = 0; ; ) {
    const batch = await logs.batch(db, filters, { after, upTo, limit: BATCH });
    const last = batch.at(-1);
    if (!last) return;
    const nameOf = await namesIn(
      db,
      batch.flatMap(({ changes }) => changes),
    );
    yield Buffer.from(
      batch
        .map((event) =>
          line([
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
          ]),
        )
        .join(''),
    );
    after = last.id;
    done += batch.length;
    await tellProgress(done);
  }
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Quoted; what a spreadsheet would take for a formula is told to be text. */
const cell = (text: string): string => `"${/^[=+\-@\t\r]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
