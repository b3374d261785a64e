import { basePath } from '@esteto/domain/route/base-paths';
import type { Config } from '../../config/config.ts';

/** Where the doctor is shown an invoice; with the company, for whoever looks at another one now. */
export const invoiceLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, company_id: number, invoice_id: number): string =>
  `${publicUrl}${basePath.professional}/faturamento/contas-a-receber/empresa/${company_id}/detalhes/${invoice_id}?empresa=${company_id}`;
