import { type BroadcastForm, broadcastForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const broadcastLives = (stage: Stage): Life[] => [toldAndPlanned(stage)];

type Written = Partial<BroadcastForm> & Pick<BroadcastForm, 'title' | 'body'>;

/** One that doctors got and read, one that was taken back, one that is planned, and one that somebody still writes. */
async function* toldAndPlanned({ cast: { staff, companies }, modules: { broadcasts, notices }, today }: Stage): Life {
  const write = (form: Written) => broadcasts.create(staff, { body: { ...plain, ...form } });
  const send = async (form: Written): Promise<number> => {
    const { id, version } = await write(form);
    await broadcasts.move(staff, { id, body: { action: 'send', reason: null, version } });
    await broadcasts.send({ id }, 'demo');
    return id;
  };
  const reader = companies[0]?.partner;

  yield at(addDays(today, -12), 9 * 60 + 20);
  await send({
    title: 'Envie os extratos até sexta',
    body: 'O fechamento do mês começa na segunda-feira. Sem os extratos, o livro-caixa fica para depois.',
    severity: 'attention',
    page: 'extratos',
  });
  yield at(addDays(today, -12), 12 * 60);
  if (reader) await notices.readAll(reader);

  yield at(addDays(today, -6), 15 * 60);
  const id = await send({
    title: 'Recesso do escritório',
    body: 'Não atendemos na próxima sexta-feira.',
    audience: ['doctors', 'employees', 'managers'],
  });
  await broadcasts.move(staff, { id, body: { action: 'withdraw', reason: 'O recesso foi adiado.', version: null } });

  yield at(addDays(today, -1), 10 * 60);
  const planned = await write({
    title: 'DAS de novembro vence no dia 20',
    body: 'Quem paga depois do dia 20 paga multa de 0,33 % por dia, até 20 %, e juros.',
    severity: 'fine_risk',
    page: 'boletos',
    tax_regimes: ['simples'],
    send_on: addDays(today, 14),
    send_time: '09:00',
  });
  await broadcasts.move(staff, { id: planned.id, body: { action: 'schedule', reason: null, version: planned.version } });
  await write({ title: 'Novo horário de atendimento', body: 'A partir de janeiro, das 8 h às 19 h.', audience: ['managers'] });
}

const plain = {
  ...broadcastForm.getDefault(),
  severity: 'info' as const,
  by_mail: true,
  audience: ['doctors' as const, 'employees' as const],
};
