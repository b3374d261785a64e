import { chakra } from '@chakra-ui/react';
import { onboardingMutations, onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { useCan } from '@esteto/auth/can/can.tsx';
import { onboarding, onboardingComments } from '@esteto/contract/access';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { onboardingTurnLabel } from '@esteto/domain/opening/onboarding/onboarding-turn';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { Building2, UserPen } from 'lucide-react';
import { useParams } from 'react-router';
import { TeamComments } from '../../../features/comentarios/team-comments.tsx';
import { path } from '../../../path.ts';
import { HandoverPart } from './handover-part.tsx';
import { HelpFill } from './help-fill.tsx';
import { turnTone } from './onboarding-columns.tsx';
import { OnboardingFacts } from './onboarding-facts.tsx';
import { PaymentDecision } from './payment-decision.tsx';
import { SentPapers } from './sent-papers.tsx';

/** One company on its way in: whose turn it is, what was told, and what our team decides of its payment and its papers. */
export default function OnboardingDetailsDialog() {
  const companyId = Number(useParams().companyId);
  const canEdit = useCan(onboarding.edit);
  return (
    <RecordDialog
      noun="Cadastro"
      size="lg"
      query={onboardingQueries.detail({ id: companyId })}
      title={({ name }) => name}
      subtitle={({ wizard_step, turn }) => (
        <>
          {wizardStepLabel[wizard_step]} · <StatusBadge status={{ label: `Vez: ${onboardingTurnLabel[turn]}`, tone: turnTone[turn] }} />
        </>
      )}
      footer={({ owner_id }) =>
        canEdit && (
          <>
            <ButtonLink icon={UserPen} to={path('/painel/novos/onboarding/usuario/:userId/editar', { userId: owner_id })}>
              Editar médico
            </ButtonLink>
            <ButtonLink icon={Building2} to={path('/painel/novos/onboarding/empresa/:companyId/editar', { companyId })}>
              Editar empresa
            </ButtonLink>
          </>
        )
      }
    >
      {(detail) => (
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {canEdit && <HelpFill detail={detail} />}
          {detail.payment && <PaymentDecision companyId={detail.id} payment={detail.payment} canEdit={canEdit} />}
          <SentPapers companyId={detail.id} documents={detail.documents} canEdit={canEdit} />
          {detail.account_type === 'migrated_company' && <HandoverPart companyId={companyId} canEdit={canEdit} />}
          <OnboardingFacts detail={detail} />
          <TeamComments id={companyId} who={onboardingComments} queries={onboardingQueries} mutations={onboardingMutations} />
        </chakra.div>
      )}
    </RecordDialog>
  );
}
