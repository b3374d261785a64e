import { chakra } from '@chakra-ui/react';
import { ownAccreditationMutations, ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownAccreditations } from '@esteto/contract/access';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { AccreditationBadge } from '@esteto/features/duty/accreditation/accreditation-badge.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useCompanyScope } from '../../../../features/empresa/use-company-scope.ts';
import { path } from '../../../../path.ts';

/** A group's invite: who asks, what it will be told and shown, and the answer. */
export default function InternalInvitePage() {
  const id = Number(useParams().id);
  return (
    <Page title="Convite de um grupo">
      <QueryCard query={ownAccreditationQueries.detail({ ...useCompanyScope(), id })}>{(record) => <Invite record={record} />}</QueryCard>
    </Page>
  );
}

const Invite = ({ record }: { record: AccreditationRecord }) => (
  <Card title={record.group_name} action={<AccreditationBadge status={record.status} />}>
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <p>O grupo convida você a trabalhar nos plantões dele. Antes ele analisa os seus documentos.</p>
      <section aria-label="O que acontece se você aceitar">
        <QuietHeading>Se você aceitar</QuietHeading>
        <chakra.ul display="grid" gap="1" listStyleType="disc" ps="5">
          <li>O grupo passa a ver o seu nome, e-mail e CRM.</li>
          <li>Nenhum documento é mostrado até você escolher, um por um.</li>
          <li>Você pode parar de mostrar os documentos quando quiser.</li>
        </chakra.ul>
      </section>
      <section aria-label="O que o grupo pede">
        <QuietHeading>O que o grupo pede</QuietHeading>
        <chakra.ul display="grid" gap="1" listStyleType="disc" ps="5">
          {record.lines.map(({ id, label, is_required }) => (
            <li key={id}>{is_required ? label : `${label} (não é obrigatório)`}</li>
          ))}
        </chakra.ul>
      </section>
      {record.status === 'invited' ? (
        <Answer record={record} />
      ) : (
        <p>
          Este convite já foi respondido.{' '}
          <Link to={path('/app/docplantao/credenciamento/grupo/:accreditationId', { accreditationId: record.id })}>
            Ver o credenciamento
          </Link>
        </p>
      )}
    </chakra.div>
  </Card>
);

const Answer = ({ record: { id, version, group_name } }: { record: AccreditationRecord }) => {
  const scope = useCompanyScope();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: accept, isPending } = useMutation(ownAccreditationMutations.accept);
  const { mutateAsync: decline } = useMutation(ownAccreditationMutations.decline);
  const seen = { ...scope, id, body: { version } };
  if (!useCan(ownAccreditations.edit)) return null;
  const go = async () => {
    try {
      await accept(seen);
      toast.success('Convite aceito. Agora preencha os dados e mostre os documentos.');
      await navigate(path('/app/docplantao/credenciamento/grupo/:accreditationId', { accreditationId: id }));
    } catch (error) {
      tellFailure(error);
    }
  };
  const refuse = async () => {
    const isSure = await confirm({
      title: 'Recusar convite',
      message: `${group_name} fica sabendo que você recusou. O grupo pode convidar você de novo.`,
      confirmLabel: 'Recusar convite',
      negative: true,
      action: () => decline(seen),
    });
    if (isSure) await navigate(path('/app/docplantao/credenciamento'));
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="primary" busy={isPending} onClick={() => void go()}>
        Aceitar convite
      </Button>
      <Button onClick={() => void refuse()}>Recusar convite</Button>
    </chakra.div>
  );
};
