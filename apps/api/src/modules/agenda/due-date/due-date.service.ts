import { ownBoletos, ownLicences } from '@esteto/contract/access';
import type { CompanyDueDate, DueDate, DueSum, dueDate } from '@esteto/contract/agenda/due-date';
import type { InputOf } from '@esteto/contract/endpoint';
import { DUE_KINDS, type DueKind, type DueRecord, type DueStatus, dueState, dueTitle } from '@esteto/domain/agenda/due-date/due-date';
import { MOST_DUE_DATES, MOST_OF_OFFICE } from '@esteto/domain/agenda/due-date/due-date-filters';
import { dueSums } from '@esteto/domain/agenda/due-date/due-sums';
import { type Access, decide } from '@esteto/domain/identity/permission/access';
import { addDays, daysBetween } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import { type CountedDue, counted, type DueScope, type DueWindow, type FoundDue, ofEachDay, within } from './due-date.repository.ts';

export type DueDateService = ReturnType<typeof dueDateService>;

/** What falls due, read from the records that it belongs to. */
export const dueDateService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const dueOf = (row: FoundDue): CompanyDueDate => {
    const { kind, id, on, amount, company_id, company_name, analyst_id, analyst_name } = row;
    const record = recordOf(row);
    const state = dueState(record, on, clock.today());
    return { kind, id, on, amount, company_id, company_name, analyst_id, analyst_name, title: dueTitle(record), state };
  };
  const read = async (reader: Reader, scope: DueScope, window: DueWindow): Promise<CompanyDueDate[]> =>
    (await within(reader, scope, window, MOST_DUE_DATES)).map(dueOf);

  return {
    /** A company's dates, each kind only to who may open its records. */
    own: (actor: CompanyActor, { from, to }: InputOf<typeof dueDate.own>): Promise<DueDate[]> =>
      read(db, { company_ids: [actor.company.company_id], person_id: actor.user.id, kinds: kindsFor(actor) }, { from, to }),

    /** The dates of one person's companies, for what goes out to their own calendar. */
    ofCompanies: (
      reader: Reader,
      person: { id: number; company_ids: readonly number[] },
      kinds: readonly DueKind[],
      from: string,
      to: string,
    ): Promise<CompanyDueDate[]> => read(reader, { company_ids: person.company_ids, person_id: person.id, kinds }, { from, to }),

    /** The dates of every company, of each day as many as its share of the window; that there are more is told. */
    office: async (_actor: SessionActor, { from, to, kind, state, company_id, ...narrowed }: InputOf<typeof dueDate.office>) => {
      const company_ids = company_id === null ? null : [company_id];
      const scope = { ...narrowed, company_ids, kinds: kind === null ? DUE_KINDS : [kind], state, today: clock.today() };
      const most = Math.max(1, Math.floor(MOST_OF_OFFICE / (daysBetween(from, to) + 1)));
      const rows = await ofEachDay(db, scope, { from, to }, most);
      return { items: rows.filter(({ place }) => place <= most).map(dueOf), is_cut: rows.some(({ place }) => place > most) };
    },

    report: async (_actor: SessionActor, { from, to, department_id }: InputOf<typeof dueDate.report>): Promise<DueSum[]> => {
      const today = clock.today();
      const counts = await counted(db, { company_ids: null, kinds: DUE_KINDS, department_id }, { from, to }, today);
      return dueSums(counts.map((one) => ({ ...one, state: dueState(statusOf(one), one.is_over ? addDays(today, -1) : today, today) })));
    },
  };
};

/** Whoever may open the records of a kind sees when they fall due; obligations are told to whoever is told of boletos. */
const OPENED_BY: Record<Exclude<DueKind, 'draft'>, Access> = {
  boleto: ownBoletos.view,
  obligation: ownBoletos.view,
  licence: ownLicences.view,
  company_certificate: ownLicences.view,
  doctor_certificate: ownLicences.view,
};

const kindsFor = ({ user, company }: CompanyActor): DueKind[] =>
  DUE_KINDS.filter((kind) => kind !== 'draft' && decide(OPENED_BY[kind], { person: user, membership: company }).allowed);

const statusOf = ({ kind, boleto_status, obligation_status }: CountedDue): DueStatus => {
  if (kind === 'boleto' && boleto_status) return { kind, status: boleto_status };
  if (kind === 'obligation' && obligation_status) return { kind, status: obligation_status };
  if (kind !== 'boleto' && kind !== 'obligation') return { kind };
  throw new Error(`a ${kind} without its status`);
};

const recordOf = ({
  kind,
  boleto_status,
  obligation_status,
  rule_key,
  licence_kind,
  competence,
  name,
  company_name,
}: FoundDue): DueRecord => {
  if (kind === 'boleto' && boleto_status) return { kind, status: boleto_status, name: name ?? '' };
  if (kind === 'obligation' && obligation_status && competence)
    return { kind, status: obligation_status, rule_key, rule_name: name, competence };
  if (kind === 'licence' && licence_kind) return { kind, licence_kind, name };
  if (kind === 'company_certificate' || kind === 'doctor_certificate' || kind === 'draft') return { kind, name: name ?? company_name };
  throw new Error(`a ${kind} without what its kind has`);
};
