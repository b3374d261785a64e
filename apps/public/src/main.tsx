import { startPublic } from '@esteto/shell/start/start-public.tsx';
import { routes } from './routes.ts';

startPublic({ routes });
