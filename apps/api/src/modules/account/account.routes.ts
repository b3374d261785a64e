import { account } from '@esteto/contract/account';
import type { Bind } from '../../platform/http/bind.ts';
import type { AccountService } from './account.service.ts';

export const accountRoutes = (bind: Bind, accounts: AccountService) => [
  bind(account.detail, accounts.detail),
  bind(account.update, accounts.update),
  bind(account.changePassword, accounts.changePassword),
  bind(account.sessions, accounts.sessions),
  bind(account.endSession, accounts.endSession),
  bind(account.endOtherSessions, accounts.endOtherSessions),
  bind(account.accesses, accounts.accesses),
];
