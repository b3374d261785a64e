import type { IncomeTaxItem, OwnReturn, PendencyRecord } from '@esteto/contract/tax/income-tax-record';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { waitsForClient } from '@esteto/domain/tax/income-tax/pendency-life';

/** Documents that its person has still to send: never sent, or refused. */
export const lackingItems = ({ items }: Pick<OwnReturn, 'items'>): IncomeTaxItem[] =>
  items.filter(({ status }) => status === 'pending' || status === 'refused');

/** What the team asked besides, unanswered, the first to end on top. */
export const waitingPendencies = ({ pendencies }: Pick<OwnReturn, 'pendencies'>): PendencyRecord[] =>
  pendencies.filter(({ status }) => waitsForClient(status));

/** Papers still go into it: it is being made, or the tax office asks. */
export const takesPapers = ({ status }: Pick<OwnReturn, 'status'>): boolean => isBeingMade(status) || status === 'audited';
