import { session } from '@esteto/contract/session';
import type { Bind } from '../../platform/http/bind.ts';
import type { EmailVerificationService } from '../email-verification/email-verification.service.ts';
import type { SessionService } from './session.service.ts';

export const sessionRoutes = (bind: Bind, sessions: SessionService, verifications: EmailVerificationService) => [
  bind(session.login, sessions.login),
  bind(session.logout, sessions.logout),
  bind(session.verifyEmail, verifications.verify),
  bind(session.resendVerification, verifications.resend),
  bind(session.user, sessions.user),
];
