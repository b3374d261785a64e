import type { Page } from '@esteto/contract/list';
import type { BoletoDetail } from '@esteto/contract/money/boleto';
import { awaitsGuide, isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { discountTaken, waitingCost } from '@esteto/domain/money/boleto/waiting-cost';
import { renderSVG } from 'uqr';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { RowKey } from '../../../platform/work/work.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { MonthService, Terms } from '../../month/month/month.service.ts';
import * as boletos from './boleto.repository.ts';

export type Pricing = Pick<Deps, 'clock'> & { months: MonthService };
type Boleto = Row<typeof table>;

/** What an open boleto costs today, by the office's table of the Selic. */
const priced = <Found extends Boleto>({ clock }: Pick<Deps, 'clock'>, row: Found, { selic }: Pick<Terms, 'selic'>) => ({
  ...row,
  ...(isOpenBoleto(row.status)
    ? waitingCost({ ...row, amount: row.amount - (row.paid_amount ?? 0) }, clock.today(), selic)
    : { now: 0, per_day: 0, discount: discountTaken(row), needs_new_guide: false, selic_missing: [] }),
});

/** A page of boletos, each with what it costs today. */
export const pricedPage = async <Found extends Boleto>({ clock, months }: Pricing, boletos: Promise<Page<Found>>) => {
  const [page, terms] = await Promise.all([boletos, months.terms()]);
  return { ...page, items: page.items.map((row) => priced({ clock }, row, terms)) };
};

/** A boleto as who pays it sees it. */
export const whole = async ({ clock, months }: Pricing, reader: Reader, id: number, scope?: RowKey['scope']) => {
  const row = await boletos.detail(reader, id, scope);
  const pix_qr = row.pix_code ? renderSVG(row.pix_code) : null;
  return { ...priced({ clock }, row, await months.terms(reader)), pix_qr, awaits_guide: awaitsGuide(row) };
};

/** A boleto as staff see it, with who has looked at it. */
export const detail = async (parts: Pricing, reader: Reader, id: number): Promise<BoletoDetail> => ({
  ...(await whole(parts, reader, id)),
  views: await boletos.views(reader, id),
});
