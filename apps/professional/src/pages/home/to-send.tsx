import { chakra } from '@chakra-ui/react';
import { statementQueries } from '@esteto/api-client/month/statement';
import { sentDocumentQueries } from '@esteto/api-client/office/sent-document';
import { useCan } from '@esteto/auth/can/can.tsx';
import { member, statements } from '@esteto/contract/access';
import type { AnswerOf } from '@esteto/contract/endpoint';
import type { statement } from '@esteto/contract/month/statement';
import type { SentDocumentRow } from '@esteto/contract/office/sent-document';
import { missingMonths } from '@esteto/domain/month/statement/missing-months';
import { incomeTaxDue, inssDue } from '@esteto/domain/office/sent-document/documents-due';
import { addCompetence, competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, FileText, Landmark, type LucideIcon, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** What the team waits for from the person now, each a step from being sent. Without anything due it takes no room. */
export const ToSend = () => {
  const scope = useCompanyScope();
  const year = Number(lastMonth().slice(0, 4));
  const said = useQuery({ ...statementQueries.year({ ...scope, year }), enabled: useCan(statements.edit) });
  const sent = useQuery({ ...sentDocumentQueries.own(scope), enabled: useCan(member('edit')) });
  const failed = [said, sent].filter(({ data, error }) => !data && error);
  const due = [...(said.data ? statementsDue(said.data) : []), ...(sent.data ? documentsDue(sent.data, scope.company_id) : [])];
  if (due.length === 0 && failed.length === 0) return null;
  return (
    <Card title="O que enviar" flush>
      {due.map(({ title, note, icon: Icon, to }) => (
        <Line key={title} to={to}>
          <Icon size={20} aria-hidden />
          <chakra.span flex="1" minW={0} lineHeight="snug" display="grid">
            <chakra.span fontWeight="semibold">{title}</chakra.span>
            <chakra.span color="fg.muted" fontSize="sm">
              {note}
            </chakra.span>
          </chakra.span>
          <ChevronRight size={16} aria-hidden />
        </Line>
      ))}
      {failed[0] && (
        <chakra.div p={{ base: '4', md: '5' }}>
          <ErrorState
            error={failed[0].error}
            retry={() => {
              for (const { refetch } of failed) void refetch();
            }}
            retrying={failed.some(({ isFetching }) => isFetching)}
          />
        </chakra.div>
      )}
    </Card>
  );
};

type Due = { title: string; note: string; icon: LucideIcon; to: string };

const lastMonth = (): string => addCompetence(competenceOf(today()), -1);

/** The months that are over and whose statement is still to come: the oldest first. */
const statementsDue = ({ accounts, statements: said }: AnswerOf<typeof statement.year>): Due[] => {
  const [year, until] = lastMonth().split('-').map(Number);
  if (year === undefined || until === undefined) return [];
  const missing = missingMonths(accounts, said, until);
  const [month] = missing;
  if (month === undefined) return [];
  const name = formatCompetenceLong(`${year}-${String(month).padStart(2, '0')}`);
  return [
    {
      title: 'Extratos que faltam',
      note: missing.length === 1 ? `Envie o de ${name}.` : `${countOf(missing.length, 'mês', 'meses')}. Comece por ${name}.`,
      icon: Landmark,
      to: path('/app/enviar-extrato/ano/:year/mes/:month', { year, month }),
    },
  ];
};

const documentsDue = (sent: readonly SentDocumentRow[], companyId: number): Due[] => {
  const month = inssDue(sent, today());
  const papers = incomeTaxDue(sent, today());
  return [
    ...(month
      ? [
          {
            title: 'Comprovante de INSS',
            note: `Envie o de ${formatCompetenceLong(month)}: o que outra fonte descontou conta para o teto.`,
            icon: ReceiptText,
            to: path('/app/empresa/:companyId/enviar-inss', { companyId }),
          },
        ]
      : []),
    ...(papers
      ? [
          {
            title: 'Documentos para o IR',
            note: `Envie os de ${papers.year}. A declaração vai até ${formatDate(papers.until, today())}.`,
            icon: FileText,
            to: path('/app/empresa/:companyId/enviar-arquivos-para-ir', { companyId }),
          },
        ]
      : []),
  ];
};

const Line = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    px: { base: '4', md: '5' },
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    '& svg': { color: 'attention.fg', flexShrink: '0' },
    _hover: { bg: 'attention.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
