import { dutyPartner, invoices, ownAccreditations } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { Stethoscope } from 'lucide-react';

export const docplantao = section('docplantao', { label: 'Doc Plantão', icon: Stethoscope }, [
  page(
    'credenciamento',
    {
      label: 'Credenciamento',
      who: ownAccreditations.view,
      load: () => import('../pages/docplantao/credenciamento/credenciamento.page.tsx'),
    },
    [
      dialog('candidatar', {
        label: 'Candidatar-me a um grupo',
        who: ownAccreditations.edit,
        load: () => import('../pages/docplantao/credenciamento/candidatar.dialog.tsx'),
      }),
      dialog('dossie/criar', {
        who: ownAccreditations.edit,
        load: () => import('../pages/docplantao/credenciamento/dossie.criar.dialog.tsx'),
      }),
      dialog('dossie/:documentId/trocar', {
        who: ownAccreditations.edit,
        load: () => import('../pages/docplantao/credenciamento/dossie.trocar.dialog.tsx'),
      }),
      dialog('grupo/:accreditationId', {
        who: ownAccreditations.view,
        load: () => import('../pages/docplantao/credenciamento/grupo.dialog.tsx'),
      }),
    ],
  ),
  page('credenciamento/convites-internos/:id', {
    label: 'Convite de um grupo',
    who: ownAccreditations.view,
    unlisted: true,
    load: () => import('../pages/docplantao/credenciamento/convites-internos/convites-internos.page.tsx'),
  }),
  page(
    'ofertas',
    {
      label: 'Ofertas',
      who: dutyPartner.view,
      load: () => import('../pages/docplantao/ofertas/ofertas.page.tsx'),
    },
    [
      dialog(':offerId/candidatar', {
        who: dutyPartner.edit,
        load: () => import('../pages/docplantao/ofertas/candidatar.dialog.tsx'),
      }),
    ],
  ),
  page(
    'minha-escala',
    {
      label: 'Minha escala',
      who: dutyPartner.view,
      load: () => import('../pages/docplantao/minha-escala/minha-escala.page.tsx'),
    },
    [
      dialog('horas', {
        label: 'Espelho de horas',
        who: dutyPartner.view,
        load: () => import('../pages/docplantao/minha-escala/horas.dialog.tsx'),
      }),
    ],
  ),
  page(
    'minha-escala/receber',
    {
      label: 'Receber',
      who: dutyPartner.view,
      unlisted: true,
      load: () => import('../pages/docplantao/minha-escala/receber/receber.page.tsx'),
    },
    [
      dialog('solicitar-nf', { who: dutyPartner.edit, load: () => import('../features/nota-fiscal/solicitar.dialog.tsx') }),
      dialog('nota-fiscal/:accountReceivableId', { who: invoices.view, load: () => import('../features/nota-fiscal/detalhes.dialog.tsx') }),
    ],
  ),
  page('escala', { label: 'Escala', who: dutyPartner.view, load: () => import('../pages/docplantao/escala/escala.page.tsx') }),
  page(
    'minhas-solicitacoes',
    {
      label: 'Minhas solicitações',
      who: dutyPartner.view,
      load: () => import('../pages/docplantao/minhas-solicitacoes/minhas-solicitacoes.page.tsx'),
    },
    [
      dialog('criar', {
        label: 'Nova solicitação',
        who: dutyPartner.edit,
        load: () => import('../pages/docplantao/minhas-solicitacoes/criar.dialog.tsx'),
      }),
      dialog('ponto', {
        label: 'Pedir ajuste do ponto',
        who: dutyPartner.edit,
        load: () => import('../pages/docplantao/minhas-solicitacoes/ponto.dialog.tsx'),
      }),
      dialog('folga', {
        label: 'Pedir folga',
        who: dutyPartner.edit,
        load: () => import('../pages/docplantao/minhas-solicitacoes/folga.dialog.tsx'),
      }),
      dialog(':requestId/contraproposta', {
        who: dutyPartner.edit,
        load: () => import('../pages/docplantao/minhas-solicitacoes/contraproposta.dialog.tsx'),
      }),
      dialog(':requestId/detalhes', {
        who: dutyPartner.view,
        load: () => import('../pages/docplantao/minhas-solicitacoes/detalhes.dialog.tsx'),
      }),
      dialog(':requestId/historico', {
        who: dutyPartner.view,
        load: () => import('../pages/docplantao/minhas-solicitacoes/historico.dialog.tsx'),
      }),
    ],
  ),
]);
