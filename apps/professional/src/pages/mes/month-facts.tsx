import { chakra } from '@chakra-ui/react';
import type { MonthGuide } from '@esteto/contract/month/closing';
import type { CompanyMonth } from '@esteto/contract/month/company-month';
import { closingStatusLabel, closingStatusTone } from '@esteto/domain/month/closing/closing-life';
import { guideWords, monthSections } from '@esteto/domain/month/company-month/month-sections';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { ReactNode } from 'react';
import { path } from '../../path.ts';

export const MonthFacts = ({ month, end }: { month: CompanyMonth; end: ReactNode }) => {
  const { missing, guides, status, closed_at } = month;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <chakra.h2 fontSize="lg" fontWeight="semibold" _firstLetter={{ textTransform: 'uppercase' }}>
          {formatCompetenceLong(month.month)}
        </chakra.h2>
        {status && <StatusBadge status={{ label: closingStatusLabel[status], tone: closingStatusTone[status] }} />}
        <chakra.span color="fg.muted">
          {closed_at ? `conferido e fechado ${formatInstant(closed_at, today())}` : 'os números ainda podem mudar'}
        </chakra.span>
        <chakra.span marginInlineStart="auto">{end}</chakra.span>
      </chakra.div>
      {missing.length > 0 && (
        <Banner tone="waiting">
          O contador espera por você:
          {missing.map((words) => (
            <chakra.div key={words}>{words}</chakra.div>
          ))}
        </Banner>
      )}
      {guides.length > 0 && (
        <section>
          <QuietHeading>Guias</QuietHeading>
          <LineList>
            {guides.map((guide) => (
              <GuideLine key={guide.obligation_id} guide={guide} />
            ))}
          </LineList>
        </section>
      )}
      {monthSections(month).map(({ key, title, facts }) => (
        <Facts key={key} title={title} facts={key === 'profit' ? [...facts, ofYear] : facts} />
      ))}
    </chakra.div>
  );
};

const ofYear = { label: 'Do ano', value: <Link to={path('/app/lucros')}>Ver o que já saiu e o que ainda cabe</Link> };

/** A tax that is paid by a guide: with its button, once it is there. */
const GuideLine = ({ guide }: { guide: MonthGuide }) => {
  const { boleto_id, paid_on } = guide;
  const { title, note } = guideWords(guide, today());
  return (
    <Line title={title} note={note}>
      {boleto_id !== null && !paid_on && (
        <ButtonLink variant="primary" to={path('/app/boleto/:boletoId', { boletoId: boleto_id })}>
          Pagar
        </ButtonLink>
      )}
    </Line>
  );
};
