import type { Deps } from '../../../../deps.ts';
import { systemActor } from '../../../../platform/work/actor.ts';
import type { News, NoticeService } from '../../../office/notice/notice.service.ts';
import { detail } from '../registration.repository.ts';

export const DRAFT_DECIDED = 'drafts.decided';
export type DraftDecided = { registration_id: number; draft_id: number };

type Parts = Pick<Deps, 'db' | 'work'> & { notices: NoticeService };

/** Whoever looks after the opening hears what its doctor decided of the draft, and why. A job: the key tells it once. */
export const tellDraftDecided = async ({ db, work, notices }: Parts, { registration_id, draft_id }: DraftDecided): Promise<void> => {
  const opening = await detail(db, registration_id);
  const draft = opening.drafts.find(({ id }) => id === draft_id);
  if (draft?.status !== 'approved' && draft?.status !== 'rejected') return;
  const news: News = {
    ...WORDS[draft.status](opening.company_name, draft.reason ?? ''),
    kind: `draft.${draft.status}`,
    company_id: opening.company_id,
    to: opening.analyst_id === null ? 'analyst' : { analyst_id: opening.analyst_id },
    action_url: `/painel/registro/abertura/registro/${registration_id}/detalhes`,
    key: `draft-${draft_id}-decided`,
  };
  await work(systemActor(news.key), (tx) => notices.tell(tx, [news]));
};

const WORDS = {
  approved: (company: string) => ({
    title: `Minuta aprovada: ${company}`,
    body: 'O médico leu, aceitou e assinou a minuta. A abertura pode seguir.',
  }),
  rejected: (company: string, reason: string) => ({ title: `Minuta rejeitada: ${company}`, body: `O médico pede: ${reason}` }),
};
