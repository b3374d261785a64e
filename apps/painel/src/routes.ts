import {
  adminClients,
  companyCertificates,
  companyRegisters,
  doctorsGeneral,
  doctorUsers,
  municipalParameters,
  naturalPeople,
  receipts,
  receivables,
  staff,
  workQueues,
} from '@esteto/contract/access';
import { dialog, page, type RouteTable, section } from '@esteto/shell/route/route-table';
import { House, ReceiptText, Stethoscope } from 'lucide-react';

const editCompany = () => import('./features/empresa/empresa.editar.dialog.tsx');
const editDoctor = () => import('./features/usuario/usuario.editar.dialog.tsx');
const companyHistory = () => import('./features/empresa/empresa.historico.dialog.tsx');
const companyFiles = () => import('./features/empresa/empresa.arquivos.dialog.tsx');
const companyInvoices = () => import('./features/empresa/empresa.notas-fiscais.dialog.tsx');

export const routes = [
  page('', { label: 'Início', icon: House, who: workQueues.view, load: () => import('./pages/home/home.page.tsx') }),
  section('faturamento', { label: 'Faturamento', icon: ReceiptText }, [
    page(
      'contas-a-receber',
      {
        label: 'Contas a receber',
        who: receivables.view,
        load: () => import('./pages/faturamento/contas-a-receber/contas-a-receber.page.tsx'),
      },
      [
        dialog('criar', {
          who: receivables.edit,
          load: () => import('./pages/faturamento/contas-a-receber/criar.dialog.tsx'),
        }),
        dialog('nota/:accountId/editar', {
          who: receivables.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.editar.dialog.tsx'),
        }),
        dialog('nota/:accountId/exigencias', {
          who: receivables.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.exigencias.dialog.tsx'),
        }),
        dialog('nota/:accountId/historico', {
          who: receivables.view,
          load: () => import('./pages/faturamento/contas-a-receber/nota.historico.dialog.tsx'),
        }),
        dialog('nota/:accountId/detalhes', {
          who: receivables.view,
          load: () => import('./pages/faturamento/contas-a-receber/nota.detalhes.dialog.tsx'),
        }),
        dialog('nota/:accountId/receber', {
          who: receipts.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.receber.dialog.tsx'),
        }),
        dialog('nota/:accountId/emitir', {
          who: receivables.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.emitir.dialog.tsx'),
        }),
        dialog('nota/:accountId/cencelar', {
          who: receivables.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.cencelar.dialog.tsx'),
        }),
        dialog('nota/:accountId/descartar', {
          who: receivables.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.descartar.dialog.tsx'),
        }),
        dialog('nota/:accountId/substituir', {
          who: receivables.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.substituir.dialog.tsx'),
        }),
        dialog('nota/:accountId/tomador', {
          who: adminClients.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.tomador.dialog.tsx'),
        }),
        dialog('nota/:accountId/certificado', {
          who: companyCertificates.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.certificado.dialog.tsx'),
        }),
        dialog('nota/:accountId/municipio', {
          who: municipalParameters.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.municipio.dialog.tsx'),
        }),
        dialog('nota/:accountId/enviar-email', {
          who: receivables.edit,
          load: () => import('./pages/faturamento/contas-a-receber/nota.enviar-email.dialog.tsx'),
        }),
      ],
    ),
    page(
      'tomadores',
      { label: 'Tomadores', who: adminClients.view, load: () => import('./pages/faturamento/tomadores/tomadores.page.tsx') },
      [
        dialog('tomador/:clientId/detalhes', {
          who: adminClients.view,
          load: () => import('./pages/faturamento/tomadores/tomador.detalhes.dialog.tsx'),
        }),
      ],
    ),
  ]),
  section('medicos', { label: 'Médicos', icon: Stethoscope }, [
    page('geral', { label: 'Geral', who: doctorsGeneral.view, load: () => import('./pages/medicos/geral/geral.page.tsx') }, [
      dialog('empresa/:companyId/editar', { who: doctorsGeneral.edit, load: editCompany }),
      dialog('usuario/:userId/editar', { who: doctorsGeneral.edit, load: editDoctor }),
      dialog('empresa/:companyId/historico', { who: doctorsGeneral.view, load: companyHistory }),
      dialog('empresa/:companyId/notas-fiscais', { who: doctorsGeneral.view, load: companyInvoices }),
      dialog('empresa/:companyId/arquivos', { who: doctorsGeneral.view, load: companyFiles }),
    ]),
    page('usuarios', { label: 'Usuários', who: doctorUsers.view, load: () => import('./pages/medicos/usuarios/usuarios.page.tsx') }, [
      dialog('usuario/:userId/editar', { who: doctorUsers.edit, load: editDoctor }),
    ]),
    page('empresas', { label: 'Empresas', who: companyRegisters.view, load: () => import('./pages/medicos/empresas/empresas.page.tsx') }, [
      dialog('criar', { who: companyRegisters.edit, load: () => import('./pages/medicos/empresas/criar.dialog.tsx') }),
      dialog('empresa/:companyId/editar', { who: companyRegisters.edit, load: editCompany }),
      dialog('empresa/:companyId/historico', { who: companyRegisters.view, load: companyHistory }),
      dialog('empresa/:companyId/notas-fiscais', { who: companyRegisters.view, load: companyInvoices }),
      dialog('empresa/:companyId/arquivos', { who: companyRegisters.view, load: companyFiles }),
    ]),
    page(
      'pessoas-fisicas',
      {
        label: 'Pessoas físicas',
        who: naturalPeople.view,
        load: () => import('./pages/medicos/pessoas-fisicas/pessoas-fisicas.page.tsx'),
      },
      [
        dialog('criar', { who: naturalPeople.edit, load: () => import('./pages/medicos/pessoas-fisicas/criar.dialog.tsx') }),
        dialog('empresa/:companyId/editar', { who: naturalPeople.edit, load: editCompany }),
        dialog('usuario/:userId/editar', { who: naturalPeople.edit, load: editDoctor }),
        dialog('empresa/:companyId/arquivos', { who: naturalPeople.view, load: companyFiles }),
      ],
    ),
  ]),
  page('minha-conta', { label: 'Minha conta', who: staff(), load: () => import('./pages/minha-conta/minha-conta.page.tsx') }),
] as const satisfies RouteTable;
