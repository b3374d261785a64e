import { cleanCnpj } from '../../shared/document/cnpj.ts';
import { searchKey } from '../../shared/text/text.ts';

// The company that a row of a spreadsheet is about.

/** A company that a row may be of. `is_working`: its opening is over and it has not left; of a natural person never. */
export type RowCompany = { id: number; name: string; fantasy_name: string | null; cnpj: string | null; is_working: boolean };

export type CompanyProblem = 'unknown' | 'ambiguous' | 'not_working';

/** `problem`: why nothing is done for it, with words. */
type OfRow<Company> = { company: Company; problem: null } | { company: Company | null; problem: CompanyProblem; words: string };

/** By its CNPJ, whatever the name; by its name only where the row has no CNPJ. */
export const companyFinder = <Company extends RowCompany>(companies: readonly Company[]) => {
  const byCnpj = new Map(companies.flatMap((company) => (company.cnpj ? [[company.cnpj, company] as const] : [])));
  const byName = new Map<string, Company[]>();
  for (const company of companies.filter(({ is_working }) => is_working))
    for (const key of new Set([company.name, company.fantasy_name ?? ''].map(searchKey).filter(Boolean)))
      byName.set(key, [...(byName.get(key) ?? []), company]);

  return ({ cnpj, name }: { cnpj: string | null; name: string | null }): OfRow<Company> => {
    const own = cnpj === null ? undefined : byCnpj.get(cnpj);
    const [company, other] = own ? [own] : cnpj === null && name !== null ? (byName.get(searchKey(name)) ?? []) : [];
    if (!company)
      return {
        company: null,
        problem: 'unknown',
        words: cnpj ? 'Nenhuma empresa tem este CNPJ.' : 'Nenhuma empresa tem este nome. Escreva o CNPJ.',
      };
    if (other) return { company: null, problem: 'ambiguous', words: 'Há mais de uma empresa com este nome. Escreva o CNPJ.' };
    if (!company.is_working) return { company, problem: 'not_working', words: 'A abertura não terminou, ou a empresa saiu do escritório.' };
    return { company, problem: null };
  };
};

/** A spreadsheet drops the zeros in front of a CNPJ that it takes for a number. */
export const writtenCnpj = (text: string): string | null => {
  const bare = cleanCnpj(text);
  if (!bare) return null;
  return /^\d{1,13}$/.test(bare) ? bare.padStart(14, '0') : bare;
};
