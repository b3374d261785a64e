import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type {
  obligationRule as contract,
  ListedRule,
  ObligationRuleDetail,
  ObligationRulePreview,
} from '@esteto/contract/month/obligation-rule';
import { OBLIGATION_RULES } from '@esteto/domain/law/obligation/obligation-rules';
import { type ObligationRuleForm, obligationRuleForm } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import { lawAppliesWords, lawDueWords, officeAppliesWords, officeDueWords } from '@esteto/domain/month/obligation-rule/rule-words';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { obligationRules as table } from '../../../tables/obligation-rule/obligation-rule.tables.ts';
import type { MonthlyObligationService } from '../monthly-obligation/monthly-obligation.service.ts';
import * as rules from './obligation-rule.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & {
  monthlyObligations: Pick<MonthlyObligationService, 'followRule' | 'previewRule' | 'officeRules'>;
};
type Of = { id: number };

export const FOLLOW_RULE = 'obligation-rules.follow';
export type FollowRule = { rule_id: number };

const acronymTaken = { constraint: 'obligation_rules_acronym', field: 'acronym', message: 'Já existe uma regra com esta sigla.' };

export const obligationRuleService = ({ db, work, jobs, monthlyObligations }: Parts) => ({
  /** Those of the law first, which nobody changes here; a version of one that has ended stays, with its validity. */
  list: async (_actor: SessionActor): Promise<ListedRule[]> => [
    ...LAW_RULES,
    ...(await monthlyObligations.officeRules()).map((rule) => ({
      ...rule,
      rule_id: rule.id,
      rule_key: null,
      due: officeDueWords(rule),
      applies: officeAppliesWords(rule),
      source: null,
    })),
  ],

  preview: (_actor: SessionActor, { body }: InputOf<typeof contract.preview>): Promise<ObligationRulePreview> =>
    monthlyObligations.previewRule(body),

  detail: (_actor: SessionActor, { id }: Of): Promise<ObligationRuleDetail> => rules.detail(db, id),

  create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<ObligationRuleDetail> =>
    work(actor, async (tx) => {
      await refuseNoDepartment(tx, body);
      const { id } = await refuseTaken(acronymTaken, () => tx.insert(table, valuesOf(body), { action: 'obligation_rule.created' }));
      await follow(jobs, tx, id, 1);
      return rules.detail(tx.db, id);
    }),

  update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<ObligationRuleDetail> =>
    work(actor, async (tx) => {
      await refuseNoDepartment(tx, form);
      const key = { id, version, scope: undefined };
      const row = await refuseTaken(acronymTaken, () => tx.update(table, key, valuesOf(form), { action: 'obligation_rule.edited' }));
      await follow(jobs, tx, id, row.version);
      return rules.detail(tx.db, id);
    }),

  history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
    await rules.detail(db, id);
    return recordHistory(db, { type: 'obligation_rule', id }, obligationRuleForm);
  },

  /** A job. */
  follow: ({ rule_id }: FollowRule, request_id: string): Promise<void> => monthlyObligations.followRule(rule_id, request_id),
});

/** What the rest does not ask for is none: months, a city's name, a message. */
const valuesOf = (form: ObligationRuleForm): ObligationRuleForm => ({
  ...form,
  months: form.frequency === 'chosen' ? form.months : [],
  state: form.ibge ? form.state : null,
  city: form.ibge ? form.city : null,
  client_message: form.notify_client ? form.client_message : null,
});

const follow = (jobs: Deps['jobs'], tx: Tx, rule_id: number, version: number): Promise<void> =>
  jobs.enqueue(tx, FOLLOW_RULE, { rule_id } satisfies FollowRule, `obligation-rule-${rule_id}-${version}`);

const refuseNoDepartment = async (tx: Tx, { department_id }: ObligationRuleForm): Promise<void> => {
  if (department_id && !(await rules.hasDepartment(tx.db, department_id))) throw invalid({ department_id: 'Setor: escolha um da lista.' });
};

const LAW_RULES: readonly ListedRule[] = OBLIGATION_RULES.map((rule, index) => ({
  id: -(index + 1),
  rule_id: null,
  rule_key: rule.key,
  name: rule.name,
  acronym: rule.acronym,
  type: rule.type,
  sphere: rule.sphere,
  due: lawDueWords(rule),
  applies: lawAppliesWords(rule),
  valid_from: rule.from,
  valid_until: rule.until,
  source: rule.source,
}));
