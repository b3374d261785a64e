import type { CompanyDetail } from '@esteto/contract/company/company';
import { accountingStatusMessage } from '@esteto/domain/company/company/accounting-status';
import { accountingStatusLabel, accountingStatusTone } from '@esteto/domain/company/company/accounting-status-label';
import { type TaxRegime, taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { formatDateFull, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { formatCpf } from '@esteto/domain/shared/document/cpf';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

/** What the company is, in plain words. */
export const CompanyFacts = ({ company }: { company: CompanyDetail }) => {
  const { name, fantasy_name, cnpj, cpf, municipal_registration, address, accounting_status, tax_regime, iss_rate, created_at } = company;
  const message = accountingStatusMessage[accounting_status];
  return (
    <Facts
      facts={[
        { label: cnpj ? 'Razão social' : 'Nome', value: name },
        { label: 'Nome fantasia', value: fantasy_name },
        { label: 'CNPJ', value: cnpj && formatCnpj(cnpj) },
        { label: 'CPF', value: !cnpj && cpf && formatCpf(cpf) },
        { label: 'Inscrição municipal', value: municipal_registration },
        {
          label: 'Situação',
          value: (
            <>
              <StatusBadge status={{ label: accountingStatusLabel[accounting_status], tone: accountingStatusTone[accounting_status] }} />
              {message && `\n${message}`}
            </>
          ),
        },
        { label: 'Regime', value: cnpj && taxRegimeLabel[tax_regime], help: REGIME_IN_WORDS[tax_regime] },
        { label: 'ISS habitual', value: iss_rate && formatRate(iss_rate) },
        { label: 'Endereço', value: address },
        { label: 'No Esteto desde', value: formatDateFull(inSaoPaulo(created_at).date) },
      ]}
    />
  );
};

const REGIME_IN_WORDS: Record<TaxRegime, string> = {
  simples:
    'Um imposto só por mês (DAS), calculado sobre o que a empresa faturou nos últimos doze meses. Com pró-labore de pelo menos 28 % da receita, a alíquota começa menor (LC 123/2006, art. 18, § 5º-M).',
  normal:
    'IRPJ, CSLL, PIS, Cofins e ISS, cada um com a sua guia; no Lucro Presumido sobre uma parte fixa da receita (Lei 9.249/1995, art. 15).',
};
