import { registerFilters } from '@esteto/domain/company/company/register-form';
import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { newAuthority } from '../../../demo/made-certificates.ts';

export const certificateLives = (stage: Stage): Life[] => [companiesRenew(stage)];

const PASSWORD = 'a senha do A1';

/** An A1 lives for a year. */
const YEAR = 365;

const MONTHS = 18;

/** Its first and its last day. */
const lasting = (until: string) => ({ from: `${addDays(until, -YEAR)}T12:00:00Z`, until: `${until}T12:00:00Z` });

const sent = (bytes: Buffer) => ({ body: { password: PASSWORD }, file: { name: 'certificado.pfx', mime: 'application/x-pkcs12', bytes } });

/**
 * Each month the companies without a certificate that holds for two more weeks send one: but for some that never do, some that forget the renewal, and those
 * at work, whose owners are still asked for theirs.
 */
async function* companiesRenew({ cast: { staff, companies }, modules: { registers, certificates }, today }: Stage): Life {
  // Made here and worth nothing elsewhere; named as ICP-Brasil's are, so that the demo data look like an office's.
  const issuer = newAuthority('ICP-Brasil');
  const ends = new Map<number, string>();
  const named = new Set(companies.map(({ id }) => id));
  for (let back = MONTHS; back > 0; back -= 1) {
    const day = addDays(firstDayOf(addCompetence(competenceOf(today), -back)), 5);
    yield at(day, 10 * 60);
    const { items } = await registers.companies(staff, { ...registerFilters.getDefault(), limit: 100 });
    for (const { id, name, document: cnpj } of items) {
      const until = ends.get(id);
      if (!cnpj || named.has(id) || id % 4 === 3 || (until && (until > addDays(day, 14) || id % 7 === 0))) continue;
      // Each on a day of its own.
      const end = addDays(day, YEAR - 1 - (id % 25));
      ends.set(id, end);
      const own = issuer.issue({ name, cnpj, ...lasting(end) });
      await certificates.upload(staff, { id, ...sent(own.pkcs12(PASSWORD)) });
    }
  }
}
