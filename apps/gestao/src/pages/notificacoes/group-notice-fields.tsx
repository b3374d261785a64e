import { chakra } from '@chakra-ui/react';
import { groupNoticePreviewQuery } from '@esteto/api-client/duty/group-notice';
import { professionalQueries } from '@esteto/api-client/duty/professional';
import { unitQueries } from '@esteto/api-client/duty/unit';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { groupAudienceLabel, groupNoticeTitle, groupSeverityLabel } from '@esteto/domain/duty/group-notice/group-notice-audience';
import type { GroupNoticeReachForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import { NoticePreview } from '@esteto/features/office/notice/notice-preview.tsx';
import { ReachCount } from '@esteto/features/office/notice/reach-count.tsx';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { instantNow } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';

/** What is said, how it arrives and to whom, with what they will see. */
export const GroupNoticeFields = () => (
  <>
    <TextField name="title" autoFocus />
    <TextAreaField name="body" />
    <RadioField name="severity" options={groupSeverityLabel} help="Quem silenciou avisos assim não os recebe." />
    <SwitchField name="by_mail" help="Sai fora das horas de silêncio de cada pessoa." />
    <FieldSection title="Público">
      <RadioField name="audience" options={groupAudienceLabel} help="Só quem está com o credenciamento aprovado." />
      <ChosenPeople />
      <SwitchField name="to_managers" />
      <Reach />
    </FieldSection>
    <Preview />
  </>
);

/** By what the people of the audience are named, if by anything. */
const ChosenPeople = () => {
  const scope = useGroupScope();
  const audience = useFieldValue('audience');
  const asksPeople = audience === 'people' || audience === 'specialties';
  const { data: units = [] } = useQuery({ ...unitQueries.options(scope), enabled: audience === 'units' });
  const { data: professionals = [] } = useQuery({ ...professionalQueries.list(scope), enabled: asksPeople });
  const approved = professionals.filter(({ status }) => status === 'approved');
  if (audience === 'units')
    return (
      <ChecklistField
        name="unit_ids"
        options={units.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))}
        help="Com quem atende em todas as unidades."
      />
    );
  if (audience === 'specialties') {
    const specialties = [...new Set(approved.flatMap(({ specialty }) => specialty ?? []))].toSorted((one, other) =>
      one.localeCompare(other, 'pt-BR'),
    );
    return <ChecklistField name="specialties" options={specialties.map((name) => ({ value: name, label: name }))} />;
  }
  if (audience !== 'people') return null;
  return (
    <ChecklistField
      name="professional_ids"
      options={approved.map(({ id, name, specialty }) => ({ value: id, label: name, detail: specialty }))}
    />
  );
};

const Reach = () => {
  const scope = useGroupScope();
  const audience: GroupNoticeReachForm = {
    severity: useFieldValue('severity'),
    by_mail: useFieldValue('by_mail'),
    audience: useFieldValue('audience'),
    unit_ids: useFieldValue('unit_ids'),
    specialties: useFieldValue('specialties'),
    professional_ids: useFieldValue('professional_ids'),
    to_managers: useFieldValue('to_managers'),
  };
  return (
    <ReachCount
      audience={isNamed(audience) ? { ...scope, ...audience } : null}
      query={groupNoticePreviewQuery}
      nobody="Hoje este aviso não é para ninguém."
    />
  );
};

/** Whether what the audience asks for has been chosen. */
const isNamed = ({ audience, unit_ids, specialties, professional_ids }: GroupNoticeReachForm): boolean =>
  ({
    everybody: true,
    units: unit_ids.length > 0,
    specialties: specialties.length > 0,
    people: professional_ids.length > 0,
  })[audience];

const Preview = () => {
  const { group } = useIdentity();
  const severity = useFieldValue('severity') === 'attention' ? 'attention' : 'info';
  return (
    <chakra.div gridColumn="1 / -1">
      <NoticePreview
        kind={`group_notice.${severity}`}
        severity={severity}
        title={groupNoticeTitle(group?.name ?? '', written(useFieldValue('title')))}
        body={written(useFieldValue('body'))}
        created_at={instantNow()}
      />
    </chakra.div>
  );
};

const written = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '…');
