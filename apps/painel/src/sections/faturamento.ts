import { adminClients, companyCertificates, municipalParameters, receipts, receivables } from '@esteto/contract/access';
import { dialog, page, section } from '@esteto/shell/route/route-table';
import { ReceiptText } from 'lucide-react';

export const faturamento = section('faturamento', { label: 'Faturamento', short: 'Notas', inBar: true, icon: ReceiptText }, [
  page(
    'contas-a-receber',
    {
      label: 'Contas a receber',
      who: receivables.view,
      load: () => import('../pages/faturamento/contas-a-receber/contas-a-receber.page.tsx'),
    },
    [
      dialog('criar', {
        who: receivables.edit,
        load: () => import('../pages/faturamento/contas-a-receber/criar.dialog.tsx'),
      }),
      dialog('nota/:accountId/editar', {
        who: receivables.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.editar.dialog.tsx'),
      }),
      dialog('nota/:accountId/exigencias', {
        who: receivables.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.exigencias.dialog.tsx'),
      }),
      dialog('nota/:accountId/historico', {
        who: receivables.view,
        load: () => import('../pages/faturamento/contas-a-receber/nota.historico.dialog.tsx'),
      }),
      dialog('nota/:accountId/detalhes', {
        who: receivables.view,
        load: () => import('../pages/faturamento/contas-a-receber/nota.detalhes.dialog.tsx'),
      }),
      dialog('nota/:accountId/receber', {
        who: receipts.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.receber.dialog.tsx'),
      }),
      dialog('nota/:accountId/emitir', {
        who: receivables.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.emitir.dialog.tsx'),
      }),
      dialog('nota/:accountId/cencelar', {
        who: receivables.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.cencelar.dialog.tsx'),
      }),
      dialog('nota/:accountId/descartar', {
        who: receivables.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.descartar.dialog.tsx'),
      }),
      dialog('nota/:accountId/substituir', {
        who: receivables.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.substituir.dialog.tsx'),
      }),
      dialog('nota/:accountId/tomador', {
        who: adminClients.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.tomador.dialog.tsx'),
      }),
      dialog('nota/:accountId/certificado', {
        who: companyCertificates.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.certificado.dialog.tsx'),
      }),
      dialog('nota/:accountId/municipio', {
        who: municipalParameters.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.municipio.dialog.tsx'),
      }),
      dialog('nota/:accountId/enviar-email', {
        who: receivables.edit,
        load: () => import('../pages/faturamento/contas-a-receber/nota.enviar-email.dialog.tsx'),
      }),
    ],
  ),
  page(
    'tomadores',
    { label: 'Tomadores', who: adminClients.view, load: () => import('../pages/faturamento/tomadores/tomadores.page.tsx') },
    [
      dialog('tomador/:clientId/detalhes', {
        who: adminClients.view,
        load: () => import('../pages/faturamento/tomadores/tomador.detalhes.dialog.tsx'),
      }),
    ],
  ),
]);
