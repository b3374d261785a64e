import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { papersProblem } from '@esteto/domain/opening/licensing/licence-documents';
import { renewalMachine } from '@esteto/domain/opening/licensing/licence-life';
import { presentLicences } from '@esteto/domain/opening/licensing/licence-standing';
import type { LicensingItemStatus } from '@esteto/domain/opening/licensing/licensing-item-status';
import { isInForce, licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { licences, type licensings } from '../../../../tables/licensing/licensing.tables.ts';
import type { Change } from '../../../../tables/platform/audit.tables.ts';

type Licence = Row<typeof licences>;
type Set = Pick<Licence, 'status' | 'observation' | 'valid_until' | 'number' | 'issued_by'>;

/** In whose place another one came, or whose renewal was undone, is only read. */
export const refuseFormer = (licence: Licence, all: readonly LicenceRecord[]): void => {
  if (!presentLicences(all).some(({ id }) => id === licence.id))
    throw new AppError(422, { message: 'Esta licença já está no histórico e não muda mais.', code: 'licence_former' });
};

/** The agency is handed all that it asks for; what is issued is beside the licence that says so. */
export const refuseLacking = ({ id, status }: Licence, all: readonly LicenceRecord[], to: LicensingItemStatus): void => {
  const record = all.find((one) => one.id === id);
  const problem = record && status !== to ? papersProblem(record, all, to) : null;
  if (problem) throw invalid({ to: problem });
};

/** A renewal that is issued takes the place of the licence that it renews, and gives it back when it turns out not to be. */
export const write = (tx: Tx, before: Licence, set: Set, company_id: number): Promise<Licence> => {
  const values = {
    ...set,
    moved_on: tx.today,
    answered_at: null,
    reminded_on: set.status === 'awaiting_client' ? tx.today : null,
    ending_told: set.valid_until === before.valid_until ? before.ending_told : null,
  };
  const issues = before.renewal === 'running' && isInForce(set.status);
  const reopens = before.renewal === 'issued' && !isInForce(set.status);
  if (!issues && !reopens) return tx.change(licences, before, values, { action: 'licence.changed', company_id });
  return tx.move(licences, renewalMachine, before, { action: issues ? 'issue' : 'reopen', by: 'staff', company_id }, values);
};

type Licensing = Pick<Row<typeof licensings>, 'id' | 'company_id'>;

/** In the history of the licensing, under the licence's own name. */
export const tellChange = (tx: Tx, { id, company_id }: Licensing, before: Licence, after: Licence): void => {
  const changes: Change[] = [
    { path: before.kind, old: before.status, new: after.status, kind: 'modified' as const },
    { path: 'valid_until', old: before.valid_until, new: after.valid_until, kind: 'modified' as const },
    { path: 'number', old: before.number, new: after.number, kind: 'modified' as const },
  ].filter((change) => change.old !== change.new);
  if (changes.length === 0) return;
  const isMoved = before.status !== after.status;
  const reason = isMoved ? after.observation : licenceName(before);
  const action = isMoved ? 'licensing.step_status_changed' : 'licensing.validity_changed';
  tx.record({ type: 'licensing', id }, { action, company_id, reason }, changes);
};

export const tellOf = (
  tx: Tx,
  licence: Licence,
  all: readonly Licensing[],
  action: 'licensing.renewal_begun' | 'licensing.renewal_undone',
): void => {
  const company_id = all.find(({ id }) => id === licence.licensing_id)?.company_id ?? null;
  tx.record({ type: 'licensing', id: licence.licensing_id }, { action, company_id, reason: licenceName(licence) });
};
