import { companyStatement } from '@esteto/contract/month/company-statement';
import { statement } from '@esteto/contract/month/statement';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { largeImport, october, sheet } from '../statement.examples.ts';

/** A statement that was sent, of October 2026, by a company of its own. */
export const sentStatement = async ({ api }: Pick<Scene, 'api'>) => {
  const company = await api.make.company();
  const owner = await api.make.partner(company, { is_owner: true });
  await api.ask(statement.upload, { company_id: company.id, body: { year: 2026, month: 10 }, file: october }, { as: owner });
  const [row] = await api.sql<{ id: string; version: number; file_id: string }>(
    'select s.id, s.version, f.file_id from statements s join statement_files f on f.statement_id = s.id where s.company_id = $1',
    [company.id],
  );
  return { company, owner, id: Number(row?.id), version: row?.version ?? 1, document: row?.file_id ?? '' };
};

export const companyStatementExamples: Examples<'companyStatement'> = {
  companyStatement: {
    list: () => ({}),
    year: async (scene) => ({ id: (await sentStatement(scene)).company.id, year: '2026' }),
    comments: async (scene) => idOf(await scene.api.make.company()),
    comment: async (scene) => ({ ...idOf(await scene.api.make.company()), body: { text: 'Liguei, volta amanhã.' } }),
    uncomment: async (scene) => {
      const { id } = await scene.api.make.company();
      const [made] = await scene.api.ask(companyStatement.comment, { id, body: { text: 'Liguei.' } }, { as: scene.master });
      return { id, comment_id: made?.id ?? 0 };
    },
    upload: async ({ api }) => ({ company_id: (await api.make.company()).id, body: { year: 2026, month: 10 }, file: october }),
    previewUpload: async ({ api }) => ({ company_id: (await api.make.company()).id, body: { year: 2026, month: 10 }, file: sheet }),
    progress: async (scene) => {
      const { company } = await sentStatement(scene);
      return { company_id: company.id, id: await largeImport({ api: scene.api, company }) };
    },
    move: async (scene) => {
      const { id, version } = await sentStatement(scene);
      return { id, body: { action: 'mark_incomplete', reason: 'Falta a última semana do mês.', version } };
    },
    readFile: async (scene) => {
      const { id, document } = await sentStatement(scene);
      return { id, document };
    },
    remind: async ({ api }) => {
      const company = await api.make.company();
      await api.make.partner(company, { is_owner: true });
      return { body: { competence: '2026-10', company_ids: [company.id] } };
    },
  },
};
