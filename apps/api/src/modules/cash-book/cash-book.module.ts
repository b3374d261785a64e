import { cashBook } from '@esteto/contract/cash-book';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { CompanyServices } from '../company/company.module.ts';
import { cashBookService } from './cash-book.service.ts';

export const cashBookModule = (deps: Deps & CompanyServices) => {
  const services = { cashBooks: cashBookService(deps) };
  const { cashBooks } = services;
  return defineModule({
    services,
    routes: [
      bind(cashBook.year, cashBooks.year),
      bind(cashBook.settings, cashBooks.settings),
      bind(cashBook.entries, cashBooks.entries),
      bind(cashBook.detail, cashBooks.detail),
      bind(cashBook.create, cashBooks.create),
      bind(cashBook.update, cashBooks.update),
      bind(cashBook.remove, cashBooks.remove),
      bind(cashBook.file, cashBooks.file),
      bind(cashBook.everyBook, cashBooks.everyBook),
      bind(cashBook.yearOfCompany, cashBooks.yearOfCompany),
      bind(cashBook.closings, cashBooks.closings),
      bind(cashBook.closeMonth, cashBooks.closeMonth),
      bind(cashBook.reopenMonth, cashBooks.reopenMonth),
    ],
  });
};
