import type { RecordType } from '@esteto/domain/office/log/record-type';
import { countLog, LOG_HEADER, logLines } from '../../log/log-rows.service.ts';
import type { Source } from '../spreadsheet-source.ts';

/** What happened to records of some types, from the log: the same lines as the log's own export. */
export const historySource = (record_types: readonly RecordType[]): Source => ({
  header: LOG_HEADER,
  count: (db, { from, until }) => countLog(db, { record_types, from, to: until }),
  batch: (db, { from, until }, after, limit) =>
    logLines(db, { record_types, from, to: until }, { after, upTo: Number.MAX_SAFE_INTEGER, limit }),
});
