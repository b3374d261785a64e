import { broadcastPreviewQuery } from '@esteto/api-client/office/broadcast';
import type { BroadcastDetail } from '@esteto/contract/office/broadcast';
import type { BroadcastReachForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { broadcastPageLabel } from '@esteto/domain/office/broadcast/broadcast-page';
import { noticeSeverityLabel } from '@esteto/domain/shared/notice/notice-rule';
import { STATES } from '@esteto/domain/shared/tables/uf';
import { ReachCount } from '@esteto/features/office/notice/reach-count.tsx';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';
import { AudienceFields } from '../../../features/publico/audience-fields.tsx';

/** What is said, how it arrives, to whom, and when. */
export const BroadcastFields = ({ record }: { record?: BroadcastDetail }) => (
  <>
    <TextField name="title" autoFocus />
    <TextAreaField name="body" />
    <RadioField
      name="severity"
      options={noticeSeverityLabel}
      help="Quem silenciou mensagens não as recebe; as de risco de multa aparecem no sino de todos."
    />
    <SwitchField name="by_mail" span={3} help="Sai fora das horas de silêncio de cada pessoa." />
    <SelectField
      name="page"
      span={3}
      options={broadcastPageLabel}
      placeholder="Nenhuma"
      help="Só no aplicativo dos médicos; os outros leem sem link."
    />
    <FieldSection title="Público">
      <AudienceFields />
      <AnalystField span={3} selected={record} />
      <SelectField name="state" span={3} options={STATE_NAMES} placeholder="Qualquer estado" help="Onde fica a empresa do médico." />
      <MessageReach />
    </FieldSection>
    <FieldSection title="Envio">
      <DateField name="send_on" span={3} help="Em branco: você envia quando quiser." />
      <TimeField name="send_time" span={3} help="Hora de Brasília." />
    </FieldSection>
  </>
);

const STATE_NAMES = Object.fromEntries(STATES.map(({ uf, name }) => [uf, name]));

const MessageReach = () => {
  const reach: BroadcastReachForm = {
    audience: useFieldValue('audience'),
    plan_ids: useFieldValue('plan_ids'),
    tax_regimes: useFieldValue('tax_regimes'),
    analyst_id: useFieldValue('analyst_id'),
    state: useFieldValue('state'),
    severity: useFieldValue('severity'),
    by_mail: useFieldValue('by_mail'),
  };
  return (
    <ReachCount
      audience={reach.audience.length > 0 ? reach : null}
      query={broadcastPreviewQuery}
      nobody="Hoje esta mensagem não é para ninguém."
    />
  );
};
