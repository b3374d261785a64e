import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where a piece of news stands. What is scheduled is published, and what is published ends, by the clock; a person may do both before.

export const NEWS_STATUSES = ['draft', 'scheduled', 'published', 'ended'] as const;
export type NewsStatus = (typeof NEWS_STATUSES)[number];

export const newsStatusLabel: Record<NewsStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  published: 'Publicada',
  ended: 'Encerrada',
};

export const newsStatusTone: Record<NewsStatus, Tone> = { draft: 'draft', scheduled: 'waiting', published: 'done', ended: 'ended' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const newsEventLabel = {
  'news.created': 'Novidade criada',
  'news.edited': 'Novidade alterada',
  'news.deleted': 'Rascunho excluído',
  'news.scheduled': 'Novidade agendada',
  'news.withdrawn': 'Novidade de volta a rascunho',
  'news.published': 'Novidade publicada',
  'news.ended': 'Novidade encerrada',
} as const;

type Event = keyof typeof newsEventLabel;

export type NewsActor = 'staff' | 'system';

const actions = {
  schedule: { label: 'Agendar', by: ['staff'], event: 'news.scheduled', paths: { draft: ['scheduled'] } },
  publish: {
    label: 'Publicar agora',
    by: ['staff', 'system'],
    event: 'news.published',
    paths: { draft: ['published'], scheduled: ['published'] },
  },
  withdraw: { label: 'Voltar a rascunho', by: ['staff'], event: 'news.withdrawn', paths: { scheduled: ['draft'] } },
  end: { label: 'Encerrar', by: ['staff', 'system'], event: 'news.ended', paths: { published: ['ended'] } },
} as const satisfies Record<string, Action<NewsStatus, NewsActor, Event>>;

export type NewsAction = keyof typeof actions;

/** In the order of the menu. */
export const NEWS_ACTIONS = Object.keys(actions) as [NewsAction, ...NewsAction[]];

export const newsMachine = stateMachine<NewsStatus, NewsAction, NewsActor, Event>({
  field: 'status',
  names: { the: 'A novidade', this: 'esta novidade' },
  labels: newsStatusLabel,
  actions,
});

/** What people have read stays as they read it. */
export const isNewsOpen = (status: NewsStatus): boolean => status === 'draft' || status === 'scheduled';

/** What the clock asks of a piece of news now; null when nothing. */
export const dueNewsAction = (
  { status, starts_at, ends_at }: { status: NewsStatus; starts_at: string; ends_at: string | null },
  now: string,
): NewsAction | null => {
  const at = Date.parse(now);
  if (status === 'scheduled') return Date.parse(starts_at) <= at ? 'publish' : null;
  return status === 'published' && ends_at !== null && Date.parse(ends_at) <= at ? 'end' : null;
};
