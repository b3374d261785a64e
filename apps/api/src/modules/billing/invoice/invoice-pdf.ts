import type { Deps } from '../../../deps.ts';
import type { FileBytes } from '../../../platform/http/bind.ts';
import { danfsePdf } from './danfse/danfse.ts';
import type { InvoiceWithParties } from './invoice.repository.ts';
import { mirrorPdf } from './invoice-mirror.ts';

/** The PDF of an issued invoice; 404 while there is nothing to draw. */
export const invoicePdf = async ({ db, files }: Pick<Deps, 'db' | 'files'>, parties: InvoiceWithParties): Promise<FileBytes> => {
  const { emitter_process, xml_file_id, company_id, status } = parties.invoice;
  if (emitter_process !== 'national_api' || !xml_file_id) return mirrorPdf(parties);
  const { bytes } = await files.read(db, xml_file_id, company_id);
  return danfsePdf(Buffer.from(bytes).toString('utf8'), status);
};
