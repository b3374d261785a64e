import { startApp } from '@esteto/shell/start/start-app.tsx';
import { routes } from './routes.ts';

startApp({ app: 'painel', routes, palette: () => import('./palette.ts') });
