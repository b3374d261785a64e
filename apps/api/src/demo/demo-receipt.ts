import { formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { createSheet } from '../platform/pdf/sheet.ts';

type Receipt = { title: string; cnpj: string; competence: string; number: string; day: string };

/** A receipt of the demo data, in the words of those that give them: it proves nothing to anybody. */
export const demoReceipt = ({ title, cnpj, competence, number, day }: Receipt): Promise<Buffer> => {
  const sheet = createSheet({ title, date: new Date(`${day}T12:00:00Z`) });
  sheet.heading(title, 'Documento de demonstração', 'DEMO');
  sheet.facts([{ label: 'CNPJ', value: formatCnpj(cnpj) }]);
  sheet.facts([{ label: 'Período de apuração', value: formatCompetenceNumeric(competence) }]);
  sheet.facts([{ label: 'Número do recibo', value: number }]);
  sheet.facts([{ label: 'Data da transmissão', value: formatDateNumeric(day) }]);
  return sheet.finish('Dados de demonstração: não vale em lugar nenhum.');
};
