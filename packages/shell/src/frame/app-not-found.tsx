import { type App, basePath } from '@esteto/domain/identity/route/base-paths';
import { NotFoundState } from '@esteto/ui/components/states/not-found-state.tsx';

/** Every app has its own not-found page, inside its frame. */
export const AppNotFound = ({ app }: { app: App }) => (
  <>
    <title>Página não encontrada · Esteto</title>
    <NotFoundState home={basePath[app]} />
  </>
);
