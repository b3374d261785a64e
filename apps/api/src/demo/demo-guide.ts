import { buildBankBoleto } from '@esteto/domain/shared/document/boleto-build';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { formatAmount } from '@esteto/domain/shared/money/money';
import { createSheet } from '../platform/pdf/sheet.ts';

type Guide = { what: string; cnpj: string; amount: number; due_date: string; serial: number };

/** A boleto of the demo data as one pays it: its line is right, and no bank knows it. */
export const demoGuide = ({ what, cnpj, amount, due_date, serial }: Guide): Promise<Buffer> => {
  const built = buildBankBoleto({ bank_code: '000', amount, due_date, free_field: String(serial).padStart(25, '0') });
  const sheet = createSheet({ title: what, date: new Date(`${due_date}T12:00:00Z`) });
  sheet.heading(what, 'Recibo do pagador', 'DEMO');
  sheet.facts([
    { label: 'CNPJ do pagador', value: formatCnpj(cnpj) },
    { label: 'Valor do documento', value: formatAmount(amount) },
  ]);
  sheet.paragraph(built.ok ? formatBoletoLine(built.line) : '');
  return sheet.finish('Dados de demonstração: não vale em lugar nenhum.');
};
