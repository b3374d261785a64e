import { cashBookGeneral, cashBookUpdates } from '@esteto/contract/access';
import { page, section } from '@esteto/shell/route/route-table';
import { BookOpenText } from 'lucide-react';

export const livroCaixa = section('livro-caixa', { label: 'Livro-caixa', icon: BookOpenText }, [
  page('geral', { label: 'Geral', who: cashBookGeneral.view, load: () => import('../pages/livro-caixa/geral/geral.page.tsx') }),
  page('atualizacao', {
    label: 'Atualização',
    who: cashBookUpdates.view,
    load: () => import('../pages/livro-caixa/atualizacao/atualizacao.page.tsx'),
  }),
]);
