import type { LeadMove } from '@esteto/domain/opening/lead/lead-life';
import type { LeadSource } from '@esteto/domain/opening/lead/lead-source';
import { addDays } from '@esteto/domain/shared/date/date';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const leadLives = (stage: Stage): Life[] => CALLED.map((lead, index) => calledLead(stage, lead, index));

/** What the team did with it: a move by hand, or a proposal by e-mail. */
type Move = LeadMove | 'propose';

type Called = {
  name: string;
  phone: string;
  source: LeadSource;
  /** Days ago. */
  came: number;
  next?: readonly [step: string, days: number];
  moves?: readonly Move[];
  lost?: string;
  notes?: string;
  isMine?: true;
};

/** Who was written down by the team: every stage that a person takes a lead to, with what is due, overdue and without a day. */
const CALLED: readonly Called[] = [
  { name: 'Igor Vasconcelos', phone: '11984410021', source: 'whatsapp', came: 1, next: ['Responder sobre abertura de empresa', 0] },
  { name: 'Natália Prates', phone: '19984410022', source: 'social', came: 2 },
  { name: 'Sérgio Amaral', phone: '16984410023', source: 'phone', came: 9, next: ['Ligar de volta', -3], moves: ['contact'], isMine: true },
  {
    name: 'Priscila Rangel',
    phone: '11984410024',
    source: 'event',
    came: 16,
    next: ['Enviar a comparação entre CPF e CNPJ', 2],
    moves: ['contact'],
    notes: 'Conhecemos no congresso de pediatria. Atende em dois hospitais.',
    isMine: true,
  },
  {
    name: 'Wagner Tavares',
    phone: '21984410025',
    source: 'whatsapp',
    came: 24,
    next: ['Saber se leu a proposta', 1],
    moves: ['contact', 'propose'],
    isMine: true,
  },
  { name: 'Yasmin Coutinho', phone: '11984410026', source: 'other', came: 33, next: ['Cobrar resposta', -5], moves: ['propose'] },
  { name: 'Murilo Sampaio', phone: '11984410027', source: 'phone', came: 47, moves: ['contact'], lost: 'Ficou com o contador da família.' },
  {
    name: 'Rebeca Moura',
    phone: '13984410028',
    source: 'event',
    came: 70,
    moves: ['contact', 'propose'],
    lost: 'Achou o plano caro para um plantão por mês.',
  },
  { name: 'Ulisses Neto', phone: '11984410029', source: 'social', came: 12, moves: ['contact'], lost: 'Só queria tirar uma dúvida.' },
];

const PROPOSED = {
  account_type: 'new_company',
  partners: 1,
  is_resident: false,
  coupon: null,
  simulation_id: null,
  message: 'Como conversamos, este é o plano que cabe no seu momento. Qualquer dúvida, é só responder.',
} as const;

const demoEmail = (name: string): string => `${searchKey(name).replaceAll(' ', '.')}@demo.test`;

async function* calledLead({ cast: { staff }, modules: { leads, proposals, plans }, today }: Stage, lead: Called, index: number): Life {
  const { name, phone, source, came, next, moves = [], lost, notes = null, isMine } = lead;
  yield at(addDays(today, -came), 9 * 60 + index * 7);
  const { id } = await leads.create(staff, {
    body: {
      name,
      phone,
      email: null,
      source,
      next_step: next?.[0] ?? null,
      next_step_on: next ? addDays(today, next[1]) : null,
      analyst_id: isMine ? staff.user.id : null,
      notes,
    },
  });
  let version = 1;
  const move = async (action: Move, reason: string | null = null) => {
    if (action === 'propose') {
      const [plan = 0] = (await plans.list(staff)).filter((one) => one.company_types.includes('new_company')).map((one) => one.id);
      await proposals.send(staff, { id, body: { ...PROPOSED, plan, version, email: demoEmail(name) } });
    } else await leads.move(staff, { id, body: { action, reason, version } });
    version += 1;
  };
  for (const [step, action] of moves.entries()) {
    yield at(addDays(today, -Math.round(came / (step + 2))), 15 * 60 + index * 7);
    await move(action);
  }
  if (lost === undefined) return;
  yield at(addDays(today, -1), 16 * 60 + index * 7);
  await move('lose', lost);
}
