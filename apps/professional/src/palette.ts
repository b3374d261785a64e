import { clientQueries } from '@esteto/api-client/billing/client';
import { invoiceQueries } from '@esteto/api-client/billing/invoice';
import { libraryQueries } from '@esteto/api-client/office/library';
import { clients, invoices, mediaWatching } from '@esteto/contract/access';
import type { ClientRow } from '@esteto/contract/billing/client';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import type { LibraryCard } from '@esteto/contract/office/library';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { type MediaLocal, mediaCategoryLabel } from '@esteto/domain/office/media/media-kinds';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { records } from '@esteto/shell/palette/palette-source';
import { Clapperboard, GraduationCap, type LucideIcon, ReceiptText, Users } from 'lucide-react';
import { mediaPath } from './features/biblioteca/media-path.ts';
import { path } from './path.ts';

const watched = (title: string, icon: LucideIcon, local: MediaLocal) =>
  records<LibraryCard>({
    title,
    icon,
    who: mediaWatching.view,
    query: ({ search, limit }) => libraryQueries.list({ local, search, limit }),
    toEntry: ({ id, title: label, category }) => ({ label, detail: mediaCategoryLabel[category], to: mediaPath({ id, local }) }),
  });

/** The records that the search finds. */
export const palette = [
  records<ClientRow>({
    title: 'Tomadores',
    icon: Users,
    who: clients.view,
    query: clientQueries.list,
    toEntry: ({ id, name, document, person_type }) => ({
      label: name,
      detail: document ? shownDocument(document, person_type) : undefined,
      to: path('/app/faturamento/tomadores/detalhes/:clientId', { clientId: id }),
    }),
  }),
  records<InvoiceRow>({
    title: 'Notas fiscais',
    icon: ReceiptText,
    who: invoices.view,
    query: invoiceQueries.list,
    toEntry: ({ id, company_id, client_name, ...invoice }) => ({
      label: invoiceTitle(invoice),
      detail: client_name,
      to: path('/app/faturamento/contas-a-receber/empresa/:companyId/detalhes/:solicitationId', {
        companyId: company_id,
        solicitationId: id,
      }),
    }),
  }),
  watched('Tutoriais', GraduationCap, 'tutorials'),
  watched('Conteúdos', Clapperboard, 'contents'),
];
