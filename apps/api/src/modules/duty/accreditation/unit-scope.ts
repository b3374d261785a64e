import { groupAccreditations } from '@esteto/contract/access';
import type { AccreditationRecord, ChecklistLine } from '@esteto/contract/duty/accreditation-record';
import { NO_ACCOUNT } from '@esteto/domain/company/bank-account/personal-account';
import { type Access, decide } from '@esteto/domain/identity/permission/access';
import { type AnyColumn, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ManagerActor } from '../../../platform/work/actor.ts';
import { accreditations } from '../../../tables/accreditation/accreditation.tables.ts';

/** Professionals of these units, and those who work in every unit; all of the group's when nothing narrows it (null). */
export const withinUnits = (unitIds: readonly number[] | null, column: AnyColumn = accreditations.unit_ids): SQL | undefined =>
  unitIds === null ? undefined : or(isNull(column), sql`${column} && ${sql.param(`{${unitIds.join(',')}}`)}::bigint[]`);

/** What one who manages a group sees of a professional: numbers of papers where they look at these, Pix and account where they pay. */
export const shownTo = ({ user, group }: ManagerActor, record: AccreditationRecord): AccreditationRecord => {
  const may = (access: Access) => decide(access, { person: user, group }).allowed;
  return {
    ...record,
    ...(may(groupAccreditations.pay) ? {} : NO_ACCOUNT),
    lines: may(groupAccreditations.review) ? record.lines : record.lines.map(withoutNumber),
  };
};

const withoutNumber = ({ paper, ...line }: ChecklistLine): ChecklistLine => ({ ...line, paper: paper && { ...paper, number: null } });
