import type { ListInput, Page } from '@esteto/contract/list';
import type { CompanyEvent } from '@esteto/contract/office/company-history';
import { type CompanyHistoryKind, companyHistoryActions } from '@esteto/domain/office/log/company-history';
import type { RecordType } from '@esteto/domain/office/log/record-type';
import { namesIn } from '../../../platform/audit/reference-names.ts';
import type { Reader } from '../../../platform/database/database.ts';
import * as logs from './log.repository.ts';
import { changesInWords, labelOf, recordOf } from './log-words.ts';

/** What happened with a company and with what belongs to it, of these kinds, in the words of the log. Three statements. */
export const companyLog = async (
  db: Reader,
  company_id: number,
  kinds: readonly CompanyHistoryKind[],
  input: ListInput,
): Promise<Page<CompanyEvent>> => {
  const page = await logs.ofCompany(db, company_id, companyHistoryActions(kinds), input);
  const nameOf = await namesIn(
    db,
    page.items.flatMap(({ changes }) => changes),
  );
  return {
    ...page,
    items: page.items.map(({ entity_type, entity_id, changes, ...event }) => ({
      ...event,
      label: labelOf(event.action),
      record: recordOf({ entity_type, entity_id }),
      record_type: entity_type as RecordType,
      record_id: entity_id,
      changes: changesInWords(changes, entity_type, nameOf),
    })),
  };
};
