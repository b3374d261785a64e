import { firmOf, isSameFirm } from '../../shared/document/same-firm.ts';
import { nameWords } from '../../shared/text/name-words.ts';
import type { DossierLine } from './dossier.ts';
import { INFORME_SECTIONS } from './informe-comparison.ts';
import type { ReadInforme } from './informe-lines.ts';

/**
 * The recorded lines of a year, of which those that were typed without a CNPJ are of the payer whose statement of income says the same: the one of their name,
 * else the only one of their amount that nothing else is of. What both say counts once then, and the line says why.
 */
export const payersOfInformes = (recorded: readonly DossierLine[], read: readonly ReadInforme[]): DossierLine[] => {
  const held = read.filter(({ set_aside }) => !set_aside);
  const named = recorded.map((line) =>
    withPayer(
      line,
      held.filter((informe) => isOfKind(line, informe) && isOfName(line, informe)),
    ),
  );
  const lines: DossierLine[] = [];
  for (const [at, line] of named.entries()) {
    const others = [...lines, ...named.slice(at + 1)];
    const free = held.filter((informe) => isOfKind(line, informe) && !others.some((other) => isOf(other, informe)));
    lines.push(
      withPayer(
        line,
        free.filter(({ income }) => income === line.amount && income > 0),
      ),
    );
  }
  return lines;
};

/** A line told without its payer, with the payer of the only statement of income; nobody knows which one it is where there are many firms. */
const withPayer = (line: DossierLine, informes: readonly ReadInforme[]): DossierLine => {
  const [informe] = informes;
  const isOpen = line.source === 'told' && line.document === null;
  if (!isOpen || !informe || informes.some(({ payer_cnpj }) => firmOf(payer_cnpj) !== firmOf(informe.payer_cnpj))) return line;
  const word = `escrita sem CNPJ: é tomada como a do informe de ${informe.payer_name}`;
  return { ...line, document: informe.payer_cnpj, note: line.note ? `${line.note}; ${word}` : word };
};

const isOfKind = ({ section }: DossierLine, { kind }: ReadInforme): boolean => INFORME_SECTIONS[kind].includes(section);

const isOf = (line: DossierLine, informe: ReadInforme): boolean =>
  isOfKind(line, informe) && line.document !== null && isSameFirm(line.document, informe.payer_cnpj);

const isOfName = ({ name }: DossierLine, { payer_name }: ReadInforme): boolean => keyOf(name) !== '' && keyOf(name) === keyOf(payer_name);

const keyOf = (name: string): string =>
  nameWords(name)
    .map(({ text }) => text)
    .join(' ');
