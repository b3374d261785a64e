import { ruleWords } from '@esteto/domain/money/reconciliation/rule-words';
import type { Deps } from '../../../deps.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { reconciliations } from '../../../tables/reconciliation/reconciliation.tables.ts';
import type { StatementRead } from '../../month/statement/statement-upload.service.ts';
import * as repository from './reconciliation.repository.ts';

type Known = Pick<repository.RuleRow, 'words' | 'is_inflow'>;

/** Whether a rule is about such a movement. */
export const isKnownBy = ({ words, is_inflow }: Known, { memo, amount }: { memo: string; amount: number }): boolean =>
  words !== '' && is_inflow === amount > 0 && words === ruleWords(memo);

/** Says of the movements that wait what the rules of their company say. */
export const applyRules =
  ({ work }: Pick<Deps, 'work'>) =>
  (request_id: string, { company_id }: StatementRead): Promise<void> =>
    work(systemActor(request_id), async (tx) => {
      const rules = await repository.rules(tx.db, company_id);
      if (rules.length > 0) await say(tx, company_id, rules);
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
    await repository.freeMovements(
      tx,
      own.map(({ id }) => id),
    );
    await tx.insertAll(
      reconciliations,
      own.map(({ id }) => ({ company_id, transaction_id: id, category, is_ignored, note: null, rule_id })),
      { action: is_ignored ? 'reconciliation.ignored' : 'reconciliation.categorized', company_id },
    );
  }
};
