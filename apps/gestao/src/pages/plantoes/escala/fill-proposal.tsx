import { chakra } from '@chakra-ui/react';
import { autoFillMutations } from '@esteto/api-client/duty/auto-fill';
import type { AutoFillRun } from '@esteto/contract/duty/auto-fill';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { FillDays } from './fill-days.tsx';
import { balanceWords, leftBecause, whereOf, windowOf } from './fill-words.ts';
import { useAcceptance } from './use-acceptance.ts';
import { WarningQuestion } from './warning-question.tsx';

export type Proposal = NonNullable<AutoFillRun['proposal']>;

/** What is proposed: who would have which place and why, what is left and why, and what it makes of each person's points. Some or all of it is taken over. */
export const FillProposal = ({ run, proposal }: { run: AutoFillRun; proposal: Proposal }) => {
  const { filled, left, balance, is_best } = proposal;
  const scope = useGroupScope();
  const tellFailure = useTellFailure();
  // What comes with a warning is taken over on purpose only.
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(filled.filter(({ is_open, findings }) => is_open && findings.length === 0).map(({ shift_id }) => shift_id)),
  );
  const accepted = filled.filter(({ is_open, shift_id }) => is_open && chosen.has(shift_id));
  const acceptance = useAcceptance(run.id, accepted);
  const { mutate: close, isPending: isClosing } = useMutation({ ...autoFillMutations.close, onError: tellFailure });
  const { mutate: start, isPending: isStarting } = useMutation({ ...autoFillMutations.start, onError: tellFailure });
  const { from, to, unit_id, with_warnings, seed } = run;
  const busy = acceptance.isBusy || isClosing || isStarting;
  const given = balance.filter(({ places }) => places > 0);
  return (
    <RouteDialog
      title="Proposta de preenchimento"
      subtitle={windowOf(run)}
      size="lg"
      footer={
        <>
          <Button disabled={busy} onClick={() => close({ ...scope, id: run.id })}>
            Descartar
          </Button>
          <Button disabled={busy} onClick={() => start({ ...scope, body: { from, to, unit_id, with_warnings, seed: seed + 1 } })}>
            Outra proposta
          </Button>
          <Button variant="primary" busy={acceptance.isBusy} disabled={accepted.length === 0} onClick={acceptance.accept}>
            {`Aceitar ${countOf(accepted.length, 'plantão', 'plantões')}`}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p role="status">
          {`${countOf(filled.length, 'vaga com proposta', 'vagas com proposta')}; ${left.length === 0 ? 'nenhuma fica sem ninguém' : countOf(left.length, 'fica sem ninguém', 'ficam sem ninguém')}.${is_best ? '' : ' Pode haver outra distribuição um pouco melhor: a busca parou no limite.'}`}
        </chakra.p>
        <FillDays filled={filled} chosen={chosen} onChoose={setChosen} />
        {left.length > 0 && (
          <section aria-labelledby="fill-left">
            <chakra.h3 id="fill-left" fontWeight="semibold">
              Sem ninguém
            </chakra.h3>
            <LineList>
              {left.map((place) => (
                <Line key={place.shift_id} title={`${formatDateFull(place.starts_on)}, ${whereOf(place)}`} note={leftBecause(place)} />
              ))}
            </LineList>
          </section>
        )}
        {given.length > 0 && (
          <Disclosure label="Pontos de cada pessoa, antes e depois">
            <chakra.p color="fg.muted" fontSize="sm">
              Cada hora vale 1 ponto, mais 1 à noite, mais 1 no fim de semana e mais 2 em feriado. Contam os últimos 3 meses e estes dias,
              aceitando tudo. Quem trabalha menos que a média recebe menos.
            </chakra.p>
            <LineList>
              {given.map((one) => (
                <Line key={one.professional_id} title={one.name} note={balanceWords(one)} />
              ))}
            </LineList>
          </Disclosure>
        )}
      </chakra.div>
      {acceptance.warned && <WarningQuestion warned={acceptance.warned} onGoOn={acceptance.goOn} onClose={acceptance.giveUp} />}
    </RouteDialog>
  );
};
