import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';

/** The tax office holds the return. */
export const isHeld = ({ status }: Pick<IncomeTaxDetail, 'status'>): boolean => status === HELD;

const HELD: IncomeTaxDetail['status'] = 'audited';
