import { sentDocument } from '@esteto/contract/office/sent-document';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Examples } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { PDF, type Scene, whileActive } from '../../../testing/scene.ts';

const file = { name: 'comprovante.pdf', bytes: PDF };
const inss = { competence: '2026-10', payer: 'Hospital São Lucas', amount: 93_231 };

/** One that this person sent, or the scene's partner where the person may not send. */
const sent = (scene: Scene, by: TestPerson) =>
  whileActive(scene, async ({ api, company }) => {
    const at = { company_id: company.id };
    await api.call(sentDocument.sendInss, { ...at, body: inss, file }, { as: by });
    const [row] = await api.sql<{ id: string }>(
      'select id from sent_documents where company_id = $1 and user_id = $2 and removed_at is null order by id desc limit 1',
      [company.id, by.id],
    );
    return Number(row?.id ?? 0);
  });

/** One of a person's, whatever they may in the company. */
const keptFor = async ({ api, company }: Scene, { id: user_id }: TestPerson) => {
  const file_id = await api.deps.work(systemActor('example'), (tx) =>
    api.deps.files.keep(tx, { bytes: PDF, mime: 'application/pdf', name: file.name }, company.id),
  );
  const [row] = await api.sql<{ id: string }>(
    `insert into sent_documents (company_id, user_id, kind, file_id, created_at, updated_at)
     values ($1, $2, 'inss', $3, now(), now()) returning id`,
    [company.id, user_id, file_id],
  );
  return Number(row?.id);
};

export const sentDocumentExamples: Examples<'sentDocument'> = {
  sentDocument: {
    own: () => ({ kind: null }),
    sendInss: () => ({ body: inss, file }),
    sendIncomeTax: () => ({ body: { year: 2025, type: 'health', payer: 'Clínica Aurora' }, file }),
    remove: async (scene, caller) => ({ id: await sent(scene, caller) }),
    fetchOwn: async (scene, caller) => ({ id: await keptFor(scene, caller) }),
    ofCompany: ({ company }) => ({ id: company.id }),
    readOfCompany: async (scene) => ({ id: scene.company.id, document_id: await sent(scene, scene.partner) }),
  },
};
