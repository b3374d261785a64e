import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { Config } from '../../../config/config.ts';

/** Where the doctor is shown an invoice. */
export const invoicePath = (company_id: number, invoice_id: number): string =>
  `${basePath.professional}/faturamento/contas-a-receber/empresa/${company_id}/detalhes/${invoice_id}`;

/** The same from outside; with the company, for whoever looks at another one now. */
export const invoiceLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, company_id: number, invoice_id: number): string =>
  `${publicUrl}${invoicePath(company_id, invoice_id)}?empresa=${company_id}`;
