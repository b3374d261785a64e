import type { BankRule } from '@esteto/contract/money/reconciliation';
import type { BankRuleForm } from '@esteto/domain/money/reconciliation/reconciliation-form';
import { ruleWords } from '@esteto/domain/money/reconciliation/rule-words';
import { fitsCategory, type TransactionCategory, transactionCategoryLabel } from '@esteto/domain/money/reconciliation/transaction-category';
import type { Deps } from '../../../deps.ts';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import { type CompanyActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { bankRules, reconciliations } from '../../../tables/reconciliation/reconciliation.tables.ts';
import type { StatementRead } from '../../month/statement/statement-upload.service.ts';
import * as repository from './reconciliation.repository.ts';
import { PROFITS_SAID, type ProfitsSaid } from './reconciliation-scope.ts';

type Known = Pick<repository.RuleRow, 'words' | 'is_inflow'>;

/** Whether a rule is about such a movement. */
export const isKnownBy = ({ words, is_inflow }: Known, { memo, amount }: { memo: string; amount: number }): boolean =>
  words !== '' && is_inflow === amount > 0 && words === ruleWords(memo);

/** Says of the movements that wait what the rules of their company say. */
export const applyRules =
  ({ work, jobs }: Pick<Deps, 'work' | 'jobs'>) =>
  (request_id: string, { company_id }: StatementRead): Promise<void> =>
    work(systemActor(request_id), async (tx) => {
      const rules = await repository.rules(tx.db, company_id);
      if (rules.length > 0) await say(tx, company_id, rules);
      if (rules.some(({ category }) => category === 'profit'))
        await tellProfits({ jobs }, tx, { company_id, by: `rules-${company_id}-${tx.now}` });
    });

/** What `rules` know among the movements that wait, said in the rules' name: for one company at a time, so that none is said twice. */
export const say = async (tx: Tx, company_id: number, rules: readonly repository.RuleRow[]): Promise<void> => {
  await repository.holdCompany(tx, company_id);
  const waiting = await repository.waiting(tx.db, company_id);
  for (const rule of rules) {
    const own = waiting.filter((movement) => isKnownBy(rule, movement));
    if (own.length === 0) continue;
    const { category, id: rule_id } = rule;
    const is_ignored = category === null;
    await tx.insertAll(
      reconciliations,
      own.map(({ id }) => ({ company_id, transaction_id: id, category, is_ignored, note: null, rule_id })),
      { action: is_ignored ? 'reconciliation.ignored' : 'reconciliation.categorized', company_id },
    );
  }
};

/** Another category of what a rule knows, from now on or of all that it has said. */
export const changeRule =
  ({ work, jobs }: Pick<Deps, 'work' | 'jobs'>) =>
  (
    { company: { company_id }, ...actor }: CompanyActor,
    { id, body: { version, category, again } }: { id: number; body: BankRuleForm & { version: number } },
  ): Promise<BankRule> =>
    work(actor, async (tx) => {
      const before = await tx.lock(bankRules, { id, version, scope: repository.rulesInForce(company_id) });
      const amount = before.is_inflow ? 1 : -1;
      if (category !== null && !fitsCategory(category, amount))
        throw invalid({
          category: `Categoria: “${transactionCategoryLabel[category]}” não é de ${before.is_inflow ? 'entradas' : 'saídas'}.`,
        });
      await tx.change(bankRules, before, { category }, { action: 'bank_rule.edited', company_id });
      if (again) await sayAnew(tx, company_id, id, category);
      if (again && [before.category, category].includes('profit'))
        await tellProfits({ jobs }, tx, { company_id, by: `rules-${company_id}-${tx.now}` });
      const [rule] = await repository.rulesWithHits(tx.db, company_id, id);
      if (!rule) throw notFound();
      return rule;
    });

/** So many movements that one rule explained are looked at again at once. */
const MOST_SAID = 20_000;

const sayAnew = async (tx: Tx, company_id: number, rule_id: number, category: TransactionCategory | null): Promise<void> => {
  const said = await tx.lockAll(reconciliations, { scope: repository.saidBy(rule_id), most: MOST_SAID });
  const is_ignored = category === null;
  const action = is_ignored ? 'reconciliation.ignored' : 'reconciliation.categorized';
  await tx.changeAll(reconciliations, said, { category, is_ignored }, { action, company_id });
};

/** Whoever keeps the profits looks at the movements anew; `by`: what was said or taken back. */
export const tellProfits = ({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, { by, ...said }: ProfitsSaid & { by: string }): Promise<void> =>
  jobs.enqueue(tx, PROFITS_SAID, said satisfies ProfitsSaid, `profits-${by}`);
