import type { InputOf } from '@esteto/contract/endpoint';
import type { profitDistribution as contract, ProfitSheetPreview, ProfitTemplate } from '@esteto/contract/money/profit-distribution';
import { fileMime } from '@esteto/domain/company/file/file-kinds';
import { SAME_MONEY_DAYS } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { PROFIT_COLUMNS, type ProfitSheetReading } from '@esteto/domain/money/profit-distribution/profit-sheet';
import {
  countsOf,
  type JudgedProfit,
  judgeProfits,
  type ProfitRowCounts,
} from '@esteto/domain/money/profit-distribution/profit-sheet-rows';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import { readColumns } from '@esteto/domain/shared/sheet/columns';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { profitDistributions as table } from '../../../tables/profit-distribution/profit-distribution.tables.ts';
import * as profits from './profit-distribution.repository.ts';
import * as months from './profit-months.repository.ts';

type Sent = Pick<InputOf<typeof contract.importSheet>, 'body'> & { file: UploadedFile };

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { follow: (tx: Tx, row: Row<typeof table>) => Promise<void> };

/** Profits of many companies from a spreadsheet: the rows are judged before anything is written, and anew by the same function as they are. */
export const importing = ({ db, work, clock, follow }: Parts) => {
  /** What a file says, read apart from the server; refuses one that says nothing. */
  const read = async ({ user }: SessionActor, { body, file }: Sent) => {
    const chosen = body.columns ? readColumns(PROFIT_COLUMNS, body.columns) : null;
    const isWorkbook = file.mime === fileMime.xlsx;
    const reading = await readApart('profitSheet', { bytes: file.bytes, isWorkbook, chosen }, { of: user.id }).catch(
      (error: unknown): ProfitSheetReading => {
        if (error instanceof TooHard)
          return { ok: false, reason: 'O arquivo demora demais para ser lido. Divida-o e importe uma parte de cada vez.' };
        throw error;
      },
    );
    if (!reading.ok) throw invalid({ file: reading.reason });
    return reading;
  };

  /** One statement. */
  const judge = async (of: Reader, { rows }: Awaited<ReturnType<typeof read>>): Promise<JudgedProfit[]> => {
    const days = rows.flatMap(({ paid_on, problem }) => (problem === null ? [paid_on] : [])).toSorted();
    const [first, last] = [days[0], days.at(-1)];
    const companies =
      first && last
        ? await months.sheetCompanies(of, {
            cnpjs: rows.flatMap(({ cnpj }) => cnpj ?? []),
            byName: rows.some(({ cnpj, name }) => cnpj === null && name !== null),
            from: addDays(first, -SAME_MONEY_DAYS),
            until: addDays(last, SAME_MONEY_DAYS),
          })
        : [];
    return judgeProfits(rows, companies, clock.today());
  };

  return {
    previewSheet: async (actor: SessionActor, sent: Sent): Promise<ProfitSheetPreview> => {
      const reading = await read(actor, sent);
      const judged = await judge(db, reading);
      const { columns, missing } = reading;
      return { columns, missing, ...countsOf(judged), rows: judged.map(shown).toSorted(byNeed) };
    },

    template: async (_actor: SessionActor, { after_id }: InputOf<typeof contract.template>): Promise<ProfitTemplate> => {
      const items = await months.template(db, after_id ?? 0);
      return { items, next_id: items.length < months.TEMPLATE_PART ? null : (items.at(-1)?.id ?? null) };
    },

    importSheet: async (actor: SessionActor, sent: Sent): Promise<ProfitRowCounts> => {
      const reading = await read(actor, sent);
      if (reading.missing) throw invalid({ columns: reading.missing });
      return work(actor, async (tx) => {
        const before = await judge(tx.db, reading);
        await profits.holdAll(tx, [...new Set(before.flatMap(({ company }) => company?.id ?? []))]);
        // Once they are held: of two who import the same file the second finds what the first wrote.
        const judged = await judge(tx.db, reading);
        const counts = countsOf(judged);
        if (counts.created === 0) throw invalid({ file: NOTHING_NEW });
        for (const [company_id, own] of Map.groupBy(judged.flatMap(toWrite), (one) => one.company_id)) {
          const written = await tx.insertAll(table, own, { action: 'profit_distribution.registered', company_id });
          for (const [one] of Map.groupBy(written, ({ paid_on }) => competenceOf(paid_on)).values()) if (one) await follow(tx, one);
        }
        return counts;
      });
    },
  };
};

const NOTHING_NEW = 'Nada nesta planilha é uma retirada nova: veja abaixo o que há em cada linha.';

const toWrite = ({ row: { paid_on, amount, note }, company, owner, result }: JudgedProfit) => {
  if (result !== 'created' || !company || !owner) return [];
  const { user_id, person_name, person_cpf } = owner;
  return [{ company_id: company.id, user_id, person_name, person_cpf, paid_on, amount, note, origin: 'typed' as const }];
};

const shown = ({ row, company, owner, result, words }: JudgedProfit) => ({
  line: row.line,
  company: company?.name ?? row.name ?? row.text,
  person: owner?.name ?? row.person,
  paid_on: row.problem === null ? row.paid_on : null,
  amount: row.problem === null ? row.amount : null,
  result,
  words,
});

/** What a person has to do something about stands first, what is there already last. */
const byNeed = (one: Pick<JudgedProfit, 'result'>, other: Pick<JudgedProfit, 'result'>): number => needOf(one) - needOf(other);

const needOf = ({ result }: Pick<JudgedProfit, 'result'>): number => (result === 'created' ? 1 : result === 'told' ? 2 : 0);
