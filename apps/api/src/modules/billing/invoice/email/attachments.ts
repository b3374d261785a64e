import type { Deps } from '../../../../deps.ts';
import type { FileBytes } from '../../../../platform/http/bind.ts';
import { invoicePdf } from '../invoice-pdf.ts';
import type { InvoiceForMessage } from './invoice-email.repository.ts';

/** What goes along: the official PDF, or the one that we draw when there is none, and the XML where there is one. */
export const attachmentsOf = async ({ db, files }: Pick<Deps, 'db' | 'files'>, parties: InvoiceForMessage): Promise<FileBytes[]> => {
  const { pdf_file_id, xml_file_id, company_id } = parties.invoice;
  const pdf = pdf_file_id ? await files.read(db, pdf_file_id, company_id) : await invoicePdf({ db, files }, parties);
  return xml_file_id ? [pdf, await files.read(db, xml_file_id, company_id)] : [pdf];
};

/** The same by name, without reading a byte. */
export const attachmentNames = ({ invoice, pdf_name, xml_name }: InvoiceForMessage): string[] => {
  if (invoice.authorized_at === null) return [];
  const drawn = invoice.emitter_process === 'national_api' && invoice.xml_file_id ? 'DANFSe (PDF)' : 'Espelho da NFS-e (PDF)';
  return [pdf_name ?? drawn, xml_name].filter((name) => name !== null);
};
