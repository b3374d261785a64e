import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { obligationOfKey } from '../../law/obligation/obligation-rules.ts';
import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { formatQuarter, quarterOf } from '../../shared/date/quarter.ts';

/** An obligation of the law by its key, or of an office's rule by the name that it had. */
export type NamedObligation = { rule_key: ObligationKey | null; rule_name: string | null };

/** 'Carnê-leão': what people call it. */
export const obligationName = ({ rule_key, rule_name }: NamedObligation): string =>
  rule_key ? obligationOfKey(rule_key).title : (rule_name ?? 'Obrigação');

/** 'Carnê-leão de outubro de 2026', 'IRPJ e CSLL do 3º trimestre de 2026', 'DMED de 2026': the same wherever one is named. */
export const obligationTitle = (obligation: NamedObligation & { competence: string }): string =>
  `${obligationName(obligation)} ${periodOf(obligation)}`;

const periodOf = ({ rule_key, competence }: NamedObligation & { competence: string }): string => {
  const frequency = rule_key && obligationOfKey(rule_key, competence).frequency;
  if (frequency === 'annual') return `de ${competence.slice(0, 4)}`;
  return frequency === 'quarterly' ? `do ${formatQuarter(quarterOf(competence))}` : `de ${formatCompetenceLong(competence)}`;
};
