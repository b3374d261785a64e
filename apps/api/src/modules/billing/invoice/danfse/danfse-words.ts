import { formatCep } from '@esteto/domain/shared/document/cep';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { formatMoney } from '@esteto/domain/shared/money/money';

// The codes and figures of a note's XML, as its DANFSe shows them. What the XML does not have is '-'.

export const NOTHING = '-';

const named =
  (names: Readonly<Record<string, string>>) =>
  (code: string | null): string =>
    code === null ? NOTHING : (names[code] ?? code);

export const simplesOption = named({ '1': 'Não Optante', '2': 'Optante - Microempreendedor Individual (MEI)', '3': 'Optante - ME/EPP' });

export const simplesApuration = named({
  '1': 'Tributos federais e municipal pelo Simples Nacional',
  '2': 'Tributos federais pelo Simples Nacional, ISSQN fora dele',
  '3': 'Tributos federais e municipal fora do Simples Nacional',
});

export const specialRegime = named({
  '0': 'Nenhum',
  '1': 'Ato Cooperado',
  '2': 'Estimativa',
  '3': 'Microempresa Municipal',
  '4': 'Notário ou Registrador',
  '5': 'Profissional Autônomo',
  '6': 'Sociedade de Profissionais',
});

export const issKind = named({
  '1': 'Operação Tributável',
  '2': 'Imunidade',
  '3': 'Exportação de Serviço',
  '4': 'Não Incidência',
});

export const issWithholding = named({ '1': 'Não Retido', '2': 'Retido pelo Tomador', '3': 'Retido pelo Intermediário' });

export const suspension = named({ '1': 'Por decisão judicial', '2': 'Por processo administrativo' });

/** Names of the constitutional grounds (CF, art. 150, VI). */
export const immunity = named({
  '1': 'Patrimônio, renda ou serviços, uns dos outros',
  '2': 'Templos de qualquer culto',
  '3': 'Partidos, sindicatos, educação e assistência social',
  '4': 'Livros, jornais, periódicos e papel',
  '5': 'Fonogramas e videofonogramas nacionais',
});

export const money = (text: string | null): string =>
  text !== null && /^\d{1,15}\.\d{2}$/.test(text) ? formatMoney(Number(text.replace('.', ''))) : NOTHING;

export const percentage = (text: string | null): string =>
  text !== null && /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? `${text.replace('.', ',')}%` : NOTHING;

export const date = (text: string | null): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '') ?? [];
  return day ? `${day}/${month}/${year}` : NOTHING;
};

export const instant = (text: string | null): string => {
  const time = /T(\d{2}:\d{2}:\d{2})/.exec(text ?? '')?.[1];
  return time ? `${date(text)} ${time}` : date(text);
};

export const document = (text: string | null): string => (text ? shownDocument(text) : NOTHING);

export const phone = (text: string | null): string => (text ? formatPhone(text) : NOTHING);

export const cep = (text: string | null): string => (text ? formatCep(text) : NOTHING);

/** '040101' as '04.01.01'. */
export const serviceCode = (text: string | null): string => text?.replace(/^(\d{2})(\d{2})(\d{2})$/, '$1.$2.$3') ?? NOTHING;
