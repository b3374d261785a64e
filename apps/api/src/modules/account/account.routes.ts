import { account } from '@esteto/contract/account';
import type { Bind } from '../../platform/http/bind.ts';
import type { AccountService } from './account.service.ts';
import type { AccountClosingService } from './account-closing.service.ts';
import type { EmailChangeService } from './email-change.service.ts';

type Services = { accounts: AccountService; emailChanges: EmailChangeService; accountClosings: AccountClosingService };

export const accountRoutes = (bind: Bind, { accounts, emailChanges, accountClosings }: Services) => [
  bind(account.detail, accounts.detail),
  bind(account.update, accounts.update),
  bind(account.changePassword, accounts.changePassword),
  bind(account.changeEmail, emailChanges.ask),
  bind(account.confirmEmail, emailChanges.confirm),
  bind(account.close, accountClosings.close),
  bind(account.keepOpen, accountClosings.keepOpen),
  bind(account.sessions, accounts.sessions),
  bind(account.endSession, accounts.endSession),
  bind(account.endOtherSessions, accounts.endOtherSessions),
  bind(account.accesses, accounts.accesses),
];
