import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatMoney } from '../../shared/money/money.ts';

// A price that a plan will have: told to who pays it, and withdrawn as long as it is none yet.

/** What a company pays hangs on these. Cents. */
export type PlanPrices = {
  value: number;
  value_residents: number | null;
  extra_partner_value: number | null;
  extra_employee_value: number | null;
};

export type AnnouncedPrice = { name: string; effective_from: string; before: PlanPrices; after: PlanPrices };

const PRICES = ['value', 'value_residents', 'extra_partner_value', 'extra_employee_value'] as const satisfies (keyof PlanPrices)[];

const LABELS: Record<keyof PlanPrices, string> = {
  value: 'por mês',
  value_residents: 'por mês para residentes',
  extra_partner_value: 'por sócio adicional',
  extra_employee_value: 'por funcionário adicional',
};

/** Terms may change without any price. */
export const isPriceChange = ({ before, after }: Pick<AnnouncedPrice, 'before' | 'after'>): boolean =>
  PRICES.some((price) => before[price] !== after[price]);

/** 'de R$ 249,00 para R$ 310,00 por mês'. A value that is none is free of charge; that of residents is then the one of all. */
const changesInWords = ({ before, after }: Pick<AnnouncedPrice, 'before' | 'after'>): string =>
  new Intl.ListFormat('pt-BR').format(
    PRICES.filter((price) => before[price] !== after[price]).map((price) => {
      const [was, becomes] = [before, after].map((prices) => prices[price] ?? (price === 'value_residents' ? prices.value : 0));
      return `de ${formatMoney(was ?? 0)} para ${formatMoney(becomes ?? 0)} ${LABELS[price]}`;
    }),
  );

/** What who pays is told of it. */
export const announcedInWords = (price: AnnouncedPrice): { title: string; body: string } => ({
  title: 'O preço do seu plano vai mudar',
  body: `Em ${formatDateNumeric(price.effective_from)}, o plano ${price.name} passa ${changesInWords(price)}. Até lá, nada muda.`,
});

/** What who was told of it is told when it is withdrawn. */
export const withdrawnInWords = ({
  name,
  effective_from,
}: Pick<AnnouncedPrice, 'name' | 'effective_from'>): { title: string; body: string } => ({
  title: 'O preço do seu plano não vai mais mudar',
  body: `A mudança do plano ${name} anunciada para ${formatDateNumeric(effective_from)} foi retirada. O preço continua como está.`,
});
