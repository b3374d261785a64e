/** A line of a statement with its figure, as it is written; empty where it cannot be read. `section`: the heading above it. */
export type InformeItem = { section: string; label: string; amount: string };

const AMOUNT = String.raw`(?:R\$ ?)?-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}`;
const ALONE = new RegExp(`^${AMOUNT}$`);
const AT_END = new RegExp(`(?<![\\d.,-])${AMOUNT}$`);
/** Figures before the last one: whichever is meant, it is not known. */
const MORE_FIGURES = new RegExp(`${AMOUNT}|(?:^| )[\\d.,]+$`);
const HEADING = /^\d\s*[.-]\s*(?:FONTE PAGADORA|PESSOA|RENDIMENTOS (?:TRIBUTAVEIS|ISENTOS|SUJEITOS|RECEBIDOS)|INFORMACOES|RESPONSAVEL)/;
const LABEL = /^\d{1,2}\s*[.)-]\s*[A-Z]|TOTAL|CONTRIBUICAO|PREVIDENCIA|IMPOSTO|DECIMO|SALARIO|PENSAO/;

/**
 * Labels with their figures: at the end of the line, at the end of the next one where a label is broken, or, where a program writes the labels of a part and
 * then its figures, in their order; only where there are as many.
 */
export const informeItems = (plain: string): InformeItem[] => {
  const items: InformeItem[] = [];
  let section = '';
  let labels: string[] = [];
  let figures: string[] = [];
  const settle = (): void => {
    if (labels.length === figures.length)
      for (const [at, label] of labels.entries()) items.push({ section, label, amount: figures[at] ?? '' });
    labels = [];
    figures = [];
  };
  for (const line of plain.split('\n')) {
    if (HEADING.test(line)) {
      settle();
      section = line;
    } else if (ALONE.test(line)) figures.push(line);
    else if (AT_END.test(line)) {
      const own = line.replace(AT_END, '').replace(/[ .:_]+$/, '');
      const broken = !LABEL.test(own) && figures.length === 0 ? labels.pop() : undefined;
      settle();
      const amount = MORE_FIGURES.test(own) ? '' : (AT_END.exec(line)?.[0] ?? '');
      items.push({ section, label: broken ? `${broken} ${own}` : own, amount });
    } else if (LABEL.test(line)) {
      if (figures.length > 0) settle();
      labels.push(line);
    }
  }
  settle();
  return items;
};
