import type { NewIncomeTaxForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxPrice } from '@esteto/domain/tax/income-tax/income-tax-price';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { incomeTaxes as table } from '../../../tables/income-tax/income-tax.tables.ts';
import type { BoletoService } from '../../money/boleto/boleto.service.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import type { CouponService } from '../../plan/coupon/coupon.service.ts';
import { firstStatus, itemsOf, openedNews } from './income-tax-opening.ts';
import * as papers from './income-tax-papers.repository.ts';
import type { beginning } from './income-tax-people.repository.ts';
import { OWN_PAGE, tellPerson } from './news/income-tax-news.ts';

type Parts = { boletos: BoletoService; coupons: CouponService; notices: NoticeService };
type Charged = { company_id: number; due_date: string; amount: number; exercise_year: number; name: string };

/** The boleto of a return, told with the news `beside` it. */
export const chargeReturn = (
  boletos: BoletoService,
  tx: Tx,
  { company_id, due_date, amount, exercise_year, name }: Charged,
  beside: readonly News[],
): Promise<number> =>
  boletos.addFee(
    tx,
    { company_id, due_date, amount, description: `IRPF ${exercise_year} · ${name}`.slice(0, 120), competence: null },
    beside,
  );

/** One original of a year is all that a person has. */
export const insertReturn = async (
  tx: Tx,
  values: Values<typeof table>,
  action: 'income_tax.opened' | 'income_tax.kept',
): Promise<number> => {
  const message = originalTaken(values.exercise_year);
  const { id } = await refuseTaken({ constraint: 'income_taxes_original', field: 'user_id', message }, () =>
    tx.insert(table, values, { action }),
  );
  return id;
};

/** A return that is to be made: what it costs and who is charged, what it asks for, and its person told. Answers its id. */
export const beginReturn = async (
  { boletos, coupons, notices }: Parts,
  tx: Tx,
  form: NewIncomeTaxForm,
  { year, is_free, companies, name, analyst_id, sources }: Awaited<ReturnType<typeof beginning>>,
): Promise<number> => {
  const { user_id, exercise_year, kind, company_id, due_date } = form;
  if (!year) throw yearMissing(exercise_year);
  // Only partners have the pages where a return is read and approved.
  if (companies.length === 0) throw invalid({ user_id: NO_PARTNER });
  if (company_id && !companies.some(({ id }) => id === company_id)) throw notFound();
  if (form.coupon && !company_id) throw invalid({ coupon: COUPON_WITHOUT_COMPANY });
  const brought = form.coupon && company_id ? await coupons.takeForReturn(tx, { code: form.coupon, company_id, user_id }) : null;
  const is_covered = is_free && form.price === null;
  const { price } = incomeTaxPrice({ exercise_year, year_price: form.price ?? year.price, is_free: is_covered, coupon: brought });
  const status = firstStatus(year, price);
  const news = {
    kind: 'income_tax.asked',
    ...openedNews(exercise_year, status),
    key: `income-tax-${user_id}-${exercise_year}-${kind}-${tx.now}`,
  } as const;
  const beside = { ...news, company_id, to: { user_id }, action_url: OWN_PAGE } as const;
  const boleto_id =
    company_id && due_date && price > 0
      ? await chargeReturn(boletos, tx, { company_id, due_date, amount: price, exercise_year, name }, [beside])
      : null;
  if (boleto_id === null) await tellPerson(notices, tx, [user_id], news);
  const values = {
    user_id,
    exercise_year,
    kind,
    rectifies_id: form.rectifies_id,
    status,
    responsible_id: form.responsible_id ?? analyst_id,
    deadline: form.deadline ?? year.deadline,
    is_covered,
    price,
    boleto_id,
    coupon_id: brought?.id ?? null,
  };
  const id = await insertReturn(tx, values, 'income_tax.opened');
  // What is sent anew asks for nothing that was sent before.
  if (kind !== 'amending') await papers.addItems(tx, itemsOf(year, sources, id));
  return id;
};

const NO_PARTNER = 'Esta pessoa não é sócia de nenhuma empresa, e só sócios veem e aprovam a declaração no app.';

export const COUPON_WITHOUT_COMPANY = 'Cupom: escolha antes a empresa que paga.';

export const originalTaken = (exercise_year: number): string =>
  `Esta pessoa já tem uma declaração do exercício ${exercise_year}. Para corrigi-la, crie uma retificadora.`;

export const yearMissing = (exercise_year: number) =>
  invalid({ exercise_year: `Exercício: configure antes o IRPF ${exercise_year} nos parâmetros do sistema.` });
