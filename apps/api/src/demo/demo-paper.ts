import { createSheet } from '../platform/pdf/sheet.ts';

/** A paper of the demo data: what it is and of whom. */
export const demoPaper = async (title: string, company: string, date: string): Promise<Buffer> => {
  const sheet = createSheet({ title, date: new Date(`${date}T12:00:00Z`) });
  sheet.heading(title, company, 'DEMONSTRAÇÃO');
  sheet.paragraph('Este documento faz parte dos dados de demonstração do Esteto e não vale em lugar nenhum.');
  return sheet.finish('Dados de demonstração.');
};
