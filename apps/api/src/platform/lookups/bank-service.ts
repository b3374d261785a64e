import type { BankRow } from '@esteto/contract/office/lookup';
import { compareText } from '@esteto/domain/shared/text/text';
import { array, number, object, string } from 'yup';
import { lineOf } from './outside-text.ts';
import { type PublicService, ServiceFailure } from './public-service.ts';

// Banks as BrasilAPI lists them, from the Central Bank's participants: https://brasilapi.com.br/docs#tag/BANKS

/** The banks that have a code, ordered by name. */
export const banksOf = async (service: PublicService): Promise<BankRow[]> => {
  const banks = await service.get([], (body) => answered.validateSync(body, { strict: true }));
  if (!banks) throw new ServiceFailure('the service has no list');
  return toBanks(banks.map(({ ispb, code, name, fullName }) => ({ ispb, code: codeOf(code), name, fullName })));
};

type Listed = { ispb: string; code: string | null; name?: string | null; fullName?: string | null };

/** Quotes taken from the names; an institution without a code or a name cannot be chosen. */
export const toBanks = (listed: readonly Listed[]): BankRow[] =>
  listed
    .flatMap(({ ispb, code, name, fullName }) => {
      const full = unquoted(fullName ?? name);
      return code && full ? [{ code, ispb, name: unquoted(name) ?? full, fullName: full }] : [];
    })
    .toSorted((one, other) => compareText(one.fullName, other.fullName));

const answered = array(
  object({
    ispb: string()
      .matches(/^\d{8}$/)
      .required(),
    code: number().integer().min(0).max(999).nullable(),
    name: string().nullable(),
    fullName: string().nullable(),
  }).required(),
)
  .max(5_000)
  .required();

const codeOf = (code: number | null | undefined): string | null => (typeof code === 'number' ? String(code).padStart(3, '0') : null);

const unquoted = (name: string | null | undefined): string | null => lineOf(name?.replace(/["'“”]/g, ''), 150);
