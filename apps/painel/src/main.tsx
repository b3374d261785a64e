import { startApp } from '@esteto/shell/start/start-app.tsx';
import { readKept } from '@esteto/ui/system/state/kept-storage';
import { routes } from './routes.ts';

startApp({ app: 'painel', routes, palette: () => import('./palette.ts') });

// What was under way before a reload.
if (readKept('esteto.batches')) void import('./features/lote/restore-batches.ts').then(({ restoreBatches }) => restoreBatches());
