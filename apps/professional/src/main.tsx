import { Asides } from '@esteto/shell/frame/asides.tsx';
import { ScopeSwitcher } from '@esteto/shell/frame/scope-switcher.tsx';
import { startApp } from '@esteto/shell/start/start-app.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { KeptPunches } from './features/plantao/kept-punches.tsx';
import { routes } from './routes.ts';

const minuta = lazyComponent(() => import('./features/minuta/minuta-block.tsx').then(({ MinutaBlock }) => MinutaBlock));

/** Beside a failure: one that cannot be fetched is none, and no failure more. */
const Help = lazyComponent(() =>
  import('./features/biblioteca/help-offer.tsx').then(
    ({ HelpOffer }) => HelpOffer,
    () => Nothing,
  ),
);
const Nothing = () => null;

startApp({
  app: 'professional',
  routes,
  palette: () => import('./palette.ts'),
  scope: <ScopeSwitcher />,
  asides: (
    <>
      <Asides />
      <KeptPunches />
    </>
  ),
  blocks: { minuta },
  help: (code) => <Help code={code} />,
});
