import { showsYearEnd } from '@esteto/domain/office/banner/banner-rules';
import { Banner } from '../../components/states/banner.tsx';

/** The team's shifts around the holidays. */
export const YearEndBanner = (facts: { today: string; isAdmin: boolean }) =>
  showsYearEnd(facts) && (
    <Banner tone="running">
      De 17 de dezembro a 2 de janeiro nossa equipe atende em regime de plantão. Envie o quanto antes o que tem prazo neste período.
    </Banner>
  );
