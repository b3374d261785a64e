import { accreditation } from '@esteto/contract/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { ownAccreditation } from '@esteto/contract/duty/own-accreditation';
import { DOC_PLANTAO } from '@esteto/domain/duty/accreditation/doc-plantao';
import type { DossierForm } from '@esteto/domain/duty/accreditation/dossier-form';
import { systemActor } from '../../../platform/work/actor.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { groupAtWork, PDF, type Scene, whileActive } from '../../../testing/scene.ts';

export const paperFile = { name: 'documento.pdf', bytes: PDF };

export const filledForm = (company_id: number) => ({
  contact_email: 'medica@exemplo.test',
  contact_phone: '81999998888',
  crm_number: '12345',
  crm_state: 'PE' as const,
  payment: 'company' as const,
  paying_company_id: company_id,
});

/** Doc Plantão is open to the scene's partner. */
export const openWallet = ({ api, partner }: Pick<Scene, 'api' | 'partner'>) =>
  api.sql("update users set flags = $2::jsonb where id = $1 and not flags ? 'docplantao'", [partner.id, JSON.stringify([DOC_PLANTAO])]);

export const groupOpen = async ({ api, group }: Pick<Scene, 'api' | 'group'>): Promise<void> => {
  // The examples look for more doctors than an hour allows.
  await api.sql('delete from guesses');
  await groupAtWork({ api, group });
};

/** While its company works, whatever it is otherwise; what is made in it may be made of the same. */
const atWorkIn = <Made>(scene: Scene, make: (here: Scene) => Promise<Made>): Promise<Made> =>
  whileActive(scene, (here) => make({ ...here, company: { ...here.company, accounting_status: 'active' } }));

/** Somebody else of the scene's company, with whom the group has nothing under way. */
export const withNewcomer = async (scene: Scene): Promise<Scene> => ({ ...scene, partner: await scene.api.make.partner(scene.company) });

/** Another group, with which the scene's partner has nothing under way. */
export const elsewhere = async (scene: Scene): Promise<Scene> => {
  const group = await scene.api.make.group();
  return { ...scene, group, manager: await scene.api.make.manager(group) };
};

export const invited = async (scene: Scene): Promise<AccreditationRecord> => {
  const { api, group, manager, partner } = scene;
  await groupOpen(scene);
  // By the address that they have now: a call before may have changed it.
  const [now] = await api.sql<{ email: string }>('select email from users where id = $1', [partner.id]);
  const person = now?.email ?? partner.email;
  const { id } = await api.ask(accreditation.invite, { group_id: group.id, body: { person } }, { as: manager });
  return api.ask(accreditation.detail, { group_id: group.id, id }, { as: manager });
};

export const accepted = (scene: Scene): Promise<AccreditationRecord> =>
  atWorkIn(scene, async (here) => {
    const { id, version } = await invited(here);
    return here.api.ask(ownAccreditation.accept, { company_id: here.company.id, id, body: { version } }, { as: here.partner });
  });

type PaperBody = Pick<DossierForm, 'kind'> & Partial<DossierForm>;

export const addPaper = (scene: Scene, body: PaperBody) =>
  atWorkIn(scene, async ({ api, company, partner }) => {
    await openWallet(scene);
    // Fifty callers keep more papers than one dossier holds.
    await api.sql(
      `update dossier_documents set removed_at = now()
       where user_id = $1 and (select count(*) > 80 from dossier_documents kept where kept.user_id = $1 and kept.removed_at is null)`,
      [partner.id],
    );
    return api.ask(ownAccreditation.addDocument, { company_id: company.id, body, file: paperFile }, { as: partner });
  });

/** Everything that the group asks for is shown to it. */
export const filledIn = (scene: Scene): Promise<AccreditationRecord> =>
  atWorkIn(scene, async (here) => {
    const { api, company, partner } = here;
    const as = { as: partner };
    let record = await accepted(here);
    const own = { company_id: company.id, id: record.id };
    record = await api.ask(ownAccreditation.fill, { ...own, body: { ...filledForm(company.id), version: record.version } }, as);
    for (const line of record.lines.filter(({ is_required }) => is_required)) {
      const { id: document_id } = await addPaper(here, {
        kind: line.paper_kinds[0] ?? 'course',
        title: line.label,
        valid_until: '2028-01-01',
      });
      const body = { line_id: line.id, document_id, version: record.version };
      record = await api.ask(ownAccreditation.share, { ...own, body }, as);
    }
    return record;
  });

export const submitted = (scene: Scene): Promise<AccreditationRecord> =>
  atWorkIn(scene, async (here) => {
    const { id, version } = await filledIn(here);
    return here.api.ask(ownAccreditation.submit, { company_id: here.company.id, id, body: { version } }, { as: here.partner });
  });

const judge = async (scene: Scene, record: AccreditationRecord, verdict: 'approve' | 'correct'): Promise<AccreditationRecord> => {
  let now = record;
  for (const line of record.lines.filter(({ status }) => status === 'under_review').slice(0, verdict === 'correct' ? 1 : undefined)) {
    const body = { verdict, note: verdict === 'correct' ? 'A foto está cortada.' : null, version: line.version };
    now = await scene.api.ask(accreditation.judge, { group_id: scene.group.id, id: line.id, body }, { as: scene.manager });
  }
  return now;
};

export const judged = async (scene: Scene): Promise<AccreditationRecord> => judge(scene, await submitted(scene), 'approve');
export const corrected = async (scene: Scene): Promise<AccreditationRecord> => judge(scene, await submitted(scene), 'correct');

const asManager = ({ group, manager }: Scene, { id, version }: Seen) =>
  [{ group_id: group.id, id, body: { version } }, { as: manager }] as const;

export const handedUp = async (scene: Scene): Promise<AccreditationRecord> =>
  scene.api.ask(accreditation.handUp, ...asManager(scene, await judged(scene)));

export const approved = async (scene: Scene): Promise<AccreditationRecord> => {
  const [{ body, ...where }, as] = asManager(scene, await handedUp(scene));
  return scene.api.ask(accreditation.approve, { ...where, body: { ...body, valid_until: '2027-11-01', unit_ids: [] } }, as);
};

export const suspended = async (scene: Scene): Promise<AccreditationRecord> => {
  const [{ body, ...where }, as] = asManager(scene, await approved(scene));
  return scene.api.ask(accreditation.suspend, { ...where, body: { ...body, reason: why } }, as);
};

/** Ended by its day. */
export const expired = async (scene: Scene): Promise<AccreditationRecord> => {
  const record = await approved(scene);
  await scene.api.modules.accreditations.end(systemActor('test'), { id: record.id, action: 'expire', reason: 'Passou do dia.' });
  return { ...record, version: record.version + 1 };
};

const why = 'Documentos em apuração.';
type Seen = Pick<AccreditationRecord, 'id' | 'version'>;
const seen = ({ id, version }: Seen) => ({ id, body: { version } });
const withReason = ({ id, version }: Seen) => ({ id, body: { version, reason: why } });
const firstLine = ({ lines: [line] }: AccreditationRecord) => ({ id: line?.id ?? 0, version: line?.version ?? 1 });

export const accreditationExamples: Examples<'accreditation'> = {
  accreditation: {
    list: () => ({}),
    detail: async (scene) => idOf(await invited(await withNewcomer(scene))),
    history: async (scene) => idOf(await invited(await withNewcomer(scene))),
    file: async (scene) => ({ id: firstLine(await submitted(await withNewcomer(scene))).id }),
    invite: async (scene) => {
      await groupOpen(scene);
      return { body: { person: (await withNewcomer(scene)).partner.email } };
    },
    judge: async (scene) => {
      const { id, version } = firstLine(await submitted(await withNewcomer(scene)));
      return { id, body: { verdict: 'approve' as const, version } };
    },
    askCorrection: async (scene) => seen(await corrected(await withNewcomer(scene))),
    handUp: async (scene) => seen(await judged(await withNewcomer(scene))),
    handBack: async (scene) => withReason(await handedUp(await withNewcomer(scene))),
    approve: async (scene) => {
      const { id, version } = await handedUp(await withNewcomer(scene));
      return { id, body: { version, valid_until: '2027-11-01', unit_ids: [] } };
    },
    refuse: async (scene) => withReason(await handedUp(await withNewcomer(scene))),
    suspend: async (scene) => withReason(await approved(await withNewcomer(scene))),
    lift: async (scene) => seen(await suspended(await withNewcomer(scene))),
    setUnits: async (scene) => {
      const { id, version } = await approved(await withNewcomer(scene));
      return { id, body: { version, unit_ids: [] } };
    },
    cancel: async (scene) => withReason(await invited(await withNewcomer(scene))),
  },
};
