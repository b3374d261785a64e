// How far a person has come with what they watch.

/** Seconds. `duration` null: nobody knows (a link), so that nobody knows how far. */
export type Watched = { position: number; furthest: number; duration: number | null };

const SEEN_FROM = 0.95;
/** Less is not worth coming back to. */
const LEAST_SECONDS = 10;

/** The part that was watched, 0 to 1. */
export const watchedPart = ({ furthest, duration }: Watched): number | null => (duration ? Math.min(1, furthest / duration) : null);

/** Where to go on; null where one starts from the beginning: hardly begun, or seen to its end. */
export const goesOnAt = (watched: Watched | null): number | null => {
  if (!watched?.duration || watched.position < LEAST_SECONDS) return null;
  return watched.position >= watched.duration * SEEN_FROM ? null : watched.position;
};

export const WATCHING = ['new', 'unseen', 'begun', 'seen'] as const;
export type Watching = (typeof WATCHING)[number];

export const watchingLabel: Record<Watching, string | null> = { new: 'Novo', unseen: null, begun: 'Em andamento', seen: 'Visto' };

const NEW_DAYS = 30;
const DAY_MS = 86_400_000;

/** How it stands with a person. `added_at` and `now`: instants. */
export const watchingOf = (watched: Watched | null, added_at: string, now: string): Watching => {
  if (watched) return (watchedPart(watched) ?? 1) >= SEEN_FROM ? 'seen' : 'begun';
  return Date.parse(now) - Date.parse(added_at) < NEW_DAYS * DAY_MS ? 'new' : 'unseen';
};
