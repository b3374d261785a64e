import { cashBook } from '@esteto/contract/money/cash-book';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { AccountingParameterServices } from '../../month/accounting-parameter/accounting-parameter.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import { cashBookService } from './cash-book.service.ts';
import { GUIDE_OF_MONTH } from './cash-book-guide.ts';

export type CashBookServices = ReturnType<typeof cashBookModule>['services'];

export const cashBookModule = (deps: Deps & AccountingParameterServices & BoletoServices & NoticeServices) => {
  const services = { cashBooks: cashBookService(deps) };
  const { cashBooks } = services;
  return defineModule({
    services,
    routes: bindAll(cashBook, cashBooks),
    jobs: [{ name: GUIDE_OF_MONTH, label: 'DARF do carnê-leão', handle: cashBooks.followGuide }],
  });
};
