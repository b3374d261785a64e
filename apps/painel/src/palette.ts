import { staffSearchQueries } from '@esteto/api-client/office/staff-search';
import { billing } from '@esteto/contract/access';
import type { StaffFinds } from '@esteto/contract/office/staff-search';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatDocument, shownDocument } from '@esteto/domain/shared/document/document';
import { paletteSource } from '@esteto/shell/palette/palette-source';
import { today } from '@esteto/ui/system/context/today';
import { Building2, CalendarDays, ListChecks, ReceiptText, Stethoscope, Users } from 'lucide-react';
import { path } from './path.ts';

/** The records that the search finds: one call for all of them. */
export const palette = [
  paletteSource<StaffFinds>({
    who: billing.view,
    query: staffSearchQueries.find,
    toGroups: ({ companies, doctors, clients, invoices, closings, obligations }) => [
      {
        title: 'Empresas',
        entries: companies.map(({ id, name, document }) => ({
          key: `company/${id}`,
          label: name,
          detail: document ? formatDocument(document) : undefined,
          icon: Building2,
          to: companyAddress(id),
        })),
      },
      {
        title: 'Médicos',
        entries: doctors.map(({ id, name, company_id, company_name }) => ({
          key: `doctor/${id}/${company_id}`,
          label: `${name} · ${company_name}`,
          icon: Stethoscope,
          to: doctorAddress({ company_id }),
        })),
      },
      {
        title: 'Tomadores',
        entries: clients.map(({ id, name, document, company_name }) => ({
          key: `client/${id}`,
          label: name,
          detail: [document && shownDocument(document), company_name].filter(Boolean).join(' · '),
          icon: Users,
          to: path('/painel/faturamento/tomadores/tomador/:clientId/detalhes', { clientId: id }),
        })),
      },
      {
        title: 'Meses por fechar',
        entries: closings.map(({ id, company_name, month, document: fault }) => ({
          key: `closing/${id}`,
          label: `${company_name} · ${formatCompetence(month)}`,
          detail: fault ?? undefined,
          icon: CalendarDays,
          to: path('/painel/mensal/acompanhamento/fechamento/:closingId/detalhes', { closingId: id }, { month }),
        })),
      },
      {
        title: 'Obrigações por fazer',
        entries: obligations.map(({ id, company_name, title, document: due }) => ({
          key: `obligation/${id}`,
          label: `${title} · ${company_name}`,
          detail: due ? `vence ${formatDate(due, today())}` : undefined,
          icon: ListChecks,
          to: path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: id }),
        })),
      },
      {
        title: 'Contas a receber',
        entries: invoices.map(({ id, client_name, company_name, ...invoice }) => ({
          key: `invoice/${id}`,
          label: `${invoiceTitle(invoice)} · ${client_name}`,
          detail: company_name,
          icon: ReceiptText,
          to: path('/painel/faturamento/contas-a-receber/nota/:accountId/detalhes', { accountId: id }),
        })),
      },
    ],
  }),
];

// Neither has a page of its own yet: what the company asked for is the nearest. These two lines say it.
const companyAddress = (company_id: number) => path('/painel/faturamento/contas-a-receber', undefined, { company_id });
const doctorAddress = ({ company_id }: { company_id: number }) => companyAddress(company_id);
