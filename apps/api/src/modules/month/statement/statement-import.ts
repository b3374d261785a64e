import type { SentStatements } from '@esteto/contract/month/statement';
import { OPEN_STATEMENTS } from '@esteto/domain/month/statement/account-merge';
import { balancesOf } from '@esteto/domain/month/statement/joined-balances';
import { statementMachine, statementStatusLabel } from '@esteto/domain/month/statement/statement-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import { statementImports, statements as table } from '../../../tables/statement/statement.tables.ts';
import { competenceOfMonth, lockCompany } from './statement.repository.ts';
import * as imports from './statement-import.repository.ts';

export const sentStatements =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ company }: CompanyActor): Promise<SentStatements> => ({ items: await imports.latest(db, company.company_id) });

/**
 * A file is taken back as a whole: its movements count no more, and its months stand as the other files say. Not where a month was checked or closed, and not
 * while somebody has explained one of its movements; what only a rule said goes along.
 */
export const undoImport =
  ({ work }: Pick<Deps, 'work'>) =>
  (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
    work(actor, async (tx) => {
      const { company_id } = actor.company;
      const { closed } = await lockCompany(tx, company_id);
      const sent = await tx.lock(statementImports, { id, version: null, scope: eq(statementImports.company_id, company_id) });
      if (sent.undone_at) throw refused('Este envio já foi desfeito.');
      if (sent.waiting) throw refused('Este arquivo ainda está entrando. Espere que ele termine.');
      if (sent.failed) throw refused('Este arquivo não entrou: não há o que desfazer.');
      const { months, said } = await imports.monthsOf(tx, id);
      for (const { statement } of months) {
        const month = competenceOfMonth(statement);
        if (closed.includes(month)) throw refused(`O mês de ${formatCompetenceLong(month)} está fechado. Fale com o seu contador.`);
        if (!OPEN_STATEMENTS.has(statement.status))
          throw refused(
            `O extrato de ${formatCompetenceLong(month)} está em “${statementStatusLabel[statement.status]}”. Peça à equipe que o reabra antes.`,
          );
      }
      if (said > 0)
        throw refused(
          `${countOf(said, 'lançamento deste envio já foi conciliado', 'lançamentos deste envio já foram conciliados')}. Desfaça antes.`,
        );

      await imports.takeBack(tx, id);
      for (const { statement, others } of months) {
        const { opening, closing } = balancesOf(others);
        const balances = { opening_balance: opening, closing_balance: closing };
        if (statement.status === 'pending' || others.some(({ is_whole }) => is_whole))
          await tx.change(table, statement, balances, { action: 'statement.import_undone', company_id });
        else
          await tx.move(
            table,
            statementMachine,
            statement,
            { action: 'undo_import', by: 'doctor' },
            { ...balances, sent_at: null, message: null },
          );
      }
      const undone = { undone_at: tx.now, undone_by: actor.user.id };
      await tx.change(statementImports, sent, undone, { action: 'statement_import.undone', company_id });
    });

const refused = (message: string): AppError => new AppError(422, { message, code: 'illegal_transition' });
