import { boletos, master, staff, workQueues } from '@esteto/contract/access';
import { dialog, page, type RouteTable } from '@esteto/shell/route/route-table';
import { Barcode, House } from 'lucide-react';
import { agenda } from './sections/agenda.ts';
import { avancado } from './sections/avancado.ts';
import { docplantao } from './sections/docplantao.ts';
import { faturamento } from './sections/faturamento.ts';
import { financeiro } from './sections/financeiro.ts';
import { irpf } from './sections/irpf.ts';
import { livroCaixa } from './sections/livro-caixa.ts';
import { medicos } from './sections/medicos.ts';
import { mensal } from './sections/mensal.ts';
import { novos } from './sections/novos.ts';
import { parametrosDeSistema } from './sections/parametros-de-sistema.ts';
import { registro } from './sections/registro.ts';
import { videos } from './sections/videos.ts';

// One file for each section of the menu.

export const routes: RouteTable = [
  page('', { label: 'Início', inBar: true, icon: House, who: workQueues.view, load: () => import('./pages/home/home.page.tsx') }, [
    dialog('retornos', { label: 'Meus retornos a clientes', who: workQueues.view, load: () => import('./pages/home/retornos.dialog.tsx') }),
    dialog('falhas', { label: 'Falhas', who: master, load: () => import('./pages/home/falhas.dialog.tsx') }),
    dialog('manutencao', { label: 'Manutenção', who: master, load: () => import('./pages/home/manutencao.dialog.tsx') }),
  ]),
  novos,
  registro,
  faturamento,
  medicos,
  financeiro,
  page(
    'boletos',
    { label: 'Boletos', inBar: true, icon: Barcode, who: boletos.view, load: () => import('./pages/boletos/boletos.page.tsx') },
    [
      dialog('criar', { label: 'Novo boleto', who: boletos.edit, load: () => import('./pages/boletos/criar.dialog.tsx') }),
      dialog('envio/:sendingId', { who: boletos.view, load: () => import('./pages/boletos/envio.dialog.tsx') }),
      dialog('boleto/:boletoId/editar', { who: boletos.edit, load: () => import('./pages/boletos/boleto.editar.dialog.tsx') }),
      dialog('boleto/:boletoId/detalhes', { who: boletos.view, load: () => import('./pages/boletos/boleto.detalhes.dialog.tsx') }),
      dialog('boleto/:boletoId/arquivo', { who: boletos.view, load: () => import('./pages/boletos/boleto.arquivo.dialog.tsx') }),
      dialog('boleto/:boletoId/pagamento', { who: boletos.edit, load: () => import('./pages/boletos/boleto.pagamento.dialog.tsx') }),
      dialog('boleto/:boletoId/substituir', { who: boletos.edit, load: () => import('./pages/boletos/boleto.substituir.dialog.tsx') }),
      dialog('boleto/:boletoId/historico', { who: boletos.view, load: () => import('./pages/boletos/boleto.historico.dialog.tsx') }),
    ],
  ),
  page(
    'boletos/repeticoes',
    { label: 'Boletos que se repetem', who: boletos.view, load: () => import('./pages/boletos/repeticoes/repeticoes.page.tsx') },
    [dialog('repeticao/:recurrenceId', { who: boletos.edit, load: () => import('./pages/boletos/repeticoes/repeticao.dialog.tsx') })],
  ),
  page('boletos/pasta', { label: 'Boletos de uma pasta', who: boletos.view, load: () => import('./pages/boletos/pasta/pasta.page.tsx') }, [
    dialog('arquivo/:paperId', { who: boletos.edit, load: () => import('./pages/boletos/pasta/arquivo.dialog.tsx') }),
  ]),
  livroCaixa,
  mensal,
  irpf,
  agenda,
  docplantao,
  parametrosDeSistema,
  videos,
  avancado,
  page('minha-conta', { label: 'Minha conta', who: staff(), load: () => import('./pages/minha-conta/minha-conta.page.tsx') }),
];
