import { npsPreviewQuery, npsSurveyMutations } from '@esteto/api-client/office/nps-survey';
import { MEMBER_TYPES } from '@esteto/domain/identity/permission/user-types';
import { type NpsAudience, tenureLabel } from '@esteto/domain/office/nps/nps-audience';
import { npsSurveyForm } from '@esteto/domain/office/nps/nps-survey-form';
import { RECONTACT_DAYS } from '@esteto/domain/office/nps/nps-window';
import { countOf } from '@esteto/domain/shared/text/text';
import { LiveCount } from '@esteto/features/office/notice/live-count.tsx';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { PlansField } from '../../../features/publico/audience-fields.tsx';

/** A survey from a first to a last day, for people of some kinds. */
export default function CreateNpsSurveyDialog() {
  return (
    <FormDialog
      title="Nova pesquisa NPS"
      subtitle="Começa à meia-noite do primeiro dia, ou na hora se o dia já chegou."
      size="lg"
      schema={npsSurveyForm}
      initial={INITIAL}
      mutation={npsSurveyMutations.create}
      done={({ status }) => (status === 'planned' ? 'Pesquisa criada. Ela começa sozinha no dia.' : 'Pesquisa criada e iniciada.')}
      submitLabel="Criar pesquisa"
    >
      <DateField name="start_at" instant="start" span={3} autoFocus />
      <DateField name="end_at" instant="end" span={3} help="O último dia em que se pode responder." />
      <SwitchField name="should_send_by_email" span={3} help="Além da pergunta que aparece no aplicativo." />
      <SwitchField name="repeats_quarterly" span={3} help="A próxima é criada sozinha, três meses depois." />
      <FieldSection title="Para quem">
        <ChecklistField name="member_types" options={peopleLabel} span={2} />
        <ChecklistField name="tenures" options={tenureLabel} span={2} help="Nenhum marcado: qualquer tempo." />
        <PlansField help="Nenhum marcado: qualquer plano, ou sem plano." />
        <AudiencePreview />
      </FieldSection>
    </FormDialog>
  );
}

const INITIAL = { member_types: [...MEMBER_TYPES], should_send_by_email: true };

const peopleLabel = { partner: 'Sócios', employee: 'Funcionários' };

/** How many people would be asked if the survey started today. */
const AudiencePreview = () => {
  const audience: NpsAudience = {
    member_types: useFieldValue('member_types'),
    plan_ids: useFieldValue('plan_ids'),
    tenures: useFieldValue('tenures'),
  };
  return (
    <LiveCount
      audience={audience.member_types.length > 0 ? audience : null}
      query={npsPreviewQuery}
      words={({ asked: people, left_alone }) => ({
        text:
          people === 0
            ? 'Hoje ninguém seria perguntado.'
            : `Hoje ${countOf(people, 'pessoa seria perguntada', 'pessoas seriam perguntadas')}.`,
        note:
          left_alone > 0 &&
          `${countOf(left_alone, 'pessoa fica', 'pessoas ficam')} de fora: outra pesquisa perguntou há menos de ${RECONTACT_DAYS} dias.`,
        isNobody: people === 0,
      })}
    />
  );
};
