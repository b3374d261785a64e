import { cashBook } from '@esteto/contract/money/cash-book';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import { cashBookService } from './cash-book.service.ts';

export type CashBookServices = ReturnType<typeof cashBookModule>['services'];

export const cashBookModule = (deps: Deps & NoticeServices) => {
  const services = { cashBooks: cashBookService(deps) };
  const { cashBooks } = services;
  return defineModule({
    services,
    routes: bindAll(cashBook, cashBooks),
  });
};
