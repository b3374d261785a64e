import { formatDate } from '../../shared/date/date.ts';
import type { EndForecast } from './registration-end.ts';

/** 'por volta de 12 dez, entre 4 e 20 dez'. */
export const openingEndText = ({ from, median, to }: EndForecast, today: string): string =>
  `por volta de ${formatDate(median, today)}, entre ${formatDate(from, today)} e ${formatDate(to, today)}`;

/** Where it comes from. */
export const openingEndSource = ({ openings }: EndForecast): string =>
  openings > 0
    ? `De ${openings} aberturas inteiras na mesma cidade: quatro em cada cinco terminam entre as duas datas.`
    : 'Da nossa experiência com aberturas: ainda há poucas na mesma cidade para dizer melhor.';
