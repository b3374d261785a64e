import { chakra } from '@chakra-ui/react';
import { companyLookup } from '@esteto/api-client/office/lookup';
import { wizardPartnerMutations, wizardPartnerQueries } from '@esteto/api-client/opening/wizard-partner';
import { planQueries } from '@esteto/api-client/plan/plan';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import type { WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { divisionProblem } from '@esteto/domain/company/company/share-division';
import { missingShareholders } from '@esteto/domain/company/partner/missing-shareholders';
import { shareTotal } from '@esteto/domain/company/partner/partner-invite';
import { partnersOwed } from '@esteto/domain/plan/plan/price-composition';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useAction } from '@esteto/ui/patterns/dialog/use-action';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowRight, Equal, UserPlus } from 'lucide-react';
import { Outlet } from 'react-router';
import { StepButtons, useGoOn } from '../../../features/cadastro/step-form.tsx';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';
import { PartnerItem } from './partner-item.tsx';

export default function PartnersPage() {
  return (
    <>
      <WizardPage step="partners_data">{(wizard) => <Partners wizard={wizard} />}</WizardPage>
      <Outlet />
    </>
  );
}

const Partners = ({ wizard }: { wizard: WizardFacts }) => (
  <QueryCard query={wizardPartnerQueries.list(useCompanyScope())}>{(partners) => <Known wizard={wizard} partners={partners} />}</QueryCard>
);

/** Who the partners are, how much each has, and whose part still lacks. */
const Known = ({ wizard, partners }: { wizard: WizardFacts; partners: readonly WizardPartnerRow[] }) => {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const { mutateAsync: divide, isPending: isDividing } = useMutation(wizardPartnerMutations.divide);
  const { mutateAsync: finish } = useMutation(wizardPartnerMutations.finish);
  const { busy, problem, run } = useAction();
  const goOn = useGoOn('partners_data');
  const total = shareTotal(wizard.new_company);
  const division = divisionProblem(
    total,
    partners.map(({ shares }) => shares),
  );
  return (
    <Card
      title="Sócios"
      action={
        <ButtonLink icon={UserPlus} to={path('/app/cadastro/socios/criar')}>
          Incluir sócio
        </ButtonLink>
      }
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.ul display="grid" gap="3" aria-label="Sócios">
          {partners.map((partner) => (
            <PartnerItem key={partner.id} partner={partner} total={total} isPercent={wizard.new_company === null} />
          ))}
        </chakra.ul>
        {wizard.migrated_company && <RegisteredPartners cnpj={wizard.migrated_company.cnpj} partners={partners} />}
        {division && partners.length > 1 && (
          <Banner
            tone="waiting"
            action={
              <Button icon={Equal} busy={isDividing} onClick={() => void divide(scope).catch(tellFailure)}>
                Dividir igualmente
              </Button>
            }
          >
            {division}
          </Banner>
        )}
        <More charged={wizard.charged_partners} partners={partners.length} />
        {problem && <Problem problem={problem} />}
        <StepButtons step="partners_data" wizard={wizard}>
          <Button
            variant="primary"
            icon={ArrowRight}
            busy={busy}
            onClick={() => void run(async () => goOn(await finish({ ...scope, body: { version: wizard.version } })))}
          >
            Continuar
          </Button>
        </StepButtons>
      </chakra.div>
    </Card>
  );
};

/** What partners cost who were not counted when the plan was paid for. */
const More = ({ charged, partners }: { charged: number; partners: number }) => {
  const { data } = useQuery({ ...planQueries.own(useCompanyScope()), enabled: partners > charged });
  const owed = data?.subscription ? partnersOwed(data.subscription, { charged, partners }) : 0;
  if (owed === 0) return null;
  return (
    <Banner tone="waiting">
      O plano foi contratado para {countOf(charged, 'sócio', 'sócios')}. Com {partners}, são mais {formatMoney(owed)} por mês; a diferença
      do primeiro mês vem em um boleto quando você continuar.
    </Banner>
  );
};

type RegisteredPartnersProps = { cnpj: string; partners: readonly WizardPartnerRow[] };

/** Partners whom the public registry of companies names and who are not in the list yet; nothing where it does not answer. */
const RegisteredPartners = ({ cnpj, partners }: RegisteredPartnersProps) => {
  const { data } = useQuery(companyLookup(cnpj));
  const missing = missingShareholders(data?.shareholders ?? [], partners);
  if (missing.length === 0) return null;
  return (
    <section aria-label="Sócios no cadastro da Receita">
      <chakra.p color="fg.muted" mb="2">
        No cadastro da Receita também constam:
      </chakra.p>
      <chakra.ul display="grid" gap="2">
        {missing.map((name) => (
          <chakra.li key={name} display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <chakra.span flex="1 1 12rem" minW={0}>
              {name}
            </chakra.span>
            <ButtonLink
              size="sm"
              icon={UserPlus}
              aria-label={`Incluir ${name}`}
              to={path('/app/cadastro/socios/criar', undefined, { nome: name })}
            >
              Incluir
            </ButtonLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
};
