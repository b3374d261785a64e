import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { formatDate } from '../../shared/date/date.ts';
import { formatQuarter, quarterOf } from '../../shared/date/quarter.ts';
import { formatMoney } from '../../shared/money/money.ts';
import {
  isOpenObligation,
  type MonthlyObligationStatus,
  monthlyObligationStatusLabel,
} from '../monthly-obligation/monthly-obligation-life.ts';
import { obligationName } from '../monthly-obligation/obligation-title.ts';
import { formatRFactor } from '../r-factor/r-factor-words.ts';
import { DIVIDENDS_WHY, factorWords, rateWords } from './company-month.ts';

// A month of a company in words, the same on the screen and on paper.

/** Cents; rates as fractions; null where nothing can be said. */
type ReadMonth = {
  month: string;
  regime: string;
  revenue: number;
  /** The part of the revenue that is not issued yet. */
  waiting: number;
  withheld: number;
  payroll: number | null;
  annex: string | null;
  ratio: string | null;
  effective_rate: string | null;
  das: number | null;
  presumido: { pis: number; cofins: number; irpj: number; csll: number } | null;
  dividends_free: number | null;
};

/** `value` null: nothing is to be said. */
export type MonthFact = { label: string; value: string | null; help?: string };
export type MonthSection = { key: 'revenue' | 'tax' | 'factor' | 'profit'; title: string; facts: MonthFact[] };

/** What the month came to and why, section by section. */
export const monthSections = (month: ReadMonth): MonthSection[] => [
  { key: 'revenue', title: 'Receita', facts: revenueFacts(month) },
  ...(month.regime === 'simples' ? simplesSections(month) : presumidoSections(month)),
];

const revenueFacts = ({ revenue, waiting, withheld }: ReadMonth): MonthFact[] => [
  {
    label: 'Notas do mês',
    value: waiting > 0 ? `${formatMoney(revenue)}, dos quais ${formatMoney(waiting)} por emitir` : formatMoney(revenue),
  },
  { label: 'Retido na fonte', value: withheld > 0 ? formatMoney(withheld) : null, help: 'O que os tomadores já pagaram em seu nome.' },
];

const simplesSections = (month: ReadMonth): MonthSection[] => {
  const { das, ratio, annex, payroll, dividends_free } = month;
  return [
    {
      key: 'tax',
      title: 'Imposto',
      facts: [
        { label: 'DAS', value: das === null ? 'Ainda não se sabe' : formatMoney(das) },
        { label: 'Por quê', value: rateWords(month) },
      ],
    },
    {
      key: 'factor',
      title: 'Fator R',
      facts: [
        { label: 'Pró-labore e folha do mês', value: payroll === null ? 'Ainda não informada' : formatMoney(payroll) },
        { label: 'Fator R', value: ratio && formatRFactor(ratio) },
        { label: 'O que significa', value: factorWords(annex) },
      ],
    },
    ...(dividends_free === null ? [] : [profitSection(dividends_free)]),
  ];
};

const profitSection = (free: number): MonthSection => ({
  key: 'profit',
  title: 'Lucro que pode ser distribuído',
  facts: [
    { label: 'Sem imposto', value: formatMoney(free) },
    { label: 'Por quê', value: DIVIDENDS_WHY },
  ],
});

const presumidoSections = ({ presumido, month }: ReadMonth): MonthSection[] =>
  presumido
    ? [
        {
          key: 'tax',
          title: 'Imposto',
          facts: [
            { label: 'PIS e Cofins do mês', value: formatMoney(presumido.pis + presumido.cofins) },
            {
              label: `IRPJ e CSLL do ${formatQuarter(quarterOf(month))}`,
              value: formatMoney(presumido.irpj + presumido.csll),
              help: 'Até este mês; pagos depois do fim do trimestre.',
            },
          ],
        },
      ]
    : [];

type ReadGuide = {
  rule_key: ObligationKey | null;
  status: MonthlyObligationStatus;
  boleto_id: number | null;
  amount: number | null;
  pay_by: string | null;
  legal_date: string | null;
  paid_on: string | null;
};

/** A tax that is paid by a guide: 'DAS, R$ 1.234,56', and until it is there or paid, when it has to be. */
export const guideWords = (guide: ReadGuide, today: string): { title: string; note: string | null } => {
  const { rule_key, amount } = guide;
  const name = obligationName({ rule_key, rule_name: null });
  return { title: amount === null ? name : `${name}, ${formatMoney(amount)}`, note: guideNote(guide, today) };
};

const guideNote = ({ status, boleto_id, pay_by, legal_date, paid_on }: ReadGuide, today: string): string | null => {
  if (paid_on) return `Paga em ${formatDate(paid_on, today)}`;
  if (boleto_id === null && !isOpenObligation(status)) return monthlyObligationStatusLabel[status];
  const day = pay_by ?? legal_date;
  return day && dueWords(day, boleto_id !== null, today);
};

/** Whether it can be paid, and by when; what is past its day is said to be. */
const dueWords = (day: string, hasGuide: boolean, today: string): string => {
  const words = formatDate(day, today);
  if (day < today) return hasGuide ? `Venceu em ${words}` : `Venceu em ${words}, e a guia ainda não chegou`;
  return hasGuide ? `Pague até ${words}` : `A guia vem antes de ${words}`;
};
