import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type BoletoStatus, boletoStatusLabel } from './boleto-status.ts';

// What moves a boleto from one status to another. An overdue one may still be cancelled: banks do write it off.

export type BoletoActor = 'staff' | 'system';

const actions = {
  open: { label: 'Registrar', by: ['staff', 'system'], event: 'boleto.opened', paths: { generating: ['opened'] } },
  fail: { label: 'Falhar ao gerar', by: ['system'], event: 'boleto.generation_failed', paths: { generating: ['generation_failed'] } },
  refuse: { label: 'Recusar', by: ['system'], event: 'boleto.validation_failed', paths: { generating: ['validation_failed'] } },
  retry: {
    label: 'Gerar de novo',
    by: ['staff', 'system'],
    event: 'boleto.retried',
    paths: { generation_failed: ['generating'], validation_failed: ['generating'] },
  },
  pay: {
    label: 'Registrar pagamento',
    by: ['staff', 'system'],
    event: 'boleto.paid',
    // An overdue one was paid in time when the bank told of it later.
    paths: { opened: ['paid'], partially_paid: ['paid'], overdue: ['paid'] },
  },
  pay_late: {
    label: 'Registrar pagamento em atraso',
    by: ['staff', 'system'],
    event: 'boleto.paid_late',
    paths: { opened: ['paid_late'], partially_paid: ['paid_late'], overdue: ['paid_late'] },
  },
  pay_part: {
    label: 'Registrar pagamento parcial',
    by: ['staff', 'system'],
    event: 'boleto.partially_paid',
    paths: { opened: ['partially_paid'], partially_paid: ['partially_paid'], overdue: ['overdue'] },
  },
  /** Another day, or none of it paid, may put it elsewhere among those that wait: `boletoStanding` says where. */
  edit: {
    label: 'Alterar',
    by: ['staff'],
    event: 'boleto.edited',
    paths: { opened: [], partially_paid: [], overdue: [] },
    back_to: ['opened', 'partially_paid', 'overdue'],
  },
  expire: { label: 'Vencer', by: ['system'], event: 'boleto.expired', paths: { opened: ['overdue'], partially_paid: ['overdue'] } },
  cancel: {
    label: 'Cancelar boleto',
    by: ['staff', 'system'],
    event: 'boleto.canceled',
    paths: {
      opened: ['canceled'],
      partially_paid: ['canceled'],
      overdue: ['canceled'],
      generation_failed: ['canceled'],
      validation_failed: ['canceled'],
    },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<BoletoStatus, BoletoActor>>;

export type BoletoAction = keyof typeof actions;

export const boletoMachine = stateMachine<BoletoStatus, BoletoAction, BoletoActor>({
  field: 'status',
  names: { the: 'O boleto', this: 'este boleto' },
  labels: boletoStatusLabel,
  actions,
});

/** Money is still expected for it. */
export const OPEN_BOLETOS = ['opened', 'partially_paid', 'overdue'] as const satisfies readonly BoletoStatus[];

export const isOpenBoleto = (status: BoletoStatus): boolean => (OPEN_BOLETOS as readonly string[]).includes(status);
