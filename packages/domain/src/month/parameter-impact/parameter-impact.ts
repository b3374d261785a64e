// What a table or a rule would change that is not kept yet: found by the functions that then compute it, company by company, and added up here.

export const PARAMETER_IMPACTS = ['suggested_pro_labore', 'pro_labore_balance', 'withheld', 'late_fine', 'target_date'] as const;
export type ParameterImpact = (typeof PARAMETER_IMPACTS)[number];

export const parameterImpactLabel: Record<ParameterImpact, string> = {
  suggested_pro_labore: 'Pró-labore sugerido pelo fator R',
  pro_labore_balance: 'Resultado por mês do pró-labore sugerido',
  withheld: 'INSS e imposto retidos do pró-labore',
  late_fine: 'Multa e juros de obrigações atrasadas',
  target_date: 'Meta de obrigações em aberto, a partir da próxima noite',
};

/** What is counted: one and many. */
export const parameterImpactUnit: Record<ParameterImpact, readonly [string, string]> = {
  suggested_pro_labore: ['mês', 'meses'],
  pro_labore_balance: ['mês', 'meses'],
  withheld: ['folha', 'folhas'],
  late_fine: ['obrigação', 'obrigações'],
  target_date: ['obrigação', 'obrigações'],
};

/** A company's part: in how many months, payrolls or obligations, and by how many cents in all; null where it is no money. */
export type ImpactOfCompany = {
  company_id: number;
  company_name: string;
  impact: ParameterImpact;
  count: number;
  change: number | null;
};

/** Some companies' part. `last`: the last of them, where others follow. */
export type ImpactPart = { impacts: ImpactOfCompany[]; last: number | null };

type Figure = { impact: ParameterImpact; before: number | null; after: number | null };

/** One line for each impact of a company: figures that stay as they are count for nothing. */
export const impactsOf = (company: { id: number; name: string }, figures: readonly Figure[]): ImpactOfCompany[] =>
  PARAMETER_IMPACTS.flatMap((impact) => {
    const changed = figures.filter((figure) => figure.impact === impact && figure.before !== figure.after);
    if (changed.length === 0) return [];
    const change = changed.reduce((sum, { before, after }) => sum + (after ?? 0) - (before ?? 0), 0);
    return [{ company_id: company.id, company_name: company.name, impact, count: changed.length, change }];
  });

export type ImpactTotal = {
  impact: ParameterImpact;
  companies: number;
  count: number;
  change: number | null;
  /** Those that it changes most, the most first. */
  largest: ImpactOfCompany[];
};

/** The companies that are named of each. */
const NAMED = 3;

/** What all of it comes to, in the order of `PARAMETER_IMPACTS`; nothing of what nobody feels. */
export const impactTotals = (rows: readonly ImpactOfCompany[]): ImpactTotal[] =>
  PARAMETER_IMPACTS.flatMap((impact) => {
    const felt = rows.filter((row) => row.impact === impact);
    if (felt.length === 0) return [];
    const isMoney = felt.some(({ change }) => change !== null);
    return [
      {
        impact,
        companies: new Set(felt.map(({ company_id }) => company_id)).size,
        count: felt.reduce((sum, { count }) => sum + count, 0),
        change: isMoney ? felt.reduce((sum, { change }) => sum + (change ?? 0), 0) : null,
        largest: felt.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, NAMED),
      },
    ];
  });

const weightOf = ({ change, count }: ImpactOfCompany): number => (change === null ? count : Math.abs(change));
