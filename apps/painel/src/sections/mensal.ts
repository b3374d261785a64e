import {
  cashBookClosings,
  companyClosings,
  companyStatements,
  followUp,
  monthlyObligations,
  profitDistributions,
  rFactors,
  spreadsheets,
} from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { CalendarDays } from 'lucide-react';
import { editCompany } from './company-dialogs.ts';

/** Dialogs of a closing, over its own list and over the month as a whole. */
const closingDetails = () => import('../features/fechamento/fechamento.detalhes.dialog.tsx');
const closingRun = () => import('../features/fechamento/lote.dialog.tsx');

export const mensal = section('mensal', { label: 'Mensal', inBar: true, icon: CalendarDays }, [
  page(
    'acompanhamento',
    {
      label: 'Acompanhamento',
      who: followUp.view,
      load: () => import('../pages/mensal/acompanhamento/acompanhamento.page.tsx'),
    },
    [
      dialog('fechamento/:closingId/detalhes', {
        who: companyClosings.view,
        load: closingDetails,
      }),
      dialog('lote/:runId', { who: companyClosings.view, load: closingRun }),
    ],
  ),
  page('fechados', { label: 'Fechamentos', who: companyClosings.view, load: () => import('../pages/mensal/fechados/fechados.page.tsx') }, [
    dialog('fechamento/:closingId/detalhes', {
      who: companyClosings.view,
      load: closingDetails,
    }),
    dialog('fechamento/:closingId/historico', {
      who: companyClosings.view,
      load: () => import('../pages/mensal/fechados/fechamento.historico.dialog.tsx'),
    }),
    dialog('lote/:runId', { who: companyClosings.view, load: closingRun }),
  ]),
  page('fechados-livro-caixa', {
    label: 'Fechamentos de livro-caixa',
    who: cashBookClosings.view,
    load: () => import('../pages/mensal/fechados-livro-caixa/fechados-livro-caixa.page.tsx'),
  }),
  page('extratos', { label: 'Extratos', who: companyStatements.view, load: () => import('../pages/mensal/extratos/extratos.page.tsx') }, [
    dialog('empresa/:companyId/extratos', {
      who: companyStatements.view,
      load: () => import('../pages/mensal/extratos/empresa.extratos.dialog.tsx'),
    }),
    dialog('empresa/:companyId/enviar/:year/:month', {
      who: companyStatements.edit,
      load: () => import('../pages/mensal/extratos/empresa.enviar.dialog.tsx'),
    }),
  ]),
  page(
    'extratos/empresa/:companyId/lancamentos',
    {
      label: 'Lançamentos',
      who: companyStatements.view,
      unlisted: true,
      load: () => import('../pages/mensal/extratos/empresa/lancamentos/lancamentos.page.tsx'),
    },
    [
      dialog('contas', {
        who: companyStatements.view,
        load: () => import('../pages/mensal/extratos/empresa/lancamentos/contas.dialog.tsx'),
      }),
      dialog('lancamento/:transactionId', {
        who: companyStatements.view,
        load: () => import('../pages/mensal/extratos/empresa/lancamentos/lancamento.dialog.tsx'),
      }),
    ],
  ),
  page(
    'obrigacoes-mensais',
    {
      label: 'Obrigações',
      who: monthlyObligations.view,
      load: () => import('../pages/mensal/obrigacoes-mensais/obrigacoes-mensais.page.tsx'),
    },
    [
      dialog('criar', { who: monthlyObligations.edit, load: () => import('../pages/mensal/obrigacoes-mensais/criar.dialog.tsx') }),
      dialog('obrigacao/:monthlyObligationId/detalhes', {
        who: monthlyObligations.view,
        load: () => import('../pages/mensal/obrigacoes-mensais/obrigacao.detalhes.dialog.tsx'),
      }),
      dialog('obrigacao/:monthlyObligationId/entrega', {
        who: monthlyObligations.edit,
        load: () => import('../pages/mensal/obrigacoes-mensais/obrigacao.entrega.dialog.tsx'),
      }),
      dialog('obrigacao/:monthlyObligationId/arquivos', {
        who: monthlyObligations.view,
        load: () => import('../pages/mensal/obrigacoes-mensais/obrigacao.arquivos.dialog.tsx'),
      }),
      dialog('obrigacao/:monthlyObligationId/historico', {
        who: monthlyObligations.view,
        load: () => import('../pages/mensal/obrigacoes-mensais/obrigacao.historico.dialog.tsx'),
      }),
      dialog('empresa/:companyId/editar', { who: monthlyObligations.edit, load: editCompany }),
    ],
  ),
  page('lucros', { label: 'Lucros', who: profitDistributions.view, load: () => import('../pages/mensal/lucros/lucros.page.tsx') }, [
    dialog('empresa/:companyId', { who: profitDistributions.view, load: () => import('../pages/mensal/lucros/empresa.dialog.tsx') }),
    dialog('empresa/:companyId/registrar', {
      who: profitDistributions.edit,
      load: () => import('../pages/mensal/lucros/empresa.registrar.dialog.tsx'),
    }),
    dialog('importar', { who: profitDistributions.edit, load: () => import('../pages/mensal/lucros/importar.dialog.tsx') }),
    dialog('r-4010', { who: profitDistributions.view, load: () => import('../pages/mensal/lucros/r-4010.dialog.tsx') }),
  ]),
  page(
    'obrigacoes-mensais/pasta',
    {
      label: 'Recibos de uma pasta',
      who: monthlyObligations.view,
      load: () => import('../pages/mensal/obrigacoes-mensais/pasta/pasta.page.tsx'),
    },
    [
      dialog('arquivo/:receiptPaperId', {
        who: monthlyObligations.edit,
        load: () => import('../pages/mensal/obrigacoes-mensais/pasta/arquivo.dialog.tsx'),
      }),
      dialog('arquivo/:receiptPaperId/ensinar', {
        who: monthlyObligations.edit,
        load: () => import('../pages/mensal/obrigacoes-mensais/pasta/arquivo.ensinar.dialog.tsx'),
      }),
      dialog('modelos', {
        who: monthlyObligations.view,
        load: () => import('../pages/mensal/obrigacoes-mensais/pasta/modelos.dialog.tsx'),
      }),
    ],
  ),
  page('fator-r', { label: 'Fator R', who: rFactors.view, load: () => import('../pages/mensal/fator-r/fator-r.page.tsx') }, [
    dialog('historico/empresa/:companyId', {
      who: rFactors.view,
      load: () => import('../pages/mensal/fator-r/historico.empresa.dialog.tsx'),
    }),
    dialog('importar', { who: rFactors.edit, load: () => import('../pages/mensal/fator-r/importar.dialog.tsx') }),
    dialog('folhas/:payrollBatchId', { who: rFactors.view, load: () => import('../pages/mensal/fator-r/folhas.dialog.tsx') }),
    dialog('historico/empresa/:companyId/decisao/:year/:month', {
      who: rFactors.edit,
      load: () => import('../pages/mensal/fator-r/historico.empresa.decisao.dialog.tsx'),
    }),
    dialog('historico/empresa/:companyId/folha/:year/:month', {
      who: rFactors.edit,
      load: () => import('../pages/mensal/fator-r/historico.empresa.folha.dialog.tsx'),
    }),
  ]),
  page('capacidade', {
    label: 'Capacidade',
    who: followUp.view,
    load: () => import('../pages/mensal/capacidade/capacidade.page.tsx'),
  }),
  page(
    'exportacoes',
    { label: 'Exportações', who: spreadsheets.view, load: () => import('../pages/mensal/exportacoes/exportacoes.page.tsx') },
    [
      dialog('nova/:spreadsheetKind', {
        who: spreadsheets.view,
        load: () => import('../pages/mensal/exportacoes/nova.dialog.tsx'),
      }),
    ],
  ),
]);
