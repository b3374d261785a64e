import { chakra } from '@chakra-ui/react';
import type { StatementUpload } from '@esteto/contract/month/statement';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';

/** What came of a file. */
export type Came = Pick<StatementUpload, 'fresh' | 'repeated' | 'months' | 'warnings'>;

export const inWords = ({ fresh, repeated, months }: Came): string[] =>
  [
    `Extrato recebido: ${countOf(fresh, 'lançamento novo', 'lançamentos novos')}.`,
    repeated > 0 && `${countOf(repeated, 'já estava aqui e não foi dobrado', 'já estavam aqui e não foram dobrados')}.`,
    months.length > 1 && `Meses: ${formatCompetenceLong(months[0] ?? '')} a ${formatCompetenceLong(months.at(-1) ?? '')}.`,
  ].filter((line) => line !== false);

export const reportOf = (upload: Came) =>
  upload.warnings.length > 0 && (
    <chakra.div display="grid" gap="4">
      <p>{inWords(upload).join(' ')}</p>
      <chakra.section display="grid" gap="2" aria-label="Confira">
        <chakra.h3 fontWeight="medium">Confira</chakra.h3>
        <chakra.ul display="grid" gap="2" paddingInlineStart="5" listStyleType="disc">
          {upload.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </chakra.ul>
      </chakra.section>
    </chakra.div>
  );
