import type { CompanyMonth } from '@esteto/contract/month/company-month';
import { closingStatusLabel } from '@esteto/domain/month/closing/closing-life';
import { guideWords, monthSections } from '@esteto/domain/month/company-month/month-sections';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatInstantFull, inSaoPaulo } from '@esteto/domain/shared/date/date';
import type { FileBytes } from '../../../../platform/http/bind.ts';
import { createSheet } from '../../../../platform/pdf/sheet.ts';

/** The month as a page to keep or hand on: what its screen says, as of `now`. */
export const companyMonthPdf = async (month: CompanyMonth, company_name: string, now: Date): Promise<FileBytes> => {
  const title = `O mês de ${formatCompetenceLong(month.month)}`;
  const sheet = createSheet({ title: `${title}, ${company_name}`, date: now });
  sheet.heading(title, `${company_name} · ${standingWords(month)}`, month.closed_at ? null : 'EM ABERTO');
  if (month.missing.length > 0) {
    sheet.section('O que o contador espera de você');
    for (const words of month.missing) sheet.paragraph(words);
  }
  const today = inSaoPaulo(now).date;
  if (month.guides.length > 0) {
    sheet.section('Guias');
    for (const guide of month.guides) {
      const { title: label, note } = guideWords(guide, today);
      sheet.facts([{ label, value: note ?? '' }]);
    }
  }
  for (const { title: name, facts } of monthSections(month)) {
    sheet.section(name);
    for (const { label, value } of facts) sheet.facts([{ label, value: value ?? '' }]);
  }
  return {
    bytes: await sheet.finish(`Esteto · Como estava em ${formatInstantFull(now.toISOString())}.`),
    mime: 'application/pdf',
    name: `mes-${month.month}.pdf`,
  };
};

const standingWords = ({ status, closed_at }: CompanyMonth): string => {
  if (closed_at) return `conferido e fechado em ${formatInstantFull(closed_at)}`;
  return `${status ? `${closingStatusLabel[status]}; ` : ''}os números ainda podem mudar`;
};
