import {
  companyCertificates,
  companyRegisters,
  conversions,
  doctorCertificates,
  doctorsGeneral,
  doctorUsers,
  naturalPeople,
} from '@esteto/contract/access';
import { companyStatus as status } from '@esteto/contract/record-access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { Stethoscope } from 'lucide-react';
import { companyFiles, companyHistory, companyInvoices, companyStatus, editCompany, editDoctor } from './company-dialogs.ts';

export const medicos = section('medicos', { label: 'Médicos', icon: Stethoscope }, [
  page('geral', { label: 'Geral', who: doctorsGeneral.view, load: () => import('../pages/medicos/geral/geral.page.tsx') }, [
    dialog('criar', { who: doctorsGeneral.edit, load: () => import('../pages/medicos/geral/criar.dialog.tsx') }),
    dialog('convites', { who: doctorsGeneral.view, load: () => import('../pages/medicos/geral/convites.dialog.tsx') }),
    dialog('convite/:inviteId', { who: doctorsGeneral.view, load: () => import('../pages/medicos/geral/convite.dialog.tsx') }),
    dialog('empresa/:companyId/editar', { who: doctorsGeneral.edit, load: editCompany }),
    dialog('usuario/:userId/editar', { who: doctorsGeneral.edit, load: editDoctor }),
    dialog('empresa/:companyId/historico', { who: doctorsGeneral.view, load: companyHistory }),
    dialog('empresa/:companyId/notas-fiscais', { who: doctorsGeneral.view, load: companyInvoices }),
    dialog('empresa/:companyId/arquivos', { who: doctorsGeneral.view, load: companyFiles }),
  ]),
  page('usuarios', { label: 'Usuários', who: doctorUsers.view, load: () => import('../pages/medicos/usuarios/usuarios.page.tsx') }, [
    dialog('usuario/:userId/editar', { who: doctorUsers.edit, load: editDoctor }),
  ]),
  page('empresas', { label: 'Empresas', who: companyRegisters.view, load: () => import('../pages/medicos/empresas/empresas.page.tsx') }, [
    dialog('criar', { who: companyRegisters.edit, load: () => import('../pages/medicos/empresas/criar.dialog.tsx') }),
    dialog('empresa/:companyId/editar', { who: companyRegisters.edit, load: editCompany }),
    dialog('empresa/:companyId/situacao', { who: status.edit, load: companyStatus }),
    dialog('empresa/:companyId/historico', { who: companyRegisters.view, load: companyHistory }),
    dialog('empresa/:companyId/notas-fiscais', { who: companyRegisters.view, load: companyInvoices }),
    dialog('empresa/:companyId/arquivos', { who: companyRegisters.view, load: companyFiles }),
  ]),
  page(
    'pessoas-fisicas',
    {
      label: 'Pessoas físicas',
      who: naturalPeople.view,
      load: () => import('../pages/medicos/pessoas-fisicas/pessoas-fisicas.page.tsx'),
    },
    [
      dialog('criar', { who: naturalPeople.edit, load: () => import('../pages/medicos/pessoas-fisicas/criar.dialog.tsx') }),
      dialog('empresa/:companyId/editar', { who: naturalPeople.edit, load: editCompany }),
      dialog('empresa/:companyId/situacao', { who: status.edit, load: companyStatus }),
      dialog('empresa/:companyId/converter', {
        who: conversions.edit,
        load: () => import('../pages/medicos/pessoas-fisicas/empresa.converter.dialog.tsx'),
      }),
      dialog('usuario/:userId/editar', { who: naturalPeople.edit, load: editDoctor }),
      dialog('empresa/:companyId/arquivos', { who: naturalPeople.view, load: companyFiles }),
    ],
  ),
  page(
    'certificado-digital/empresas',
    {
      label: 'Certificados de empresas',
      who: companyCertificates.view,
      load: () => import('../pages/medicos/certificado-digital/empresas/empresas.page.tsx'),
    },
    [
      dialog('empresa/:companyId/editar', { who: companyCertificates.edit, load: editCompany }),
      dialog('empresa/:companyId/certificado', {
        who: companyCertificates.edit,
        load: () => import('../pages/medicos/certificado-digital/empresas/empresa.certificado.dialog.tsx'),
      }),
    ],
  ),
  page(
    'certificado-digital/medicos',
    {
      label: 'Certificados de médicos',
      who: doctorCertificates.view,
      load: () => import('../pages/medicos/certificado-digital/medicos/medicos.page.tsx'),
    },
    [
      dialog('medico/:userId/certificado', {
        who: doctorCertificates.edit,
        load: () => import('../pages/medicos/certificado-digital/medicos/medico.certificado.dialog.tsx'),
      }),
    ],
  ),
]);
