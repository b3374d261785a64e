import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { log as contract, LogDetail, LogRow } from '@esteto/contract/log';
import type { Deps } from '../../deps.ts';
import type { SessionActor } from '../../platform/work/actor.ts';
import * as logs from './log.repository.ts';

export const logService = ({ db }: Pick<Deps, 'db'>) => ({
  list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<LogRow>> => logs.list(db, input),

  detail: (_actor: SessionActor, { id }: { id: number }): Promise<LogDetail> => logs.detail(db, id),
});
