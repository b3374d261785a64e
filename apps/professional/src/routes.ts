import { appUser, cashFlow, clients, companyFiles, invoices, partner } from '@esteto/contract/access';
import { dialog, page, type RouteTable } from '@esteto/shell/route/route-table';
import { Building2, Calculator, ChartNoAxesColumn, FolderOpen, House, ReceiptText, Users } from 'lucide-react';

const requestInvoice = () => import('./features/nota-fiscal/solicitar.dialog.tsx');
const invoiceDetails = () => import('./features/nota-fiscal/detalhes.dialog.tsx');
const createClient = () => import('./features/tomador/criar.dialog.tsx');

export const routes = [
  page('', { label: 'Início', icon: House, who: appUser, load: () => import('./pages/home/home.page.tsx') }, [
    dialog('solicitar-nf', { label: 'Solicitar nota', who: invoices.edit, load: requestInvoice }),
    dialog('cadastrar-tomador', { label: 'Cadastrar tomador', who: clients.edit, load: createClient }),
    dialog('nota-fiscal/:accountReceivableId', { who: invoices.view, load: invoiceDetails }),
  ]),
  page(
    'faturamento/contas-a-receber',
    {
      label: 'Notas fiscais',
      short: 'Notas',
      icon: ReceiptText,
      who: appUser,
      load: () => import('./pages/faturamento/contas-a-receber/contas-a-receber.page.tsx'),
    },
    [
      dialog('criar', { who: invoices.edit, load: requestInvoice }),
      dialog('repetir/:solicitationId', { who: invoices.edit, load: requestInvoice }),
      dialog('empresa/:companyId/detalhes/:solicitationId', { who: invoices.view, load: invoiceDetails }),
      dialog('upload/:invoiceId', {
        who: invoices.edit,
        load: () => import('./pages/faturamento/contas-a-receber/upload.dialog.tsx'),
      }),
    ],
  ),
  page(
    'faturamento/tomadores',
    {
      label: 'Tomadores',
      icon: Users,
      who: clients.view,
      load: () => import('./pages/faturamento/tomadores/tomadores.page.tsx'),
    },
    [
      dialog('criar', { who: clients.edit, load: createClient }),
      dialog('detalhes/:clientId', { who: clients.view, load: () => import('./pages/faturamento/tomadores/detalhes.dialog.tsx') }),
    ],
  ),
  page(
    'entradas-e-saidas',
    {
      label: 'Entradas e saídas',
      short: 'Entradas',
      icon: ChartNoAxesColumn,
      who: cashFlow.view,
      load: () => import('./pages/entradas-e-saidas/entradas-e-saidas.page.tsx'),
    },
    [dialog('nota-fiscal/:accountReceivableId', { who: invoices.view, load: invoiceDetails })],
  ),
  page('arquivos', {
    label: 'Arquivos',
    icon: FolderOpen,
    who: companyFiles.view,
    load: () => import('./pages/arquivos/arquivos.page.tsx'),
  }),
  page('empresa', { label: 'Empresa', icon: Building2, who: partner(), load: () => import('./pages/empresa/empresa.page.tsx') }),
  page('simulacoes', {
    label: 'Simulações',
    icon: Calculator,
    who: appUser,
    load: () => import('./pages/simulacoes/simulacoes.page.tsx'),
  }),
  page('minha-conta', { label: 'Minha conta', who: appUser, load: () => import('./pages/minha-conta/minha-conta.page.tsx') }),
] as const satisfies RouteTable;
