import { session } from '@esteto/contract/session';
import type { Bind } from '../../platform/http/bind.ts';
import type { SessionService } from './session.service.ts';

export const sessionRoutes = (bind: Bind, sessions: SessionService) => [
  bind(session.login, sessions.login),
  bind(session.logout, sessions.logout),
  bind(session.user, sessions.user),
];
