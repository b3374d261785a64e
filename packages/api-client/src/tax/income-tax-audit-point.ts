import { incomeTaxAuditPoint } from '@esteto/contract/tax/income-tax-audit-point';
import { mutationsFor } from '../queries.ts';
import { incomeTaxQueries } from './income-tax.ts';

export const incomeTaxAuditPointMutations = mutationsFor(incomeTaxAuditPoint, { invalidates: [incomeTaxQueries] });
