import { createHash } from 'node:crypto';
import type {
  hoursStatement as contract,
  OwnStatement,
  PersonHours,
  PersonStatement,
  StatementLine,
  StatementState,
} from '@esteto/contract/duty/hours-statement';
import type { InputOf } from '@esteto/contract/endpoint';
import type { SignatureAsked } from '@esteto/contract/identity/signature';
import { hoursStatementMachine } from '@esteto/domain/duty/hours-statement/hours-statement-life';
import { hasChanged, signingProblem, sumHours } from '@esteto/domain/duty/hours-statement/month-hours';
import { presentedText, statementText, statementTitle } from '@esteto/domain/duty/hours-statement/statement-text';
import { textSha256 } from '@esteto/domain/identity/signature/signature-text';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../../deps.ts';
import { AppError, conflict, notFound } from '../../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../../platform/http/bind.ts';
import { readApart } from '../../../../platform/parsing/apart.ts';
import type { CompanyActor, ManagerActor } from '../../../../platform/work/actor.ts';
import { hoursStatements as table } from '../../../../tables/duty-shift/hours-statement.tables.ts';
import type { SignatureService } from '../../../identity/signature/signature.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import * as months from './hours-statement.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & { notices: NoticeService; signatures: SignatureService };

/** The hours of a month, person by person, and their statement, which the coordination signs in its session and the professional with a code. */
export const hoursStatementService = ({ db, work, clock, files, notices, signatures }: Parts) => {
  /** A person's month as it stands, or as it was signed. Null where they had no shift in it. */
  const monthOf = async (whose: months.Whose, month: string): Promise<Month | null> => {
    const [[kept], lines] = [await months.keptOf(db, whose, month), await months.linesOf(db, whose, month)];
    return monthFrom(kept, lines);
  };

  const fileOf = async ({ lines, kept, group_name, professional_name }: Month, month: string): Promise<FileAnswer> => {
    if (kept?.pdf_file_id) return files.read(db, kept.pdf_file_id, kept.company_id);
    const title = kept?.title ?? statementTitle({ professional_name, month });
    const sheet = {
      title,
      subtitle: kept ? 'Assinado pela coordenação; espera o profissional' : 'Prévia, sem assinatura',
      text: kept?.text ?? statementText({ group_name, professional_name, month, lines }),
      evidence: null,
      foot: 'Esteto · Horas como estavam quando este espelho foi pedido.',
      date: kept?.presented_at ?? clock.now().toISOString(),
    };
    return { bytes: Buffer.from(await readApart('signedText', sheet, { of: null })), mime: 'application/pdf', name: `${title}.pdf` };
  };

  const isTheirs =
    ({ group: { unit_ids } }: ManagerActor) =>
    ({ unit_id }: StatementLine): boolean =>
      unit_ids?.includes(unit_id) !== false;

  /** What whoever coordinates sees of a person: the shifts in their units. */
  const seen = async (actor: ManagerActor, id: number, month: string): Promise<Month> => {
    const statement = await monthOf({ group_id: actor.group.group_id, professional_ids: [id] }, month);
    const lines = statement?.lines.filter(isTheirs(actor)) ?? [];
    if (!statement || lines.length === 0) throw notFound();
    return { ...statement, lines };
  };

  return {
    list: async (actor: ManagerActor, { month, unit_id }: InputOf<typeof contract.list>): Promise<PersonHours[]> => {
      const whose = { group_id: actor.group.group_id };
      const kept = new Map((await months.keptOf(db, whose, month)).map((one) => [one.professional_id, one]));
      const live = Map.groupBy(await months.linesOf(db, whose, month), ({ professional_id }) => professional_id);
      const isShown = (line: StatementLine) => isTheirs(actor)(line) && (unit_id === null || line.unit_id === unit_id);
      return [...new Set([...live.keys(), ...kept.keys()])].flatMap((id): PersonHours[] => {
        const person = monthFrom(kept.get(id), live.get(id) ?? []);
        const shown = person?.lines.filter(isShown) ?? [];
        if (!person || shown.length === 0) return [];
        const problem = signingProblem(month, sumHours(person.lines), clock.today());
        return [
          { id, name: person.professional_name, ...sumHours(shown), problem, changed: person.changed, statement: stateOf(person.kept) },
        ];
      });
    },

    detail: async (actor: ManagerActor, { id, month }: InputOf<typeof contract.detail>): Promise<PersonStatement> => {
      const { professional_name: name, lines, changed, kept } = await seen(actor, id, month);
      const hours = sumHours(lines);
      return {
        id,
        name,
        hours,
        lines,
        changed,
        statement: stateOf(kept),
        problem: kept ? null : signingProblem(month, hours, clock.today()),
      };
    },

    file: async (actor: ManagerActor, { id, month }: InputOf<typeof contract.file>): Promise<FileAnswer> => {
      const statement = await seen(actor, id, month);
      // What was signed tells of every unit: who looks after some has a preview of theirs.
      const isWhole = statement.kept?.lines.every(isTheirs(actor)) ?? true;
      return fileOf(isWhole ? statement : { ...statement, kept: undefined }, month);
    },

    present: (actor: ManagerActor, { body: { month, professional_ids } }: InputOf<typeof contract.present>): Promise<void> =>
      work(actor, async (tx) => {
        const { group_id } = actor.group;
        const lines = await months.linesOf(tx.db, { group_id, professional_ids }, month);
        const people = Map.groupBy(lines, ({ professional_id }) => professional_id);
        if (professional_ids.some((id) => !people.has(id))) throw notFound();
        const rows = [...people].flatMap(([professional_id, theirs]) => {
          const { professional_name, group_name } = theirs[0] ?? {};
          if (professional_name === undefined || group_name === undefined) return [];
          const problem = theirs.every(isTheirs(actor))
            ? signingProblem(month, sumHours(theirs), tx.today)
            : 'Há plantões em unidades que você não coordena.';
          if (problem !== null) throw new AppError(422, { message: `${professional_name}: ${problem}`, code: 'not_to_sign' });
          const text = statementText({ month, group_name, professional_name, lines: theirs });
          const { ip, request_id } = actor.info;
          const by = { name: actor.user.name, at: tx.now, ip, request_id, sha256: textSha256(text, sha256Of) };
          return {
            group_id,
            professional_id,
            month,
            status: 'waiting' as const,
            title: statementTitle({ month, professional_name }),
            text: `${text}\n\n${presentedText(by)}`,
            lines: theirs,
            presented_by: actor.user.name,
            presented_at: tx.now,
          };
        });
        const signed = await months.keptOf(tx.db, { group_id, professional_ids }, month);
        if (signed.length > 0) throw conflict(`O espelho de ${signed[0]?.professional_name} neste mês já foi assinado.`, 'already_signed');
        const made = await tx.insertAll(table, rows, { action: 'hours_statement.presented', only: TOLD });
        await notices.tellPeople(tx, [...people.keys()], {
          kind: 'duty_shift.hours',
          title: `Espelho de horas de ${formatCompetenceLong(month)}`,
          body: `${lines[0]?.group_name}: confira as suas horas e assine.`,
          key: `hours-statement-${made[0]?.id}`,
          pageOf: () => `/app/docplantao/minha-escala/horas?mes=${month}`,
        });
      }),

    withdraw: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.withdraw>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: months.inGroup(actor.group.group_id) });
        if (!before.lines.every(isTheirs(actor))) throw notFound();
        const month = formatCompetenceLong(before.month);
        const isSigned = before.status === 'signed';
        const action = isSigned ? 'reopen' : 'withdraw';
        await tx.move(table, hoursStatementMachine, before, { action, by: 'manager', reason, only: TOLD });
        // The coordination hears too where both sides had signed.
        const coordination = isSigned ? await months.coordinationOf(tx.db, before.group_id) : [];
        await notices.tellPeople(tx, [before.professional_id, ...coordination.filter((one) => one !== actor.user.id)], {
          kind: 'duty_shift.hours',
          title: isSigned ? `${month} reaberto: ${before.title}` : `Espelho de horas de ${month} retirado`,
          body: isSigned
            ? `${actor.user.name} reabriu o mês; o que os dois lados assinaram fica guardado como era. Motivo: ${reason}`
            : `A coordenação retirou o espelho para revisá-lo. Motivo: ${reason}`,
          key: `hours-statement-withdrawn-${id}`,
          pageOf: (type) =>
            type === 'manager' ? `/gestao/plantoes/horas?mes=${before.month}` : `/app/docplantao/minha-escala/horas?mes=${before.month}`,
        });
      }),

    own: async ({ user }: CompanyActor, { month }: InputOf<typeof contract.own>): Promise<OwnStatement[]> => {
      const whose = { professional_id: user.id };
      const kept = new Map((await months.keptOf(db, whose, month)).map((one) => [one.group_id, one]));
      const live = Map.groupBy(await months.linesOf(db, whose, month), ({ group_id }) => group_id);
      return [...new Set([...live.keys(), ...kept.keys()])].flatMap((group_id): OwnStatement[] => {
        const own = monthFrom(kept.get(group_id), live.get(group_id) ?? []);
        if (!own) return [];
        const { group_name, lines, kept: statement } = own;
        return [{ group_id, group_name, lines, hours: sumHours(lines), statement: stateOf(statement), text: statement?.text ?? null }];
      });
    },

    ownFile: async ({ user }: CompanyActor, { month, group_id }: InputOf<typeof contract.ownFile>): Promise<FileAnswer> => {
      const statement = await monthOf({ professional_id: user.id, group_id }, month);
      if (!statement) throw notFound();
      return fileOf(statement, month);
    },

    askCode: (actor: CompanyActor, { id }: { id: number }): Promise<SignatureAsked> =>
      work(actor, async (tx) => {
        const { title, text, status } = await tx.lock(table, { id, version: null, scope: months.ofProfessional(actor.user.id) });
        if (status !== 'waiting') throw conflict('Este espelho não espera mais a sua assinatura.', 'not_waiting');
        return signatures.ask(tx, actor, { subject: { type: 'hours_statement', id }, title, text });
      }),

    sign: (actor: CompanyActor, { id, body: { code } }: Pick<InputOf<typeof contract.sign>, 'id' | 'body'>): Promise<void> =>
      signatures.sign(actor, { subject: { type: 'hours_statement', id }, code }, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: months.ofProfessional(actor.user.id) });
        await tx.move(table, hoursStatementMachine, before, { action: 'sign', by: 'professional', only: TOLD }, { signed_at: tx.now });
      }),
  };
};

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

type Month = {
  id: number;
  group_name: string;
  professional_name: string;
  lines: StatementLine[];
  changed: boolean;
  kept: months.KeptStatement | undefined;
};

/** As it was signed; as it stands where nobody signed it yet. */
const monthFrom = (kept: months.KeptStatement | undefined, live: months.PersonLine[]): Month | null => {
  const who = kept ?? live[0];
  if (!who) return null;
  const { professional_id: id, group_name, professional_name } = who;
  return {
    id,
    group_name,
    professional_name,
    lines: kept?.lines ?? live,
    changed: kept !== undefined && hasChanged(kept.lines, live),
    kept,
  };
};

/** The history says whose month it is; what they worked stands in the statement. */
const TOLD = new Set(['month', 'status', 'professional_id']);

const stateOf = (kept: months.KeptStatement | undefined): StatementState | null =>
  kept
    ? {
        id: kept.id,
        version: kept.version,
        status: kept.status,
        presented_by: kept.presented_by,
        presented_at: kept.presented_at,
        signed_at: kept.signed_at,
      }
    : null;
