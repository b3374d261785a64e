import type { MunicipalParameterRow, MunicipalRuleVersion, municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import { municipalParameterForm } from '@esteto/domain/billing/municipality/municipal-parameter-form';
import {
  type MunicipalRuleForm,
  municipalRuleForm,
  ruleProblems,
  type SaidByRule,
  saidBy,
  saysTheSame,
} from '@esteto/domain/billing/municipality/municipal-rule';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { versionAt } from '@esteto/domain/shared/date/version';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { AnyActor, SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import * as parameters from './municipal-parameter.repository.ts';

const ibgeTaken = { constraint: 'municipal_parameters_ibge', field: 'ibge', message: 'Este município já está cadastrado.' };

export const municipalParameterService = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => {
  const month = () => competenceOf(clock.today());
  return {
    list: (_actor: SessionActor, input: InputOf<typeof municipalParameter.list>): Promise<Page<MunicipalParameterRow>> =>
      parameters.list(db, input, month()),

    detail: (_actor: SessionActor, { id }: { id: number }): Promise<MunicipalParameterRow> => parameters.detail(db, id, month()),

    create: (actor: AnyActor, { body: { rule, ...form } }: InputOf<typeof municipalParameter.create>): Promise<MunicipalParameterRow> =>
      work(actor, async (tx) => {
        const { id } = await refuseTaken(ibgeTaken, () => parameters.insert(tx, form));
        if (rule && !saysTheSame(rule, null)) await parameters.addRule(tx, id, judged(tx, rule, null));
        return parameters.detail(tx.db, id, month());
      }),

    /** A rule that says what already holds from its month on is none. */
    update: (
      actor: SessionActor,
      { id, body: { version, rule, ...form } }: InputOf<typeof municipalParameter.update>,
    ): Promise<MunicipalParameterRow> =>
      work(actor, async (tx) => {
        const before = await parameters.lock(tx, { id, version });
        const holds = rule ? versionAt(await parameters.rulesOf(tx.db, id), rule.valid_from) : null;
        if (!rule || saysTheSame(rule, holds)) await refuseTaken(ibgeTaken, () => parameters.change(tx, before, form));
        else {
          const version = judged(tx, rule, holds);
          await parameters.addRule(tx, id, version);
          await refuseTaken(ibgeTaken, () =>
            parameters.changeWithRule(tx, before, form, { reason: version.reason, changes: changesOf(holds, version) }),
          );
        }
        return parameters.detail(tx.db, id, month());
      }),

    rules: async (_actor: SessionActor, { id }: { id: number }): Promise<MunicipalRuleVersion[]> => {
      await parameters.detail(db, id, month());
      return parameters.versions(db, id);
    },

    history: async (_actor: SessionActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
      await parameters.detail(db, id, month());
      return recordHistory(db, { type: 'municipal_parameter', id }, HISTORY);
    },
  };
};

type Told = MunicipalRuleForm & { source: string; reason: string };

/** Refuses a version of a month that is over, and one that names no ground. */
const judged = (tx: Tx, rule: MunicipalRuleForm, holds: SaidByRule | null): Told => {
  const problems = ruleProblems(rule, { today: tx.today, holds });
  if (problems) throw invalid(problems);
  return { ...rule, source: rule.source ?? '', reason: rule.reason ?? '' };
};

const changesOf = (holds: (SaidByRule & { valid_from: string }) | null, rule: Told) => {
  const [old, next] = [
    { ...saidBy(holds), valid_from: holds?.valid_from ?? null },
    { ...saidBy(rule), valid_from: rule.valid_from },
  ] as Record<string, unknown>[];
  return Object.keys(next ?? {})
    .map((path) => ({ path, old: old?.[path] ?? null, new: next?.[path] ?? null, kind: 'modified' as const }))
    .filter((change) => JSON.stringify(change.old) !== JSON.stringify(change.new));
};

/** What a history tells of changed: the fields of the form, and those of the rule by their own names. */
const HISTORY = municipalParameterForm.omit(['rule']).shape(municipalRuleForm.fields);
