import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { formatCpf } from '@esteto/domain/shared/document/cpf';
import { formatAmount } from '@esteto/domain/shared/money/money';
import { createSheet } from '../platform/pdf/sheet.ts';

type Informe = {
  payer: { name: string; cnpj: string };
  person: { name: string; cpf: string };
  year: number;
  amounts: Record<'income' | 'social_security' | 'tax' | 'thirteenth' | 'thirteenth_tax', number>;
};

/** A payer's yearly statement of the demo data, as one reads them. */
export const demoInforme = ({ payer, person, year, amounts }: Informe): Promise<Buffer> => {
  const sheet = createSheet({ title: 'Comprovante de Rendimentos Pagos', date: new Date(`${year + 1}-02-20T12:00:00Z`) });
  sheet.heading('Comprovante de Rendimentos Pagos', `Ano-calendário de ${year}`, 'DEMO');
  sheet.section('1. Fonte pagadora');
  sheet.facts([
    { label: 'CNPJ', value: formatCnpj(payer.cnpj), span: 4 },
    { label: 'Nome empresarial', value: payer.name, span: 8 },
  ]);
  sheet.section('2. Pessoa física beneficiária dos rendimentos');
  sheet.facts([
    { label: 'CPF', value: formatCpf(person.cpf), span: 4 },
    { label: 'Nome completo', value: person.name, span: 8 },
  ]);
  sheet.amounts('3. Rendimentos tributáveis, deduções e imposto retido na fonte', [
    { label: '1. Total dos rendimentos (inclusive férias)', value: formatAmount(amounts.income) },
    { label: '2. Contribuição previdenciária oficial', value: formatAmount(amounts.social_security) },
    { label: '5. Imposto sobre a renda retido na fonte', value: formatAmount(amounts.tax) },
  ]);
  sheet.amounts('5. Rendimentos sujeitos à tributação exclusiva', [
    { label: '1. Décimo terceiro salário', value: formatAmount(amounts.thirteenth) },
    { label: '2. Imposto sobre a renda retido na fonte sobre 13º salário', value: formatAmount(amounts.thirteenth_tax) },
  ]);
  return sheet.finish('Dados de demonstração: não vale em lugar nenhum.');
};
