import { incomeTaxAuditPoint } from '@esteto/contract/income-tax-audit-point';
import { incomeTaxQueries } from './income-tax.ts';
import { mutationsFor } from './queries.ts';

export const incomeTaxAuditPointMutations = mutationsFor(incomeTaxAuditPoint, { invalidates: [incomeTaxQueries] });
