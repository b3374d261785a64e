import { chakra } from '@chakra-ui/react';
import { noticeRuleMutations, noticeRuleQueries } from '@esteto/api-client/office/notice-rule';
import { useCan } from '@esteto/auth/can/can.tsx';
import { notificationDesk } from '@esteto/contract/access';
import type { NoticeRuleRow } from '@esteto/contract/office/notice-rule';
import { noticeKindLabel, noticeRule } from '@esteto/domain/office/notice/notice-kinds';
import { noticeReachLabel, noticeRuleForm, noticeTimingLabel } from '@esteto/domain/office/notice/notice-rule-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';

/** What the product tells by itself: to whom, by which way and when, how often it was, and how often it is read. */
export const NoticeRules = () => {
  const { data, error, refetch, isFetching } = useQuery(noticeRuleQueries.list({}));
  const canEdit = useCan(notificationDesk.edit);
  const [edited, setEdited] = useState<NoticeRuleRow | null>(null);
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading />;
  return (
    <>
      {AREAS.map(({ title, audience }) => (
        <Card key={audience} title={title}>
          <LineList>
            {data
              .filter(({ kind }) => noticeRule[kind].audience === audience)
              .map((rule) => (
                <Line key={rule.kind} title={noticeKindLabel[rule.kind]} note={noteOf(rule)}>
                  <chakra.span display="inline-flex" alignItems="center" gap="2" ms="auto">
                    <StatusBadge status={rule.is_active ? { label: waysOf(rule), tone: 'done' } : { label: 'Desligado', tone: 'ended' }} />
                    {canEdit && (
                      <IconButton label={`Alterar: ${noticeKindLabel[rule.kind]}`} icon={Pencil} onClick={() => setEdited(rule)} />
                    )}
                  </chakra.span>
                </Line>
              ))}
          </LineList>
        </Card>
      ))}
      {edited && <EditRule rule={edited} onClose={() => setEdited(null)} />}
    </>
  );
};

const AREAS = [
  { title: 'Para os clientes', audience: 'client' },
  { title: 'Para a equipe', audience: 'team' },
  { title: 'Para os grupos gestores', audience: 'managers' },
] as const;

/** 'Quem recebe lê: “Você pediu esta nota.” 42 enviados nos últimos 30 dias, 80 % lidos.' */
const noteOf = ({ kind, reach, sent_count, read_count }: NoticeRuleRow): string =>
  [
    `Quem recebe lê: “${noticeRule[kind].why}”`,
    reach === 'owner' && 'Só para o responsável.',
    sent_count === 0
      ? 'Nenhum nos últimos 30 dias.'
      : `${countOf(sent_count, 'enviado', 'enviados')} nos últimos 30 dias, ${Math.round((100 * read_count) / sent_count)} % lidos.`,
  ]
    .filter(Boolean)
    .join(' ');

const waysOf = ({ by_mail, timing }: NoticeRuleRow): string =>
  by_mail ? (timing === 'daily' ? 'Sino e e-mail do dia' : 'Sino e e-mail') : 'Só no sino';

/** One decision; the server refuses what somebody else decided meanwhile. */
const EditRule = ({ rule: { kind, version, ...rule }, onClose }: { rule: NoticeRuleRow; onClose: () => void }) => {
  const { mutateAsync: save } = useMutation(noticeRuleMutations.update);
  const { is_active, reach, by_mail, timing } = rule;
  return (
    <FormOver
      form={{
        title: noticeKindLabel[kind],
        subtitle: 'Vale para os avisos que vierem a partir de agora.',
        schema: noticeRuleForm,
        initial: { is_active, reach, by_mail, timing },
        mutation: { mutationFn: ({ body }: { body: typeof rule }) => save({ body: { ...body, kind, version } }) },
        done: 'Regra salva.',
        submitLabel: 'Salvar regra',
        children: (
          <>
            <SwitchField name="is_active" help="Desligado, ninguém o recebe, nem no sino." />
            {noticeRule[kind].narrows && <RadioField name="reach" options={noticeReachLabel} />}
            {noticeRule[kind].by_mail && <MailFields />}
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const MailFields = () => {
  const isMailed = useFieldValue('by_mail');
  return (
    <>
      <SwitchField name="by_mail" help="Cada pessoa ainda pode escolher não receber." />
      {isMailed && <RadioField name="timing" options={noticeTimingLabel} />}
    </>
  );
};
