import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { log as contract, LogDetail, LogRow } from '@esteto/contract/office/log';
import { mayExport } from '@esteto/domain/office/log/may-export';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { forbidden } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import * as logs from './log.repository.ts';

export const logService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<LogRow>> => logs.list(db, input),

  detail: (_actor: SessionActor, { id }: { id: number }): Promise<LogDetail> => logs.detail(db, id),

  tellExport: async (actor: SessionActor, { body: { list, rows, format } }: InputOf<typeof contract.tellExport>): Promise<void> => {
    if (!mayExport(actor.user, list)) throw forbidden();
    await work(actor, async (tx) =>
      tx.record(
        { type: 'user', id: actor.user.id },
        { action: 'user.list_exported', reason: `${list}: ${countOf(rows, 'linha', 'linhas')}, ${format.toUpperCase()}` },
      ),
    );
  },
});
