import { ownBoletos, ownLicences } from '@esteto/contract/access';
import type { CompanyDueDate, DueDate, DueSum, dueDate } from '@esteto/contract/due-date';
import type { InputOf } from '@esteto/contract/endpoint';
import { DUE_KINDS, type DueKind, type DueRecord, dueState, dueTitle } from '@esteto/domain/due-date/due-date';
import { MOST_COUNTED, MOST_DUE_DATES } from '@esteto/domain/due-date/due-date-filters';
import { dueSums } from '@esteto/domain/due-date/due-sums';
import { type Access, decide } from '@esteto/domain/permission/access';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import type { CompanyActor, SessionActor } from '../../platform/work/actor.ts';
import { type DueScope, type FoundDue, within } from './due-date.repository.ts';

export type DueDateService = ReturnType<typeof dueDateService>;

/** What falls due, read from the records that it belongs to. */
export const dueDateService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const read = async (reader: Reader, scope: DueScope, from: string, to: string, limit = MOST_DUE_DATES): Promise<CompanyDueDate[]> => {
    const today = clock.today();
    return (await within(reader, scope, from, to, limit)).map((found) => {
      const { kind, id, on, amount, company_id, company_name, analyst_id, analyst_name } = found;
      const record = recordOf(found);
      return {
        kind,
        id,
        on,
        amount,
        company_id,
        company_name,
        analyst_id,
        analyst_name,
        title: dueTitle(record),
        state: dueState(record, on, today),
      };
    });
  };

  return {
    /** Of a company, each kind only to who may open its records. */
    own: (actor: CompanyActor, { from, to }: InputOf<typeof dueDate.own>): Promise<DueDate[]> =>
      read(db, { company_ids: [actor.company.company_id], kinds: kindsFor(actor) }, from, to),

    /** Of companies of one person, for what goes out to their own calendar. */
    ofCompanies: (
      reader: Reader,
      company_ids: readonly number[],
      kinds: readonly DueKind[],
      from: string,
      to: string,
    ): Promise<CompanyDueDate[]> => read(reader, { company_ids, kinds }, from, to),

    office: async (_actor: SessionActor, { from, to, kind, state, company_id, ...narrowed }: InputOf<typeof dueDate.office>) => {
      const scope = { ...narrowed, company_ids: company_id === null ? null : [company_id], kinds: kind === null ? DUE_KINDS : [kind] };
      const found = await read(db, scope, from, to, MOST_DUE_DATES + 1);
      const items = found.slice(0, MOST_DUE_DATES).filter((one) => state === null || one.state === state);
      return { items, is_cut: found.length > MOST_DUE_DATES };
    },

    /** Counted over all of them; a window that holds more than is read at once is refused, for half a count is none. */
    report: async (_actor: SessionActor, { from, to, department_id }: InputOf<typeof dueDate.report>): Promise<DueSum[]> => {
      const found = await read(db, { company_ids: null, kinds: DUE_KINDS, department_id }, from, to, MOST_COUNTED + 1);
      if (found.length > MOST_COUNTED) throw invalid({ to: `São mais de ${MOST_COUNTED} vencimentos. Escolha menos dias.` });
      return dueSums(found);
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
  if (kind === 'obligation' && obligation_status && rule_key && competence)
    return { kind, status: obligation_status, rule_key, competence };
  if (kind === 'licence' && licence_kind) return { kind, licence_kind, name };
  if (kind === 'company_certificate' || kind === 'doctor_certificate' || kind === 'draft') return { kind, name: name ?? company_name };
  throw new Error(`a ${kind} without what its kind has`);
};
