import { chakra } from '@chakra-ui/react';
import type { RegisterDetail } from '@esteto/contract/company/company-register';
import { certificateDaysLeft } from '@esteto/domain/company/certificate/certificate-validity';
import { accountingStatusLabel, accountingStatusTone } from '@esteto/domain/company/company/accounting-status-label';
import { companyTypeLabel } from '@esteto/domain/company/company/company-kinds';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { countOf } from '@esteto/domain/shared/text/text';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';

/** What one looks for first in the record of a company: what it is, how it stands, who answers for it and who looks after it. */
export const CompanyHeading = ({ record }: { record: RegisterDetail }) => {
  const { accounting_status: status, wizard_step, address, plan_name, owner_name, analyst_name } = record;
  const facts = [
    formatDocument(record.cnpj ?? record.cpf ?? '') || 'Sem documento',
    companyTypeLabel[record.type],
    address?.city && [address.city, address.state].filter(Boolean).join('/'),
    wizard_step !== 'finished' && `Cadastro: ${wizardStepLabel[wizard_step]}`,
    plan_name ? `Plano ${plan_name}` : 'Sem plano',
    certificateWords(record.certificate_until),
    owner_name ? `Responde: ${owner_name}` : 'Sem responsável',
    analyst_name ? `Analista: ${analyst_name}` : 'Sem analista',
  ];
  return (
    <chakra.ul display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <li>
        <StatusBadge status={{ label: accountingStatusLabel[status], tone: accountingStatusTone[status] }} />
      </li>
      {facts.filter(Boolean).map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </chakra.ul>
  );
};

const certificateWords = (until: string | null): string => {
  if (until === null) return 'Sem certificado';
  const left = certificateDaysLeft(inSaoPaulo(until).date, today());
  if (left < 0) return `Certificado vencido há ${countOf(-left, 'dia', 'dias')}`;
  return left === 0 ? 'Certificado vence hoje' : `Certificado vence em ${countOf(left, 'dia', 'dias')}`;
};
