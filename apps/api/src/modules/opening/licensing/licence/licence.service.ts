import type { InputOf } from '@esteto/contract/endpoint';
import type { licence as contract, FollowedLicences } from '@esteto/contract/opening/licence';
import { answerProblem } from '@esteto/domain/billing/invoice/requirement-form';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { licenceRequestMachine } from '@esteto/domain/opening/licensing/licence-request-life';
import { licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import { licenceRequests } from '../../../../tables/licensing/licence.tables.ts';
import { licences } from '../../../../tables/licensing/licensing.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import * as repository from './licence.repository.ts';
import { licencePapers } from './licence-papers.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'files' | 'clock'> & { notices: Pick<NoticeService, 'tell'> };

/** A company's licences as its partners see and answer them, and the papers beside them at both sides. */
export const licenceService = (parts: Parts) => {
  const { db, work, notices } = parts;
  const papers = licencePapers(parts);
  return {
    ...papers,

    follow: async ({ company: { company_id } }: CompanyActor): Promise<FollowedLicences> => {
      const licences = await repository.records(db, repository.ofCompany(company_id));
      return { city: licences[0]?.company.city ?? null, licences };
    },

    /** It goes back to the team, who is told of it, and the piece of work is among those that were answered. */
    answer: (actor: CompanyActor, { id, body: { answer, version } }: InputOf<typeof contract.answer>): Promise<void> =>
      work(actor, async (tx) => {
        const { company_id } = actor.company;
        const before = await tx.lock(licences, { id, version, scope: repository.within(tx.db, company_id) });
        const [request] = (await repository.lockRequests(tx, id)).filter(({ status }) => status === 'open');
        const home = await repository.home(tx.db, id);
        if (!request || home.status !== 'pending') throw new AppError(422, { message: NOTHING_ASKED, code: 'nothing_asked' });
        const sent = (await repository.papers(tx.db, id)).filter(({ request_id }) => request_id === request.id);
        const problem = answerProblem({ answer, files: sent.length });
        if (problem) throw invalid({ answer: problem });
        const answered = { answer, answered_at: tx.now, answered_by: actor.user.id };
        await tx.move(licenceRequests, licenceRequestMachine, request, { action: 'answer', by: 'doctor', company_id }, answered);
        const values = { status: 'running', observation: null, answered_at: tx.now, moved_on: tx.today } as const;
        await tx.change(licences, before, values, { action: 'licence.answered', company_id });
        const words = answer ?? sent.map(({ name }) => name).join(', ');
        tx.record({ type: 'licensing', id: home.licensing_id }, { action: 'licensing.answered', company_id, reason: words }, [
          { path: before.kind, old: before.status, new: values.status, kind: 'modified' },
        ]);
        await notices.tell(tx, [
          {
            kind: 'licence.answered',
            company_id,
            to: home.analyst_id === null ? 'analyst' : { analyst_id: home.analyst_id },
            title: `Resposta sobre a licença ${licenceName(before)}: ${home.company_name}`,
            body: words,
            action_url: `${basePath.painel}/registro/licenciamentos/licenciamento/${home.licensing_id}/detalhes`,
            key: `licence-answered-${request.id}`,
          },
        ]);
      }),
  };
};

const NOTHING_ASKED = 'A equipe não espera nenhuma resposta sobre esta licença agora.';
