import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import type { GroupFacts } from '../group-facts.ts';
import { signedOf } from './hours-statement.repository.ts';

/** A shift of somebody that the plan changes, and beside which field that is refused. */
type Planned = { field: string; professional_id: number | null; starts_on: string };

/** What both sides signed says what was planned, too: the plan of such a month changes once somebody reopened it. A month that goes on is never signed. */
export const refuseSigned = async (tx: Tx, { id: group_id, professionals }: GroupFacts, planned: readonly Planned[]): Promise<void> => {
  const now = competenceOf(tx.today);
  const past = planned.flatMap(({ field, professional_id, starts_on }) => {
    const month = competenceOf(starts_on);
    return professional_id === null || month >= now ? [] : [{ field, professional_id, month }];
  });
  if (past.length === 0) return;
  const signed = await signedOf(tx.db, group_id, past);
  const signedMonth = past.find(({ professional_id, month }) =>
    signed.some((one) => one.professional_id === professional_id && one.month === month),
  );
  if (!signedMonth) return;
  const name = professionals.find(({ id }) => id === signedMonth.professional_id)?.name ?? 'Profissional';
  throw invalid({
    [signedMonth.field]: `${name} e a coordenação já assinaram o espelho de ${formatCompetenceLong(signedMonth.month)}. Para mudar o plano, reabra o mês em Horas.`,
  });
};
