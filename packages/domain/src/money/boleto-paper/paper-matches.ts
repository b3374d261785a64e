import { formatDocument } from '../../shared/document/document.ts';
import type { PaperDoubts, PaperSources } from './paper-fields.ts';

// What a PDF says, held against what is kept here: whose it is, and whether it was launched before.

export type PaperMatches = {
  /** Companies whose CNPJ or CPF the text names. */
  companies: readonly { id: number; name: string }[];
  /** The boleto in force with the same line, of whatever company. */
  same_line: { description: string; company_name: string } | null;
  /** Whether a guide of the same tax and month of the company is in force. */
  has_guide: boolean;
};

type Compared = { documents: readonly string[]; doubts: PaperDoubts; sources: PaperSources };

/** The reading of a PDF with its company, and with what stands against launching it. */
export const withMatches = <Reading extends Compared>(reading: Reading, { companies, same_line, has_guide }: PaperMatches) => {
  const { documents, ...rest } = reading;
  const [company] = companies;
  const company_id = company && companies.length === 1 ? company.id : null;
  const doubts: PaperDoubts = {
    ...rest.doubts,
    ...(company_id === null && { company_id: rest.doubts.company_id ?? whyNoCompany(documents, companies) }),
    ...(has_guide && { tax_key: 'A empresa já tem guia deste tributo e mês. Se esta a substitui, marque isso.' }),
    ...(same_line && { digitable_line: `Já lançado: mesma linha em “${same_line.description}”, de ${same_line.company_name}.` }),
  };
  const sources: PaperSources = { ...rest.sources, ...(company_id !== null && { company_id: 'register' }) };
  return { ...rest, company_id, doubts, sources };
};

const whyNoCompany = (documents: readonly string[], companies: PaperMatches['companies']): string => {
  if (companies.length > 1) return `O texto cita mais de uma empresa: ${companies.map(({ name }) => name).join(', ')}.`;
  const [first] = documents;
  return first ? `Nenhuma empresa daqui tem o documento ${formatDocument(first)}.` : 'CNPJ não encontrado no texto.';
};
