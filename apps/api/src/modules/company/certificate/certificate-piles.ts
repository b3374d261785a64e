import { certificateFilters } from '@esteto/domain/company/certificate/certificate-filters';
import type { Deps } from '../../../deps.ts';
import { beginOf, pile } from '../../../platform/database/pile.ts';
import { companyCertificates, doctorCertificates } from '../../../tables/certificate/certificate.tables.ts';
import { endsIn } from './certificate.repository.ts';
import { lastDay } from './certificate-scope.ts';

/** What waits of the certificates: those that have ended, and those that are about to. */
export const certificatePiles =
  ({ clock }: Pick<Deps, 'clock'>) =>
  () => {
    const ending = (from: typeof companyCertificates | typeof doctorCertificates) => {
      const list = {
        from,
        due: lastDay(from),
        where: ({ ends }: { ends: Parameters<typeof endsIn>[1] }) => endsIn(from, ends, clock.today()),
      };
      return {
        expired: pile(certificateFilters, { ...list, since: beginOf(lastDay(from)) }),
        soon: pile(certificateFilters, list),
      };
    };
    const [ofCompanies, ofDoctors] = [ending(companyCertificates), ending(doctorCertificates)];
    return {
      company_certificates_expired: ofCompanies.expired,
      company_certificates_ending: ofCompanies.soon,
      doctor_certificates_expired: ofDoctors.expired,
      doctor_certificates_ending: ofDoctors.soon,
    };
  };
