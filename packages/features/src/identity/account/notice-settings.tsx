import { noticeMutations, noticeQueries } from '@esteto/api-client/office/notice';
import type { NoticeSettings as Settings } from '@esteto/contract/office/notice';
import { noticeKindLabel } from '@esteto/domain/office/notice/notice-kinds';
import { canBeSilenced, noticeSettingsForm } from '@esteto/domain/office/notice/notice-settings';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';

/** What the person is told, where and when. */
export const NoticeSettings = () => {
  const { data, error, refetch, isFetching } = useQuery(noticeQueries.settings({}));
  if (data?.kinds.length === 0) return null;
  return (
    <Card title="Preferências de avisos">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && <SettingsForm key={data.version} settings={data} />}
    </Card>
  );
};

const SettingsForm = ({ settings: { version, kinds, mail_kinds, ...initial } }: { settings: Settings }) => {
  const { mutateAsync: save } = useMutation(noticeMutations.setSettings);
  const options = (of: typeof kinds) => of.map((value) => ({ value, label: noticeKindLabel[value] }));
  return (
    <Form
      schema={noticeSettingsForm}
      initial={initial}
      onSubmit={async (body) => {
        await save({ body: { ...body, version } });
        toast.success('Preferências salvas.');
      }}
    >
      <ChecklistField name="bell" options={options(kinds.filter(canBeSilenced))} help="O que avisa de uma multa chega sempre." />
      {mail_kinds.length > 0 && (
        <>
          <ChecklistField name="mail" options={options(mail_kinds)} />
          <SwitchField name="is_digest" />
          <FieldGrid>
            <TimeField name="quiet_from" help="Entre as duas horas nenhum e-mail sai." />
            <TimeField name="quiet_until" />
          </FieldGrid>
        </>
      )}
      <SubmitButton justifySelf="start">Salvar</SubmitButton>
    </Form>
  );
};
