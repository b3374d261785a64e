import type { ownRequest as contract, RequestOptions } from '@esteto/contract/duty/own-request';
import type { InputOf } from '@esteto/contract/endpoint';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { changeableUntil } from '@esteto/domain/duty/shift-request/request-legs';
import type { Deps } from '../../../../deps.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { commitmentsOf } from '../commitments.repository.ts';
import type { CredentialReader } from '../credential-reader.ts';
import { groupFacts } from '../group-facts.ts';
import { horizon, judge } from '../shift-judgement.ts';
import { isChangeable } from './proposal.ts';
import { nameOf } from './request-write.ts';

/** The people of the group to whom a shift may be handed, and the shifts of colleagues around its day for which it may be swapped. */
export const requestOptions = async (
  { db, clock, credentialsOf }: Pick<Deps, 'db' | 'clock'> & { credentialsOf: CredentialReader },
  own_id: number,
  { group_id, shift_id, day }: InputOf<typeof contract.options>,
): Promise<RequestOptions> => {
  const facts = await groupFacts(db, group_id, day, day);
  const people = facts.professionals.map(({ id }) => id);
  const now = clock.now().toISOString();
  const commitments = await commitmentsOf(db, group_id, people, horizon(facts, day, day));
  const mine = commitments.find(({ shift, professional_id }) => shift?.id === shift_id && professional_id === own_id)?.shift;
  if (!mine) throw notFound();
  const credentials = await credentialsOf(db, group_id, null);
  const knowledge = { facts, credentials, commitments };
  const mayHave = (shift: typeof mine, professional_id: number) =>
    !isBlocked(judge(knowledge, { ...shift, professional_id }, professional_id));
  const colleagues = facts.professionals
    .filter(({ id }) => id !== own_id && credentials.some((one) => one.professional_id === id && one.status === 'approved'))
    .map(({ id, name }) => ({ id, name, is_free: mayHave(mine, id) }));
  return {
    changeable_until: changeableUntil([mine.start_at], facts.rules),
    swap_cutoff_hours: facts.rules.swap_cutoff_hours,
    needs_approval: facts.rules.swap_needs_approval,
    justification_required: facts.rules.justification_required,
    colleagues: colleagues.toSorted((one, other) => Number(other.is_free) - Number(one.is_free)),
    shifts: commitments
      .flatMap(({ shift, professional_id }) => (shift && professional_id !== own_id ? [{ ...shift, professional_id }] : []))
      .filter(({ status, start_at }) => isChangeable({ status }) && Date.parse(changeableUntil([start_at], facts.rules)) > Date.parse(now))
      .toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at))
      .map(({ id, unit_id, sector_id, starts_on, starts_at, ends_at, duration_minutes, status, professional_id }) => ({
        id,
        professional_id,
        unit_name: facts.units.find((unit) => unit.id === unit_id)?.name ?? '',
        sector_name: facts.sectors.find((sector) => sector.id === sector_id)?.name ?? null,
        title: null,
        starts_on,
        starts_at,
        ends_at,
        duration_minutes,
        status,
        professional_name: nameOf(facts, professional_id),
      })),
  };
};
