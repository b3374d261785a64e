import { useCan } from '@esteto/auth/can/can.tsx';
import { invoices, ownBoletos } from '@esteto/contract/access';
import type { ForecastFlow } from '@esteto/domain/money/cash-flow/forecast';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate, onDate } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useState } from 'react';
import { path } from '../../../path.ts';

const IN_SIGHT = 12;

/** Every flow of the forecast in the order of its days, with where it comes from. */
export const FlowList = ({ flows }: { flows: readonly ForecastFlow[] }) => {
  const [isWhole, setWhole] = useState(false);
  const ordered = flows.toSorted((one, other) => one.on.localeCompare(other.on));
  const shown = isWhole ? ordered : ordered.slice(0, IN_SIGHT);
  return (
    <Card title="O que entra e o que sai">
      <LineList>
        {shown.map((flow) => (
          <Line key={`${flow.kind} ${flow.id} ${flow.on}`} title={<FlowName flow={flow} />} note={noteOf(flow)}>
            <Money cents={flow.amount} />
          </Line>
        ))}
      </LineList>
      {shown.length < ordered.length && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          Ver os {ordered.length}
        </Button>
      )}
    </Card>
  );
};

const FlowName = ({ flow: { kind, id, title } }: { flow: ForecastFlow }) => {
  const [maySeeNotes, maySeeBoletos] = [useCan(invoices.view), useCan(ownBoletos.view)];
  if (kind === 'tax') return `Tributos de ${formatCompetenceLong(title)}`;
  if (kind === 'note' && maySeeNotes)
    return <Link to={path('/app/entradas-e-saidas/nota-fiscal/:accountReceivableId', { accountReceivableId: id })}>{title}</Link>;
  if (kind === 'boleto' && maySeeBoletos)
    return <Link to={path('/app/entradas-e-saidas/boleto/:boletoId', { boletoId: id })}>{title}</Link>;
  return title;
};

const origin: Record<ForecastFlow['kind'], string> = {
  note: 'Nota a receber',
  usual: 'O que se fatura todo mês, ainda por pedir',
  shift: 'Suposto por você',
  boleto: 'Boleto',
  expense: 'Despesa',
  habit: 'O que se gasta todo mês',
  tax: 'Estimativa: não é seu',
};

const noteOf = ({ kind, on, early, late }: ForecastFlow): string => {
  const day = onDate(on, today());
  return early === late
    ? `${origin[kind]}, ${day}`
    : `${origin[kind]}, por volta de ${formatDate(on, today())}, entre ${formatDate(early, today())} e ${formatDate(late, today())}`;
};
