import type { MonthlyObligationRow } from '@esteto/contract/month/monthly-obligation';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { formatCompetence } from '@esteto/domain/shared/date/competence';

/** 'DAS de out/2026 · Souza Serviços Médicos' */
export const obligationTitle = ({ rule_key, competence, company_name }: MonthlyObligationRow): string =>
  `${obligationOfKey(rule_key).acronym} de ${formatCompetence(competence)} · ${company_name}`;
