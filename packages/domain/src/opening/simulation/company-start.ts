import type { CompanyType, TaxRegime } from '../../company/company/company-kinds.ts';
import { formatCompetence } from '../../shared/date/competence.ts';
import { divideHalfUp, sumCents } from '../../shared/money/money.ts';
import type { RegimeToday, SimulationInput } from './simulation-input.ts';

/**
 * What we know of a company: its invoices by month, oldest first, and what it paid its people in the months that are told, cents; the ISS of its city by the
 * office's parameters, and the rate that its invoices usually carry; its regime.
 */
export type CompanyFigures = {
  months: readonly { month: string; gross: number }[];
  payrolls: readonly { pro_labore: number; wages: number }[];
  city: string | null;
  city_iss_rate: string | null;
  iss_rate: string | null;
  tax_regime: TaxRegime;
  type: CompanyType;
};

/** Where a value comes from, in a person's words, by field. */
export type Origins = Partial<Record<keyof SimulationInput, string>>;

const FROM_REGISTER = 'Do cadastro da empresa.';

/**
 * A simulation that starts from a company's own figures. The mean is of the months since the first with an invoice: what was before the opening is no
 * income of nothing. What we do not know stays as it is in `start`, without an origin.
 */
export const startOfCompany = (figures: CompanyFigures, start: SimulationInput): { input: SimulationInput; origins: Origins } => {
  const began = figures.months.findIndex(({ gross }) => gross > 0);
  const months = began === -1 ? [] : figures.months.slice(began);
  const regime = regimeOf(figures);
  const input: Partial<SimulationInput> = {};
  const origins: Origins = {};
  const [first] = months;
  const last = months.at(-1);
  if (first && last) {
    // To the real: nobody means the cents of a mean.
    input.revenue = divideHalfUp(BigInt(sumCents(months.map(({ gross }) => gross))), BigInt(months.length * 100)) * 100;
    const span = months.length === 1 ? formatCompetence(first.month) : `${formatCompetence(first.month)} a ${formatCompetence(last.month)}`;
    origins.revenue = `Média das notas de ${span}.`;
  }
  if (figures.payrolls.length > 0) {
    const meanOf = (part: 'pro_labore' | 'wages'): number =>
      divideHalfUp(BigInt(sumCents(figures.payrolls.map((payroll) => payroll[part]))), BigInt(figures.payrolls.length * 100)) * 100;
    const origin = `Média ${figures.payrolls.length === 1 ? 'da folha informada' : `das ${figures.payrolls.length} folhas informadas`}.`;
    input.pro_labore = meanOf('pro_labore');
    input.payroll = meanOf('wages');
    origins.pro_labore = origin;
    origins.payroll = origin;
  }
  if (figures.city_iss_rate !== null) {
    input.iss_rate = figures.city_iss_rate;
    origins.iss_rate = `Dos parâmetros de ${figures.city ?? 'seu município'}.`;
  } else if (figures.iss_rate !== null) {
    input.iss_rate = figures.iss_rate;
    origins.iss_rate = FROM_REGISTER;
  }
  input.regime_today = regime;
  origins.regime_today = FROM_REGISTER;
  return { input: { ...start, ...input }, origins };
};

/** A company outside the Simples is taken to be in the Lucro Presumido, as doctors' companies are. */
const regimeOf = ({ type, tax_regime }: CompanyFigures): RegimeToday => {
  if (type === 'natural_person') return 'natural_person';
  return tax_regime === 'simples' ? 'simples' : 'presumido';
};
