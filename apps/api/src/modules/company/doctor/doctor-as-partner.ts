import { isDeepStrictEqual } from 'node:util';
import { followPerson } from '@esteto/domain/company/partner/partner-person';
import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { memberships } from '../../../tables/company/company.tables.ts';
import { partners } from '../../../tables/wizard/wizard-partner.tables.ts';

/** More companies than anybody is a partner of. */
const MOST_PARTNERS_OF = 500;

/** `former_cpf`: the one by which they were known until now; `cpf_field`: where the form that says the new one names it. */
type Known = { former_cpf: string | null; cpf_field: string };

/**
 * What the articles of association say of a person as a partner of their companies follows what is known of them as a doctor. Refused (422) where another
 * partner has their CPF. One statement where nothing is other than it was.
 */
export const followAsPartner = async (
  tx: Tx,
  user_id: number,
  person: Parameters<typeof followPerson>[1],
  { former_cpf, cpf_field }: Known,
): Promise<void> => {
  for (const row of await tx.lockAll(partners, { scope: ofPerson(tx.db, user_id, former_cpf), most: MOST_PARTNERS_OF })) {
    const form = row.form && followPerson(row.form, person);
    if (!form || isDeepStrictEqual(form, row.form)) continue;
    const event = { action: 'partner.edited', company_id: row.company_id, only: new Set<string>() } as const;
    await refuseTaken({ ...cpfOfOther, field: cpf_field }, () => tx.change(partners, row, { form }, event));
  }
};

const cpfOfOther = { constraint: 'partners_cpf', message: 'Outro sócio desta empresa tem este CPF.' };

/** The rows that a person is: the owner's of companies that they own, and in those that they are in the one of the CPF that they had. */
const ofPerson = (db: Reader, user_id: number, former_cpf: string | null): SQL =>
  exists(
    db
      .select({ id: memberships.id })
      .from(memberships)
      .where(
        and(
          eq(memberships.company_id, partners.company_id),
          eq(memberships.user_id, user_id),
          or(and(partners.is_owner, memberships.is_owner), eq(sql`${partners.form} ->> 'cpf'`, former_cpf ?? '')),
        ),
      ),
  );
