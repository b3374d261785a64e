import { accountingParameters, incomeTaxYears, municipalParameters, obligationRules } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { SlidersHorizontal } from 'lucide-react';

export const parametrosDeSistema = section('parametros-de-sistema', { label: 'Parâmetros de sistema', icon: SlidersHorizontal }, [
  page(
    'parametros-contabeis',
    {
      label: 'Parâmetros contábeis',
      who: accountingParameters.view,
      load: () => import('../pages/parametros-de-sistema/parametros-contabeis/parametros-contabeis.page.tsx'),
    },
    [
      dialog('salario-minimo', {
        label: 'Nova vigência do salário mínimo e do INSS',
        who: accountingParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-contabeis/salario-minimo.dialog.tsx'),
      }),
      dialog('imposto-de-renda', {
        label: 'Nova tabela do imposto de renda na fonte',
        who: accountingParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-contabeis/imposto-de-renda.dialog.tsx'),
      }),
      dialog('imposto-anual', {
        label: 'Imposto de renda de um ano',
        who: accountingParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-contabeis/imposto-anual.dialog.tsx'),
      }),
      dialog('selic', {
        label: 'Nova taxa Selic',
        who: accountingParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-contabeis/selic.dialog.tsx'),
      }),
      dialog('regras', {
        label: 'Regras do escritório',
        who: accountingParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-contabeis/regras.dialog.tsx'),
      }),
      dialog('prazos', {
        label: 'Prazos de aberturas e licenças',
        who: accountingParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-contabeis/prazos.dialog.tsx'),
      }),
      dialog('feriado', {
        label: 'Novo feriado',
        who: accountingParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-contabeis/feriado.dialog.tsx'),
      }),
    ],
  ),
  page(
    'regras-de-obrigacoes',
    {
      label: 'Regras de obrigações',
      who: obligationRules.view,
      load: () => import('../pages/parametros-de-sistema/regras-de-obrigacoes/regras-de-obrigacoes.page.tsx'),
    },
    [
      dialog('criar', {
        label: 'Nova regra de obrigação',
        who: obligationRules.edit,
        load: () => import('../pages/parametros-de-sistema/regras-de-obrigacoes/criar.dialog.tsx'),
      }),
      dialog('lei/:lawRuleId/detalhes', {
        who: obligationRules.view,
        load: () => import('../pages/parametros-de-sistema/regras-de-obrigacoes/lei.detalhes.dialog.tsx'),
      }),
      dialog('regra/:obligationRuleId/detalhes', {
        who: obligationRules.view,
        load: () => import('../pages/parametros-de-sistema/regras-de-obrigacoes/regra.detalhes.dialog.tsx'),
      }),
      dialog('regra/:obligationRuleId/editar', {
        who: obligationRules.edit,
        load: () => import('../pages/parametros-de-sistema/regras-de-obrigacoes/regra.editar.dialog.tsx'),
      }),
      dialog('regra/:obligationRuleId/historico', {
        who: obligationRules.view,
        load: () => import('../pages/parametros-de-sistema/regras-de-obrigacoes/regra.historico.dialog.tsx'),
      }),
    ],
  ),
  page(
    'parametros-municipais',
    {
      label: 'Parâmetros municipais',
      who: municipalParameters.view,
      load: () => import('../pages/parametros-de-sistema/parametros-municipais/parametros-municipais.page.tsx'),
    },
    [
      dialog('criar', {
        who: municipalParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-municipais/criar.dialog.tsx'),
      }),
      dialog('municipio/:cityId/editar', {
        who: municipalParameters.edit,
        load: () => import('../pages/parametros-de-sistema/parametros-municipais/municipio.editar.dialog.tsx'),
      }),
      dialog('municipio/:cityId/historico', {
        who: municipalParameters.view,
        load: () => import('../pages/parametros-de-sistema/parametros-municipais/municipio.historico.dialog.tsx'),
      }),
    ],
  ),
  page(
    'configuracoes-irpf',
    {
      label: 'Configurações de IRPF',
      who: incomeTaxYears.view,
      load: () => import('../pages/parametros-de-sistema/configuracoes-irpf/configuracoes-irpf.page.tsx'),
    },
    [
      dialog('criar', {
        label: 'Novo exercício de IRPF',
        who: incomeTaxYears.edit,
        load: () => import('../pages/parametros-de-sistema/configuracoes-irpf/criar.dialog.tsx'),
      }),
      dialog('ano/:exerciseId/editar', {
        who: incomeTaxYears.edit,
        load: () => import('../pages/parametros-de-sistema/configuracoes-irpf/ano.editar.dialog.tsx'),
      }),
      dialog('ano/:exerciseId/historico', {
        who: incomeTaxYears.view,
        load: () => import('../pages/parametros-de-sistema/configuracoes-irpf/ano.historico.dialog.tsx'),
      }),
    ],
  ),
]);
