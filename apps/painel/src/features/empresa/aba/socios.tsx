import { chakra } from '@chakra-ui/react';
import { companyPartnerQueries } from '@esteto/api-client/opening/company-partner';
import { useCan } from '@esteto/auth/can/can.tsx';
import { doctorsGeneral, onboarding } from '@esteto/contract/access';
import type { CompanyPartnership } from '@esteto/contract/opening/company-partner';
import { maritalStatusLabel, matrimonialRegimeLabel } from '@esteto/domain/company/doctor/marital-status';
import { partnerAccessLabel, shareInPercent, wholeProblem } from '@esteto/domain/company/partner/company-partners';
import { formatCpf } from '@esteto/domain/shared/document/cpf';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { DialogBody, DialogFooter } from '@esteto/ui/patterns/dialog/modal.tsx';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { path } from '../../../path.ts';
import type { CompanyTabProps } from './part-form.tsx';

/** Who owns the company. What the articles say is told on its way in, by its owner; here it is read, with the way to each person. */
export default function CompanyPartnersTab({ record: { id, wizard_step } }: CompanyTabProps) {
  const { data, error, refetch, isFetching } = useQuery(companyPartnerQueries.list({ id }));
  const helps = useCan(onboarding.view);
  return (
    <>
      <DialogBody tabIndex={0}>
        {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <Loading />}
        {data?.partners.length === 0 && (
          <EmptyState icon={Users} title="Nenhum sócio ainda.">
            Aparecem aqui quando o cadastro da empresa os conta, ou quando entram nela como sócios.
          </EmptyState>
        )}
        {data && data.partners.length > 0 && <Partners partnership={data} />}
      </DialogBody>
      {helps && wizard_step !== 'finished' && (
        <DialogFooter>
          <ButtonLink to={path('/painel/novos/onboarding/empresa/:companyId/detalhes', { companyId: id })}>Ver o cadastro</ButtonLink>
        </DialogFooter>
      )}
    </>
  );
}

const Partners = ({ partnership: { total, partners } }: { partnership: CompanyPartnership }) => {
  const opensDoctors = useCan(doctorsGeneral.edit);
  const problem = wholeProblem(total, partners);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <Banner tone={problem ? 'waiting' : 'done'}>{problem ?? 'As participações somam 100\u00a0%.'}</Banner>
      {partners.map((partner) => (
        <chakra.div key={`${partner.user_id ?? partner.name}`} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <Facts title={partner.is_owner ? `${partner.name} · responsável` : partner.name} facts={factsOf(partner, total)} />
          {opensDoctors && partner.user_id !== null && (
            <div>
              <ButtonLink to={path('/painel/medicos/geral/usuario/:userId/editar', { userId: partner.user_id })}>Abrir cadastro</ButtonLink>
            </div>
          )}
        </chakra.div>
      ))}
    </chakra.div>
  );
};

const factsOf = ({ shares, cpf, marital_status, matrimonial_regime, access }: CompanyPartnership['partners'][number], total: number) => [
  { label: 'Participação', value: shares === null ? 'Não informada' : shareInPercent(shares, total) },
  { label: 'CPF', value: cpf && formatCpf(cpf) },
  { label: 'Estado civil', value: marital_status && maritalStatusLabel[marital_status] },
  { label: 'Regime de bens', value: matrimonial_regime && matrimonialRegimeLabel[matrimonial_regime] },
  { label: 'Acesso', value: partnerAccessLabel[access] },
];
