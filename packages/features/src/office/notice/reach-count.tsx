import type { NoticeReach } from '@esteto/contract/office/notice-reach';
import type { QueryFactory } from '@esteto/ui/system/query/query-like';
import { LiveCount } from './live-count.tsx';
import { reachWords } from './reach-words.ts';

type ReachCountProps<Asked> = {
  /** What is chosen so far; null while it means nobody. */
  audience: Asked | null;
  query: QueryFactory<Asked, NoticeReach>;
  /** Said where it is for nobody. */
  nobody: string;
};

/** Number of people whom a message would reach today, while its audience is being chosen. */
export const ReachCount = <Asked,>({ audience, query, nobody }: ReachCountProps<Asked>) => (
  <LiveCount
    audience={audience}
    query={query}
    words={(reach) => ({ text: reach.people === 0 ? nobody : `Hoje: ${reachWords(reach)}.`, isNobody: reach.people === 0 })}
  />
);
