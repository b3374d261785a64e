import {
  appUser,
  calendar,
  calendarSync,
  cashFlow,
  charts,
  clients,
  companyFiles,
  companyMonths,
  expenses,
  invoices,
  mediaWatching,
  openApp,
  openPartner,
  ownBoletos,
  ownLicences,
  ownProfits,
  ownRFactors,
  partner,
  shiftReports,
  statements,
} from '@esteto/contract/access';
import { dialog, page, type RouteTable, section } from '@esteto/shell/route/route-table';
import {
  Barcode,
  BookOpenText,
  Building2,
  Calculator,
  CalendarCheck,
  CalendarDays,
  ChartNoAxesColumn,
  ChartPie,
  Clapperboard,
  FolderOpen,
  GraduationCap,
  HandCoins,
  House,
  Landmark,
  ReceiptText,
  Scale,
  Users,
} from 'lucide-react';
import { cadastro, changeAccountType, step } from './sections/cadastro.ts';
import { docplantao } from './sections/docplantao.ts';
import { irpf } from './sections/irpf.ts';

const requestInvoice = () => import('./features/nota-fiscal/solicitar.dialog.tsx');
const invoiceDetails = () => import('./features/nota-fiscal/detalhes.dialog.tsx');
const boletoDetails = () => import('./features/boleto/boleto.dialog.tsx');
const payBoleto = () => import('./features/boleto/boleto.pagamento.dialog.tsx');
const sendStatement = () => import('./features/extrato/enviar.dialog.tsx');
const createClient = () => import('./features/tomador/criar.dialog.tsx');

const editEvent = () => import('./features/evento/editar.dialog.tsx');

export const routes: RouteTable = [
  page('', { label: 'Início', icon: House, who: appUser, load: () => import('./pages/home/home.page.tsx') }, [
    dialog('solicitar-nf', { label: 'Solicitar nota', who: invoices.ask, load: requestInvoice }),
    dialog('cadastrar-tomador', { label: 'Cadastrar tomador', who: clients.edit, load: createClient }),
    dialog('adicionar-plantao', {
      label: 'Adicionar plantão',
      who: calendar.edit,
      load: () => import('./pages/home/adicionar-plantao.dialog.tsx'),
    }),
    dialog('evento/:eventId/editar', { who: calendar.edit, load: editEvent }),
    dialog('enviar-extrato/ano/:year/mes/:month', { who: statements.edit, load: sendStatement }),
    dialog('nota-fiscal/:accountReceivableId', { who: invoices.view, load: invoiceDetails }),
    dialog('boleto/:boletoId', { who: ownBoletos.view, load: boletoDetails }),
    dialog('boleto/:boletoId/pagamento', { who: ownBoletos.edit, load: payBoleto }),
    dialog('boletos-atrasados', { who: ownBoletos.view, load: () => import('./pages/home/boletos-atrasados.dialog.tsx') }),
    dialog('empresa/:companyId/enviar-inss', {
      who: appUser,
      load: () => import('./pages/home/empresa.enviar-inss.dialog.tsx'),
    }),
    dialog('empresa/:companyId/enviar-arquivos-para-ir', {
      who: appUser,
      load: () => import('./pages/home/empresa.enviar-arquivos-para-ir.dialog.tsx'),
    }),
    dialog('tipo-de-conta', { who: step.who, load: changeAccountType }),
    dialog('minuta', { who: partner(), load: () => import('./pages/home/minuta.dialog.tsx') }),
    dialog('indicar-amigo', { label: 'Indicar um amigo', who: appUser, load: () => import('./pages/home/indicar-amigo.dialog.tsx') }),
  ]),
  ...cadastro,
  page(
    'faturamento/contas-a-receber',
    {
      label: 'Notas fiscais',
      short: 'Notas',
      icon: ReceiptText,
      who: openApp,
      load: () => import('./pages/faturamento/contas-a-receber/contas-a-receber.page.tsx'),
    },
    [
      dialog('criar', { who: invoices.ask, load: requestInvoice }),
      dialog('repetir/:solicitationId', { who: invoices.ask, load: requestInvoice }),
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
  section('agenda', { label: 'Agenda', icon: CalendarDays }, [
    page('calendario', { label: 'Calendário', who: calendar.view, load: () => import('./pages/agenda/calendario/calendario.page.tsx') }, [
      dialog('criar', { label: 'Novo evento', who: calendar.edit, load: () => import('./pages/agenda/calendario/criar.dialog.tsx') }),
      dialog('editar/:eventId', { who: calendar.edit, load: editEvent }),
    ]),
    page(
      'relatorios',
      { label: 'Relatórios', who: shiftReports.view, load: () => import('./pages/agenda/relatorios/relatorios.page.tsx') },
      [dialog('solicitar-nf', { who: invoices.ask, load: requestInvoice })],
    ),
    page(
      'sincronizacao',
      {
        label: 'Sincronização',
        who: calendarSync.view,
        load: () => import('./pages/agenda/sincronizacao/sincronizacao.page.tsx'),
      },
      [
        dialog('links/criar', { who: calendarSync.edit, load: () => import('./pages/agenda/sincronizacao/links.criar.dialog.tsx') }),
        dialog('links/:feedId/editar', {
          who: calendarSync.edit,
          load: () => import('./pages/agenda/sincronizacao/links.editar.dialog.tsx'),
        }),
        dialog('importar-link', { who: calendarSync.edit, load: () => import('./pages/agenda/sincronizacao/importar-link.dialog.tsx') }),
        dialog('importar-arquivo', {
          who: calendarSync.edit,
          load: () => import('./pages/agenda/sincronizacao/importar-arquivo.dialog.tsx'),
        }),
      ],
    ),
    page('reunioes', { label: 'Reuniões', who: appUser, load: () => import('./pages/agenda/reunioes/reunioes.page.tsx') }, [
      dialog('pedir', { label: 'Pedir reunião', who: appUser, load: () => import('./pages/agenda/reunioes/pedir.dialog.tsx') }),
    ]),
  ]),
  docplantao,
  page(
    'entradas-e-saidas',
    {
      label: 'Entradas e saídas',
      short: 'Entradas',
      icon: ChartNoAxesColumn,
      who: cashFlow.view,
      load: () => import('./pages/entradas-e-saidas/entradas-e-saidas.page.tsx'),
    },
    [
      dialog('nota-fiscal/:accountReceivableId', { who: invoices.view, load: invoiceDetails }),
      dialog('boleto/:boletoId', { who: ownBoletos.view, load: boletoDetails }),
      dialog('boleto/:boletoId/pagamento', { who: ownBoletos.edit, load: payBoleto }),
      dialog('despesa/criar', { who: expenses.edit, load: () => import('./pages/entradas-e-saidas/despesa.criar.dialog.tsx') }),
      dialog('despesa/:expenseId/editar', {
        who: expenses.edit,
        load: () => import('./pages/entradas-e-saidas/despesa.editar.dialog.tsx'),
      }),
    ],
  ),
  page('entradas-e-saidas/previsao', {
    label: 'Previsão',
    who: cashFlow.view,
    unlisted: true,
    load: () => import('./pages/entradas-e-saidas/previsao/previsao.page.tsx'),
  }),
  page('mes', { label: 'O mês', icon: CalendarCheck, who: companyMonths.view, load: () => import('./pages/mes/mes.page.tsx') }),
  page('fator-r', { label: 'Fator R', icon: Scale, who: ownRFactors.view, load: () => import('./pages/fator-r/fator-r.page.tsx') }, [
    dialog('pro-labore/:year/:month', { who: ownRFactors.edit, load: () => import('./pages/fator-r/pro-labore.dialog.tsx') }),
  ]),
  page('lucros', { label: 'Lucros', icon: HandCoins, who: ownProfits.view, load: () => import('./pages/lucros/lucros.page.tsx') }, [
    dialog('retirada', { who: ownProfits.edit, load: () => import('./pages/lucros/retirada.dialog.tsx') }),
  ]),
  page('graficos', { label: 'Gráficos', icon: ChartPie, who: charts.view, load: () => import('./pages/graficos/graficos.page.tsx') }),
  page('boletos', { label: 'Boletos', icon: Barcode, who: ownBoletos.view, load: () => import('./pages/boletos/boletos.page.tsx') }, [
    dialog('empresa/:companyId/boleto/:boletoId/historico', {
      who: ownBoletos.view,
      load: () => import('./pages/boletos/empresa.boleto.historico.dialog.tsx'),
    }),
  ]),
  page('extratos', { label: 'Extratos', icon: Landmark, who: statements.view, load: () => import('./pages/extratos/extratos.page.tsx') }, [
    dialog('enviar/ano/:year/mes/:month', { who: statements.edit, load: sendStatement }),
    dialog('lancamento/:transactionId', { who: statements.view, load: () => import('./pages/extratos/lancamento.dialog.tsx') }),
    dialog('contas', { who: statements.view, load: () => import('./pages/extratos/contas.dialog.tsx') }),
    dialog('envios', { who: statements.view, load: () => import('./pages/extratos/envios.dialog.tsx') }),
    dialog('regras', { who: statements.view, load: () => import('./pages/extratos/regras.dialog.tsx') }),
  ]),
  page('arquivos', {
    label: 'Arquivos',
    icon: FolderOpen,
    who: companyFiles.view,
    load: () => import('./pages/arquivos/arquivos.page.tsx'),
  }),
  page(
    'livro-caixa',
    {
      label: 'Livro-caixa',
      icon: BookOpenText,
      who: openPartner,
      load: () => import('./pages/livro-caixa/livro-caixa.page.tsx'),
    },
    [
      dialog('criar', { who: partner(), load: () => import('./pages/livro-caixa/criar.dialog.tsx') }),
      dialog('dependentes', { who: partner('edit'), load: () => import('./pages/livro-caixa/dependentes.dialog.tsx') }),
      dialog('importar', { who: partner('edit'), load: () => import('./pages/livro-caixa/importar.dialog.tsx') }),
      dialog('detalhes/:cashBookId', { who: partner(), load: () => import('./pages/livro-caixa/detalhes.dialog.tsx') }),
      dialog('comprovantes/:cashBookId', { who: partner(), load: () => import('./pages/livro-caixa/comprovantes.dialog.tsx') }),
    ],
  ),
  irpf,
  page('empresa', { label: 'Empresa', icon: Building2, who: partner(), load: () => import('./pages/empresa/empresa.page.tsx') }, [
    dialog('pessoas/convidar', { who: partner('edit'), load: () => import('./pages/empresa/pessoas.convidar.dialog.tsx') }),
    dialog('pessoas/:memberId/permissoes', {
      who: partner('edit'),
      load: () => import('./pages/empresa/pessoas.permissoes.dialog.tsx'),
    }),
    dialog('licenca/:licenceId', { who: ownLicences.view, load: () => import('./pages/empresa/licenca.dialog.tsx') }),
  ]),
  page('simulacoes', {
    label: 'Simulações',
    icon: Calculator,
    who: appUser,
    load: () => import('./pages/simulacoes/simulacoes.page.tsx'),
  }),
  page('conteudos', {
    label: 'Conteúdos',
    icon: Clapperboard,
    who: mediaWatching.view,
    load: () => import('./pages/conteudos/conteudos.page.tsx'),
  }),
  page('tutoriais', {
    label: 'Tutoriais',
    icon: GraduationCap,
    who: mediaWatching.view,
    load: () => import('./pages/tutoriais/tutoriais.page.tsx'),
  }),
  page('conteudo/:id', { label: 'Conteúdo', who: mediaWatching.view, load: () => import('./pages/conteudo/conteudo.page.tsx') }),
  page('tutorial/:id', { label: 'Tutorial', who: mediaWatching.view, load: () => import('./pages/tutorial/tutorial.page.tsx') }),
  page('conteudos/playlist/:id', {
    label: 'Playlist de conteúdos',
    who: mediaWatching.view,
    load: () => import('./pages/conteudos/playlist/playlist.page.tsx'),
  }),
  page('tutoriais/playlist/:id', {
    label: 'Playlist de tutoriais',
    who: mediaWatching.view,
    load: () => import('./pages/tutoriais/playlist/playlist.page.tsx'),
  }),
  page('minha-conta', { label: 'Minha conta', who: appUser, load: () => import('./pages/minha-conta/minha-conta.page.tsx') }),
];
