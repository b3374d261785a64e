import { ScopeSwitcher } from '@esteto/shell/frame/scope-switcher.tsx';
import { startApp } from '@esteto/shell/start/start-app.tsx';
import { routes } from './routes.ts';

startApp({ app: 'gestao', routes, palette: () => import('./palette.ts'), scope: <ScopeSwitcher /> });
