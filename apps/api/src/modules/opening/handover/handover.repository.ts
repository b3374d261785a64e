import type { ListInput, Page } from '@esteto/contract/list';
import type { HandoverDetail, HandoverItemRow, HandoverRow } from '@esteto/contract/opening/handover';
import type { HandoverFilters } from '@esteto/domain/opening/handover/handover-form';
import { HANDOVER_ITEMS } from '@esteto/domain/opening/handover/handover-item';
import type { HandoverLetter } from '@esteto/domain/opening/handover/handover-letter';
import { aliasedTable, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { handoverItems, handovers } from '../../../tables/handover/handover.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

export const ofCompany = (company_id: number): SQL | undefined => eq(handovers.company_id, company_id);
export const itemsOf = (company_id: number): SQL | undefined => eq(handoverItems.company_id, company_id);

const ITEM = {
  id: handoverItems.id,
  version: handoverItems.version,
  item: handoverItems.item,
  status: handoverItems.status,
  updated_at: handoverItems.updated_at,
};

/** In the order in which the letter asks for them. */
const inOrder = (rows: HandoverItemRow[]): HandoverItemRow[] =>
  rows.toSorted((one, other) => HANDOVER_ITEMS.indexOf(one.item) - HANDOVER_ITEMS.indexOf(other.item));

export const detail = async (db: Reader, company_id: number): Promise<HandoverDetail | null> => {
  const [[row], items] = await Promise.all([
    db
      .select({
        version: handovers.version,
        accountant_name: handovers.accountant_name,
        accountant_email: handovers.accountant_email,
        letter_sent_at: handovers.letter_sent_at,
      })
      .from(handovers)
      .where(ofCompany(company_id)),
    db.select(ITEM).from(handoverItems).where(itemsOf(company_id)),
  ]);
  return row ? { ...row, items: inOrder(items) } : null;
};

const analysts = aliasedTable(users, 'analysts');
const firstOwner = sql`(select m.user_id from memberships m where m.company_id = ${companies.id} and m.is_owner order by m.id limit 1)`;

/** What the letter says, and to whom it goes. `contact`: the analyst's mailbox, or its owner's while there is no analyst. */
export const letter = async (db: Reader, company_id: number): Promise<(Omit<HandoverLetter, 'on'> & { to: string | null }) | null> => {
  const [row] = await db
    .select({
      company: companies.name,
      cnpj: companies.cnpj,
      owner: users.name,
      contact: sql<string>`coalesce(${analysts.email}, ${users.email})`,
      accountant: handovers.accountant_name,
      to: handovers.accountant_email,
    })
    .from(handovers)
    .innerJoin(companies, eq(companies.id, handovers.company_id))
    .innerJoin(users, eq(users.id, firstOwner))
    .leftJoin(analysts, eq(analysts.id, companies.analyst_id))
    .where(ofCompany(company_id));
  return row ?? null;
};

const awaited =
  sql<number>`(select count(*) from ${handoverItems} i where i.company_id = ${handovers.company_id} and i.status = 'awaited')`.mapWith(
    Number,
  );
const isOpen = sql`exists (select 1 from ${handoverItems} i where i.company_id = ${handovers.company_id} and i.status = 'awaited')`;

/** Those that still wait for something, or all. */
export const list = (db: Reader, input: ListInput & Partial<HandoverFilters>): Promise<Page<HandoverRow>> => {
  const matching = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, input.search));
  return readPage(
    db,
    {
      input,
      orders: { created_at: handovers.created_at },
      defaultOrder: 'created_at',
      id: handovers.company_id,
      where: and(
        input.all ? undefined : isOpen,
        input.unsent ? isNull(handovers.letter_sent_at) : undefined,
        input.search ? sql`${handovers.company_id} in ${matching}` : undefined,
      ),
    },
    (where) =>
      db
        .select({
          id: handovers.company_id,
          company_name: companies.name,
          accountant_name: handovers.accountant_name,
          accountant_email: handovers.accountant_email,
          letter_sent_at: handovers.letter_sent_at,
          awaited,
          total: sql<number>`(select count(*) from ${handoverItems} i where i.company_id = ${handovers.company_id})`.mapWith(Number),
          analyst_name: analysts.name,
          created_at: handovers.created_at,
        })
        .from(handovers)
        .innerJoin(companies, eq(companies.id, handovers.company_id))
        .leftJoin(analysts, eq(analysts.id, companies.analyst_id))
        .where(where),
  );
};
