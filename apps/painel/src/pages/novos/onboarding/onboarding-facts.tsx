import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { signature } from '@esteto/contract/identity/signature';
import type { OnboardingDetail } from '@esteto/contract/opening/onboarding';
import { establishmentTypeLabel, taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { legalNatureLabel } from '@esteto/domain/company/company/legal-nature';
import { accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { partnerState, partnerStateLabel } from '@esteto/domain/company/partner/partner-invite';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { formatAddress } from '@esteto/domain/shared/document/address';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { SignedContract } from '@esteto/features/identity/signature/signed-contract.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { today } from '@esteto/ui/system/context/today';

/** Who comes in, and what they told so far. */
export const OnboardingFacts = ({ detail }: { detail: OnboardingDetail }) => {
  const { company_type: type, new_company: data, migrated_company: migrated, partners, contract } = detail;
  return (
    <>
      <Facts
        title="Quem está chegando"
        facts={[
          { label: 'Médico', value: detail.owner_name },
          {
            label: 'E-mail',
            value: (
              <chakra.a textDecoration="underline" href={`mailto:${detail.owner_email}`}>
                {detail.owner_email}
              </chakra.a>
            ),
          },
          {
            label: 'Telefone',
            value: (
              <chakra.a textDecoration="underline" href={`tel:+55${detail.phone}`}>
                {formatPhone(detail.phone)}
              </chakra.a>
            ),
          },
          { label: 'Conta', value: accountTypeLabel[detail.account_type] },
          { label: 'Documento', value: detail.document && formatDocument(detail.document) },
          { label: 'Plano', value: detail.plan_name },
          { label: 'Cupom', value: detail.coupon },
          { label: 'Analista', value: detail.analyst_name },
          { label: 'Na etapa desde', value: formatInstant(detail.step_since, today()) },
        ]}
      />
      {contract && <SignedContract contract={contract} load={() => call(signature.readOfStaff, { id: contract.id })} />}
      <Facts
        title="A empresa"
        facts={[
          { label: 'Tipo', value: type && legalNatureLabel[type.legal_nature] },
          { label: 'Estabelecimento', value: type?.type_of_establishment && establishmentTypeLabel[type.type_of_establishment] },
          { label: 'CNAEs', value: type?.cnaes.join('\n') },
          { label: 'Nomes', value: data && [data.first_name, data.second_name, data.third_name].filter(Boolean).join('\n') },
          { label: 'Capital', value: data && `${formatMoney(data.share_capital)} em ${data.shares} quotas` },
          { label: 'Endereço', value: formatAddress(data?.address ?? migrated?.address ?? {}) },
          { label: 'Regime de hoje', value: migrated?.tax_regime && taxRegimeLabel[migrated.tax_regime] },
          { label: 'IPTU', value: data?.property_registration },
          { label: 'Contador atual', value: migrated && [migrated.accountant_name, migrated.accountant_email].filter(Boolean).join('\n') },
        ]}
      />
      <Facts
        title="Sócios"
        facts={partners.map((partner) => ({
          label: partner.name,
          value: [partnerStateLabel[partnerState(partner, today())], partner.shares !== null && `${partner.shares} quotas`, partner.email]
            .filter(Boolean)
            .join('\n'),
        }))}
      />
    </>
  );
};
