import type { AccreditationAction } from '@esteto/domain/duty/accreditation/accreditation-life';

export type Reasoned = 'handBack' | 'refuse' | 'suspend' | 'cancel';

type Words = { action: AccreditationAction; label: string; words: { subtitle: string; done: string } };

/** What an administrator does with a reason, and what follows from it. */
export const REASONED: Record<Reasoned, Words> = {
  handBack: {
    action: 'hand_back',
    label: 'Devolver para análise',
    words: { subtitle: 'Quem analisa vê o motivo.', done: 'Devolvido para análise.' },
  },
  refuse: {
    action: 'refuse',
    label: 'Reprovar',
    words: { subtitle: 'O profissional lê o motivo. Ele pode ser convidado de novo.', done: 'Credenciamento reprovado.' },
  },
  suspend: {
    action: 'suspend',
    label: 'Suspender',
    words: {
      subtitle: 'O profissional lê o motivo e não entra em plantões enquanto durar a suspensão.',
      done: 'Profissional suspenso.',
    },
  },
  cancel: {
    action: 'cancel',
    label: 'Cancelar',
    words: {
      subtitle: 'O profissional lê o motivo. As notas dos meses em que esteve credenciado ficam.',
      done: 'Credenciamento cancelado.',
    },
  },
};
