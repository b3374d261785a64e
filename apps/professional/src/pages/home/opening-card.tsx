import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { registrationQueries } from '@esteto/api-client/opening/registration';
import { type RegistrationFollow, registration } from '@esteto/contract/opening/registration';
import { isJustOpened } from '@esteto/domain/opening/registration/opened-moment';
import { openingEndSource, openingEndText } from '@esteto/domain/opening/registration/opening-end-text';
import { registrationStepLabel, registrationStepTone } from '@esteto/domain/opening/registration/registration-step';
import { registrationStepStatusLabel } from '@esteto/domain/opening/registration/registration-step-status';
import { registrationStepNews, registrationTurn } from '@esteto/domain/opening/registration/registration-turn';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatBoletoLine } from '@esteto/domain/shared/document/boleto-line';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Timeline } from '@esteto/ui/components/display/timeline.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';
import { CompanyOpen } from './company-open.tsx';

type Opening = NonNullable<RegistrationFollow['registration']>;
type Step = Opening['steps'][number];

/** The opening of the company as a line of steps: what happens now, whose turn it is, and when each is expected to be over. */
export const OpeningCard = () => {
  const { data, error, refetch, isFetching } = useQuery(registrationQueries.follow(useCompanyScope()));
  if (error)
    return (
      <Card title="Abertura da empresa">
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  return data?.registration ? <Opened opening={data.registration} /> : null;
};

const Opened = ({ opening }: { opening: Opening }) => {
  const { status, steps, has_draft, finished_at, end } = opening;
  if (status === 'finished') return isJustOpened(finished_at, today()) ? <CompanyOpen opening={opening} /> : null;
  const current = steps.find((one) => one.status !== 'concluded' && one.status !== 'cancelled');
  return (
    <Card title="Abertura da empresa">
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {status === 'pending' && current ? <Now step={current} opening={opening} /> : <p>{ENDED[status]}</p>}
        {end && (
          <chakra.p>
            A empresa deve estar aberta <b>{openingEndText(end, today())}</b>.
          </chakra.p>
        )}
        <Timeline steps={steps.map((one) => lineOf(one, one === current))} />
        {has_draft && current?.step !== 'draft' && (
          <ButtonLink variant="ghost" justifySelf="start" to={path('/app/minuta')}>
            Ler a minuta
          </ButtonLink>
        )}
        <Disclosure label="De onde vêm estas datas?">
          {end && <p>{openingEndSource(end)}</p>}
          <p>
            {steps.some(({ is_learned }) => is_learned)
              ? 'De quanto cada etapa demorou em aberturas na sua cidade: a faixa vai dos casos mais rápidos aos mais demorados, em dias úteis.'
              : 'Da nossa experiência com aberturas, em dias úteis. Quando houver casos bastantes na sua cidade, as datas passam a vir deles.'}
          </p>
        </Disclosure>
      </chakra.div>
    </Card>
  );
};

const ENDED: Record<Exclude<Opening['status'], 'finished'>, string> = {
  pending: 'Todas as etapas terminaram. A equipe está conferindo.',
  cancelled: 'A abertura foi cancelada. Fale com a equipe para retomar.',
};

const TURN = { client: 'É a sua vez', staff: 'A vez é da nossa equipe', agency: 'A vez é do órgão público' } as const;

const Now = ({ step: one, opening }: { step: Step; opening: Opening }) => {
  const { step, status } = one;
  const turn = registrationTurn(step, status);
  const { board_fee_amount, board_fee_due_on, board_fee_line, board_fee_file, protocol } = opening;
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      {turn && <StatusBadge status={{ label: TURN[turn], tone: turn === 'client' ? 'attention' : 'running' }} />}
      <chakra.p fontWeight="medium">{registrationStepNews(step, status)}</chakra.p>
      {one.reason && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" borderInlineStartWidth="2px" borderColor="attention.solid" ps="3">
          Motivo: {one.reason}
        </chakra.p>
      )}
      {step === 'draft' && opening.has_draft && (
        <ButtonLink variant={status === 'waiting' ? 'primary' : 'ghost'} to={path('/app/minuta')}>
          Ler a minuta
        </ButtonLink>
      )}
      {step === 'board_fee' && turn === 'client' && (
        <>
          <chakra.p color="fg.muted">
            {[
              board_fee_amount !== null && formatMoney(board_fee_amount),
              board_fee_due_on && `vence ${formatDate(board_fee_due_on, today())}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
          {board_fee_line && <CopyButton text={formatBoletoLine(board_fee_line)} label="Copiar a linha digitável" />}
          {board_fee_file && <FeeFile file={board_fee_file} />}
        </>
      )}
      {protocol && <chakra.p color="fg.muted">Protocolo na Junta: {protocol}</chakra.p>}
    </chakra.div>
  );
};

const FeeFile = ({ file }: { file: NonNullable<Opening['board_fee_file']> }) => {
  const scope = useCompanyScope();
  return (
    <chakra.div justifySelf="stretch">
      <FileRow label="Boleto da taxa" {...file} detail={file.name} load={() => call(registration.ownFee, scope)} />
    </chakra.div>
  );
};

const lineOf = (one: Step, isCurrent: boolean) => {
  const { step, status, ended_on, from, to } = one;
  return {
    label: registrationStepLabel[step],
    tone: registrationStepTone(step, status),
    ahead: !isCurrent && ended_on === null,
    when: ended_on ? formatDate(ended_on, today()) : from && to && rangeOf(from, to),
    detail: isCurrent || status === 'rejected' ? registrationStepStatusLabel[status] : undefined,
  };
};

const rangeOf = (from: string, to: string): string =>
  from === to ? `por volta de ${formatDate(from, today())}` : `entre ${formatDate(from, today())} e ${formatDate(to, today())}`;
