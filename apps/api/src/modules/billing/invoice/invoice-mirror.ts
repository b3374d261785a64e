import { documentLabel } from '@esteto/domain/billing/client/client-kinds';
import { cancelReasonLabel } from '@esteto/domain/billing/invoice/invoice-record';
import { serviceCodeInWords } from '@esteto/domain/billing/nfse/service-codes';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { issWithholderLabel } from '@esteto/domain/law/tax/invoice-amounts';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { type Address, formatAddress, placeInWords } from '@esteto/domain/shared/document/address';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { notFound } from '../../../platform/http/app-error.ts';
import type { FileBytes } from '../../../platform/http/bind.ts';
import { type AmountRow, createSheet, type Sheet } from '../../../platform/pdf/sheet.ts';
import type { InvoiceRecord } from '../../../tables/invoice/invoice.tables.ts';
import type { InvoiceWithParties } from './invoice.repository.ts';

/** 'DANFSe' is only what the national emitter authorised; what we draw of an invoice issued by hand is its mirror. */
const TITLE = 'Espelho da NFS-e';

const FOOT =
  'Este espelho reproduz os dados da NFS-e informados na emissão e não é o documento oficial. Confira a NFS-e no emissor com o código de verificação.';

/** The PDF of an issued invoice, drawn when it is asked for; the same invoice gives the same bytes. 404 while there is nothing to draw. */
export const mirrorPdf = async ({ invoice, company, client }: InvoiceWithParties): Promise<FileBytes> => {
  if (invoice.authorized_at === null) throw notFound();
  const sheet = createSheet({ title: `${TITLE} ${invoice.number}`, date: new Date(invoice.authorized_at) });
  sheet.heading(TITLE, 'Dados da Nota Fiscal de Serviço eletrônica (NFS-e)', markOf(invoice));
  identify(sheet, invoice);
  sheet.section('Prestador do serviço');
  sheet.facts([
    { label: 'Nome', value: company.name, span: 7 },
    { label: company.cnpj ? 'CNPJ' : 'CPF', value: formatDocument(company.cnpj ?? company.cpf ?? ''), span: 3 },
    { label: 'Inscrição municipal', value: company.municipal_registration ?? '', span: 2 },
  ]);
  sheet.facts([
    { label: 'Endereço', value: formatAddress(company.address), span: 9 },
    ...(company.cnpj ? [{ label: 'Regime tributário', value: taxRegimeLabel[company.tax_regime], span: 3 }] : []),
  ]);
  takerOf(sheet, client);
  serviceOf(sheet, invoice, [company.address, client.address]);
  sheet.amounts('Valores', amountsOf(invoice));
  return { bytes: await sheet.finish(FOOT), mime: 'application/pdf', name: `espelho-nfse-${invoice.number}.pdf` };
};

const identify = (sheet: Sheet, invoice: InvoiceRecord): void => {
  sheet.facts([
    { label: 'Número da NFS-e', value: invoice.number ?? '', span: 2 },
    { label: 'Série', value: String(invoice.dps_series), span: 1 },
    { label: 'Emissão', value: dateOf(invoice.issue_date), span: 2 },
    { label: 'Competência', value: formatCompetence(invoice.competence), span: 2 },
    { label: 'Vencimento', value: dateOf(invoice.due_date), span: 2 },
    { label: 'Código de verificação', value: invoice.verification_code ?? '', span: 3 },
  ]);
  sheet.facts([{ label: 'Chave de acesso', value: invoice.access_key ?? '' }]);
  if (invoice.cancel_reason && invoice.cancelled_at) {
    const reason = `${cancelReasonLabel[invoice.cancel_reason]}: ${invoice.cancel_text ?? ''}`;
    sheet.facts([{ label: 'Motivo do cancelamento', value: reason }]);
  }
};

const takerOf = (sheet: Sheet, client: InvoiceWithParties['client']): void => {
  sheet.section('Tomador do serviço');
  sheet.facts([
    { label: 'Nome', value: client.name, span: 7 },
    {
      label: documentLabel[client.person_type],
      value: client.person_type === 'EX' ? (client.document ?? '') : formatDocument(client.document ?? ''),
      span: 3,
    },
    { label: 'Inscrição municipal', value: client.municipal_registration ?? '', span: 2 },
  ]);
  sheet.facts([
    { label: 'Endereço', value: addressOf(client.address), span: 6 },
    { label: 'E-mail', value: client.email ?? '', span: 4 },
    { label: 'Telefone', value: client.phone ? formatPhone(client.phone) : '', span: 2 },
  ]);
};

const serviceOf = (sheet: Sheet, invoice: InvoiceRecord, addresses: Parameters<typeof placeInWords>[1]): void => {
  sheet.section('Serviço');
  sheet.paragraph(invoice.description);
  sheet.facts([
    {
      label: 'Código de tributação nacional',
      value: invoice.national_tax_code ? serviceCodeInWords(invoice.national_tax_code) : '',
      span: 4,
    },
    { label: 'Código de tributação municipal', value: invoice.municipal_tax_code ?? '', span: 4 },
    {
      label: 'Município da prestação',
      value: invoice.service_place_ibge ? placeInWords(invoice.service_place_ibge, addresses) : '',
      span: 4,
    },
  ]);
};

/** What was taken is shown with a minus; what is nothing is not shown. */
const amountsOf = (invoice: InvoiceRecord): AmountRow[] => {
  const less = (label: string, cents: number | null): AmountRow[] => (cents ? [{ label, value: formatMoney(-cents) }] : []);
  const issKept = invoice.iss_withheld !== null && invoice.iss_withheld !== 'none';
  return [
    { label: 'Valor do serviço', value: formatMoney(invoice.gross_amount) },
    ...less('Desconto incondicionado', invoice.unconditional_discount),
    ...less('Desconto condicionado', invoice.conditional_discount),
    { label: 'Base de cálculo do ISS', value: formatMoney(invoice.iss_base) },
    ...(invoice.iss_rate ? [{ label: `ISS (${formatRate(invoice.iss_rate)})`, value: formatMoney(invoice.iss_amount) }] : []),
    ...(issKept ? less(`ISS retido ${issWithholderLabel[invoice.iss_withheld ?? 'none'].toLowerCase()}`, invoice.iss_amount) : []),
    ...less('IRRF retido', invoice.irrf),
    ...less('INSS retido', invoice.inss_withheld),
    ...less('PIS, Cofins e CSLL retidos', invoice.csrf_withheld_total),
    ...less('Outras retenções', invoice.other_withholdings),
    { label: 'Valor líquido', value: formatMoney(invoice.net_amount), strong: true },
  ];
};

const markOf = ({ status }: InvoiceRecord): string | null =>
  status === 'cancelled' ? 'CANCELADA' : status === 'replaced' ? 'SUBSTITUÍDA' : null;

const dateOf = (date: string | null): string => (date ? formatDateNumeric(date) : '');

const addressOf = (address: Address | null): string => (address ? formatAddress(address) : '');
