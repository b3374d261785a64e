import { chakra } from '@chakra-ui/react';
import { overviewQueries } from '@esteto/api-client/office/overview';
import { Can } from '@esteto/auth/can/can.tsx';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { calendar, invoices, ownBoletos } from '@esteto/contract/access';
import type { CompanyRow } from '@esteto/contract/company/company';
import { isYetToBegin, waitsFor } from '@esteto/domain/company/company/company-may';
import { hasActiveWizard } from '@esteto/domain/company/company/wizard';
import { maybeJustOpened } from '@esteto/domain/opening/registration/opened-moment';
import { NewsBoard } from '@esteto/features/office/news/news-board.tsx';
import { readLayout } from '@esteto/shell/layout/layout-choice';
import type { PageQuery } from '@esteto/shell/route/page-query';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { today } from '@esteto/ui/system/context/today';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Building2, ChevronRight, FilePlus2, Gift } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { path } from '../../path.ts';
import { BalanceCard } from './balance-card.tsx';
import { DuesCard } from './dues-card.tsx';
import { type HomeBlocks, HomeColumn, HomeColumns, HomeSkeleton, Overviewed } from './home-parts.tsx';
import { LatestInvoices } from './latest-invoices.tsx';
import { NeedsYou } from './needs-you.tsx';
import { SeenInPart } from './seen-in-part.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { ToSend } from './to-send.tsx';
import { ShiftsToday, UpNext } from './up-next.tsx';

/** What needs me now, how is my money, what comes next; of a company that cannot ask for notes yet only what it waits for. Parts that the person may not see are null in the answer and absent here, and a line says which. */
export default function HomePage() {
  const { user, company } = useIdentity();
  const waits = company && waitsFor(company);
  const begun = company && !isYetToBegin(company);
  if (company && hasActiveWizard(company))
    return (
      <Page title="Início" subtitle={user && `Olá, ${user.name.split(' ')[0]}.`}>
        <Suspense fallback={<HomeSkeleton />}>
          <WizardHome />
          {company.awaits_handover && <HandoverCard />}
        </Suspense>
        <Outlet />
      </Page>
    );
  return (
    <Page
      title="Início"
      subtitle={user && `Olá, ${user.name.split(' ')[0]}.`}
      action={
        <Can access={invoices.ask}>
          <ButtonLink variant="primary" icon={FilePlus2} to={path('/app/solicitar-nf')}>
            Solicitar nota
          </ButtonLink>
        </Can>
      }
    >
      <NewsBoard />
      {company?.is_owner && company.wizard_step === 'concluded' && (
        <Suspense fallback={<HomeSkeleton />}>
          <ConcludedCard />
        </Suspense>
      )}
      {company?.is_owner && company.awaits_handover && (
        <Suspense>
          <HandoverCard />
        </Suspense>
      )}
      {company?.user_type === 'partner' && followsOpening(company) && (
        <Suspense fallback={<HomeSkeleton />}>
          <OpeningCard />
        </Suspense>
      )}
      {waits && <Card title="Ainda não dá para pedir notas">{waits}</Card>}
      {!company && <NoCompany />}
      {begun && <Begun company={company} />}
      {!begun && user && <ReferLine />}
      <Outlet />
    </Page>
  );
}

/** While it is opened, and for some days after. */
const followsOpening = ({ wizard_step, opening_date }: CompanyRow): boolean =>
  wizard_step === 'register' || (wizard_step === 'finished' && maybeJustOpened(opening_date, today()));

/** The blocks of a company that works, arranged as the person's layout has them. */
const Begun = ({ company }: { company: CompanyRow }) => {
  const [layout] = useState(readLayout);
  const Arrangement = layout === 'classic' ? ClassicHome : ModernHome;
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Arrangement
        shifts={
          <Can access={calendar.view}>
            <ShiftsToday />
          </Can>
        }
        sends={company.wizard_step === 'finished' && <ToSend />}
        dues={
          <Can access={ownBoletos.view}>
            <DuesCard />
          </Can>
        }
        next={
          <Can access={calendar.view}>
            <UpNext />
          </Can>
        }
        shortcuts={<Shortcuts asList={layout === 'classic'} />}
        refer={
          <>
            <SeenInPart />
            <ReferLine />
          </>
        }
      />
    </Suspense>
  );
};

/** The arrangement of the modern layout: what needs one first, then the money beside the latest notes. */
const ModernHome = ({ shifts, sends, dues, next, shortcuts, refer }: HomeBlocks) => (
  <>
    {shifts}
    {sends}
    {dues}
    <Overviewed withError={shortcuts}>
      {({ months, invoices: counted }) => (
        <>
          {counted && <NeedsYou {...counted} />}
          {months ? (
            <HomeColumns>
              <HomeColumn>
                <BalanceCard months={months} />
                {shortcuts}
              </HomeColumn>
              {counted && <LatestInvoices rows={counted.latest} />}
            </HomeColumns>
          ) : (
            <>
              {shortcuts}
              {counted && <LatestInvoices rows={counted.latest} />}
            </>
          )}
        </>
      )}
    </Overviewed>
    {next}
    {refer}
  </>
);

const NoCompany = () => (
  <Card>
    <EmptyState icon={Building2} title="Você ainda não faz parte de uma empresa.">
      Quando o seu cadastro for concluído, ou alguém convidar você, a empresa aparece aqui.
    </EmptyState>
  </Card>
);

/** Few have these: fetched by those. */
const ClassicHome = lazyComponent(() => import('./classic-home.tsx').then(({ ClassicHome }) => ClassicHome));
const WizardHome = lazyComponent(() => import('./wizard-home.tsx').then(({ WizardHome }) => WizardHome));
const ConcludedCard = lazyComponent(() => import('./concluded-card.tsx').then(({ ConcludedCard }) => ConcludedCard));
const HandoverCard = lazyComponent(() => import('./handover-card.tsx').then(({ HandoverCard }) => HandoverCard));
const OpeningCard = lazyComponent(() => import('./opening-card.tsx').then(({ OpeningCard }) => OpeningCard));

/** The way to one's own invitation, below what the home is for. */
const ReferLine = () => (
  <Line to={path('/app/indicar-amigo')}>
    <Gift size={20} aria-hidden />
    <chakra.span flex="1">Indicar um amigo</chakra.span>
    <ChevronRight size={16} aria-hidden />
  </Line>
);

const Line = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    px: { base: '4', md: '5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    fontWeight: 'medium',
    '& svg': { color: 'brand.fg' },
    _hover: { borderColor: 'border.strong' },
  },
});

HomePage.query = (({ identity: { company } }) =>
  company && !hasActiveWizard(company) && !isYetToBegin(company)
    ? overviewQueries.home({ company_id: company.id })
    : null) satisfies PageQuery;
