import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { formatPersonalAccount } from '@esteto/domain/company/bank-account/personal-account';
import { paymentKindLabel } from '@esteto/domain/duty/accreditation/payment-form';

/** Way in which the group pays, and the company or account that receives, where the reader may know it; null while that is not said. */
export const paymentWords = (record: AccreditationRecord): string | null =>
  record.payment &&
  [paymentKindLabel[record.payment], record.company_name ?? record.pix_key ?? formatPersonalAccount(record)].filter(Boolean).join('\n');
