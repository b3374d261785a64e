import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { changeableUntil, type RequestLeg } from '@esteto/domain/duty/shift-request/request-legs';
import type { ProposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { DutyShift } from '../duty-shift.repository.ts';
import type { GroupFacts } from '../group-facts.ts';
import type { JudgedLeg } from './request-write.ts';

// What a professional asks for, as the shifts that it moves, and what is refused of it at once.

/** Every shift that is named, whether or not the type of the request asks for it: nothing of a stranger's is passed over. */
export const shiftIdsOf = ({ from_shift_id, to_shift_id, third_shift_id }: ProposalForm): number[] => [
  ...new Set([from_shift_id, to_shift_id ?? [], third_shift_id ?? []].flat()),
];

export const isChangeable = ({ status }: Pick<DutyShift, 'status'>): boolean =>
  dutyShiftMachine.legalActions(status, 'professional').includes('ask_swap');

/** Who gives what to whom. Nothing of a stranger's is there, and nobody swaps with themselves or for a place that is free. */
export const legsOf = (body: ProposalForm, shifts: readonly DutyShift[], own_id: number): RequestLeg[] => {
  const { type, from_shift_id, to_shift_id, third_shift_id, counterpart_id } = body;
  const find = (id: number | null) => shifts.find((shift) => shift.id === id);
  const mine = find(from_shift_id);
  const isThere = shifts.length === shiftIdsOf(body).length && shifts.every(({ group_id }) => group_id === mine?.group_id);
  if (mine?.professional_id !== own_id || !isThere) throw notFound();
  const leg = (shift_id: number, from_id: number, to_id: number | null): RequestLeg => ({ shift_id, from_id, to_id, was: null });
  if (type === 'coverage') return [leg(from_shift_id, own_id, null)];
  if (type === 'handover') {
    if (counterpart_id === own_id) throw invalid({ counterpart_id: 'Colega: escolha outra pessoa.' });
    return [leg(from_shift_id, own_id, counterpart_id)];
  }
  const ownerOf = (id: number | null, field: string): number => {
    const shift = find(id);
    if (!shift) throw notFound();
    if (shift.professional_id === null || shift.professional_id === own_id || !isChangeable(shift))
      throw invalid({ [field]: 'Este plantão não pode ser trocado agora.' });
    return shift.professional_id;
  };
  if (to_shift_id === null || to_shift_id === undefined) throw notFound();
  const other = ownerOf(to_shift_id, 'to_shift_id');
  if (third_shift_id === null) return [leg(from_shift_id, own_id, other), leg(to_shift_id, other, own_id)];
  const third = ownerOf(third_shift_id, 'third_shift_id');
  if (third === other) throw invalid({ third_shift_id: 'Plantão que o colega recebe: escolha o de uma terceira pessoa.' });
  return [leg(from_shift_id, own_id, third), leg(to_shift_id, other, own_id), leg(third_shift_id, third, other)];
};

export const refuseWithoutWords = ({ rules }: GroupFacts, justification: string | null): void => {
  if (rules.justification_required && justification === null)
    throw invalid({ justification: 'Justificativa: o grupo pede que você explique.' });
};

export const refuseUnasked = (facts: GroupFacts, { justification }: ProposalForm, now: string, shifts: readonly DutyShift[]): void => {
  refuseWithoutWords(facts, justification);
  const until = changeableUntil(
    shifts.map(({ start_at }) => start_at),
    facts.rules,
  );
  if (Date.parse(until) <= Date.parse(now))
    throw invalid({
      from_shift_id: `O grupo aceita mudanças até ${countOf(facts.rules.swap_cutoff_hours, 'hora', 'horas')} antes do plantão. Fale com a coordenação.`,
    });
};

/** Refuses a proposal that the rules forbid: people are told everything about themselves, and about a colleague only that they may not. */
export const refuseForProposal = (judged: readonly JudgedLeg[], own_id: number, { type }: ProposalForm): void => {
  const blocked = judged.filter(({ findings }) => isBlocked(findings));
  const own = blocked.find(({ professional_id }) => professional_id === own_id);
  if (own) throw invalid({ to_shift_id: own.findings.map(({ message }) => message).join(' ') });
  if (blocked.length > 0)
    throw invalid({ [type === 'swap' ? 'to_shift_id' : 'counterpart_id']: 'Este colega não pode assumir o plantão neste horário.' });
};
