import { TAX_REGIMES } from '@esteto/domain/company/company/company-kinds';
import { CLOSING_STATUSES } from '@esteto/domain/month/closing/closing-life';
import { companyMonthQuery } from '@esteto/domain/month/company-month/company-month';
import { array, type InferType, number, object, string } from 'yup';
import { companyMonths } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { monthGuide } from './closing.ts';

/** A month as it stands, or as it was closed. Cents; rates as fractions. */
const companyMonthDetail = object({
  month: string().required(),
  /** Null where the office has not begun with it. */
  status: string().oneOf(CLOSING_STATUSES).nullable().defined(),
  closed_at: string().nullable().defined(),
  regime: string().oneOf(TAX_REGIMES).required(),
  revenue: number().required(),
  /** The part of the revenue that is not issued yet. */
  waiting: number().required(),
  withheld: number().required(),
  payroll: number().nullable().defined(),
  annex: string().nullable().defined(),
  ratio: string().nullable().defined(),
  effective_rate: string().nullable().defined(),
  /** The tax of the month, by the regime: the DAS, or PIS and Cofins with what the quarter owes of IRPJ and CSLL up to it. */
  das: number().nullable().defined(),
  presumido: object({ pis: number().required(), cofins: number().required(), irpj: number().required(), csll: number().required() })
    .nullable()
    .defined(),
  /** Profit that may be paid out of the month free of tax without bookkeeping; null outside the Simples. */
  dividends_free: number().nullable().defined(),
  guides: array(monthGuide.required()).required(),
  /** What the office still waits for, a sentence each. */
  missing: array(string().required()).required(),
});
export type CompanyMonth = InferType<typeof companyMonthDetail>;

/** What a month of the company came to, for its doctors. */
export const companyMonth = {
  detail: get('company-month', {
    summary: 'O mês da empresa em uma página: receita, imposto e por quê, guias, e o que ainda falta do médico.',
    who: companyMonths.view,
    query: companyMonthQuery,
    answer: companyMonthDetail,
  }),
  file: get('company-month/file', {
    summary: 'O mesmo, em PDF.',
    who: companyMonths.view,
    query: companyMonthQuery,
    answer: 'file',
  }),
  see: post('company-month/seen', {
    summary: 'Guarda que um sócio viu o mês fechado.',
    who: companyMonths.view,
    body: companyMonthQuery,
  }),
};
