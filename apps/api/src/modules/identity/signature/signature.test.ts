import { signature } from '@esteto/contract/identity/signature';
import { notice } from '@esteto/contract/office/notice';
import { draft } from '@esteto/contract/opening/draft';
import { registration } from '@esteto/contract/opening/registration';
import { SIGNATURE_CODE_MINUTES, signatureCodeProblem } from '@esteto/domain/identity/signature/signature-form';
import { DRAFT_TITLE, draftText } from '@esteto/domain/opening/draft/draft-text';
import { describe, expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { signingCode } from '../../../testing/signing-code.ts';
import { testApp } from '../../../testing/test-app.ts';
import { approvable, draftSample, waitingDraft } from '../../opening/registration/draft/draft.examples.ts';
import { begunRegistration } from '../../opening/registration/registration.examples.ts';
import { signedDraft } from './signature.examples.ts';
import { sha256Of } from './signature.service.ts';

const api = await testApp();
const MINUTE = 60_000;

/** A minuta that waits, whose partner has asked for the code. */
const asked = async () => {
  const scene = await newScene(api);
  const own = { company_id: scene.company.id };
  const body = await approvable(scene);
  const approve = (code: string) => api.call(draft.approve, { ...own, body: { ...body, code } }, { as: scene.partner });
  return { ...scene, own, body, approve };
};

describe('the code', () => {
  test('that is wrong is said beside its field, and many are slowed down', async () => {
    const { approve, body } = await asked();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await approve('AAAAAA')).toMatchObject({ status: 422, error: { errors: { code: [signatureCodeProblem.wrong] } } });
    await approve('AAAAAA');
    expect((await approve(body.code)).status).toBe(429);
    api.clock.advance(MINUTE);
    expect((await approve(body.code)).status).toBe(204);
  });

  test('is typed in small letters, signs once however often it is pressed, and not after its time', async () => {
    const late = await asked();
    api.clock.advance(SIGNATURE_CODE_MINUTES * MINUTE);
    expect((await late.approve(late.body.code)).error.errors).toEqual({ code: [signatureCodeProblem.expired] });

    const { approve, body, company } = await asked();
    const both = await Promise.all([approve(body.code.toLowerCase()), approve(body.code)]);
    expect([...both, await approve(body.code)].map(({ status }) => status)).toEqual([204, 204, 204]);
    const events = await api.sql("select 1 from events where action = 'signature.signed' and company_id = $1", [company.id]);
    expect(events).toHaveLength(1);
  });

  test('is of the person and of the text: a newer one, and nobody else’s, is asked for again', async () => {
    const { approve, body, own, company, partner, master } = await asked();
    const other = await api.make.partner(company);
    expect((await api.call(draft.approve, { ...own, body }, { as: other })).status).toBe(404);
    const { id, version } = await begunRegistration({ api, company, master });
    await api.ask(draft.send, { id, body: { ...draftSample('Outro texto.'), version } }, { as: master });
    expect(await approve(body.code)).toMatchObject({ status: 409, error: { code: 'draft_newer' } });
    expect(
      (await api.call(draft.askCode, { ...own, body: { draft_id: body.draft_id, version: body.version } }, { as: partner })).status,
    ).toBe(409);
  });

  test('replaces the one before, is sent five times an hour, and not for what is decided', async () => {
    const { approve, body, own, partner } = await asked();
    const { code: first, ...read } = body;
    const again = () => api.call(draft.askCode, { ...own, body: read }, { as: partner });
    for (let time = 1; time < 5; time += 1) expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({ status: 409, error: { code: 'too_many_codes' } });
    expect((await approve(first)).error.errors).toHaveProperty('code');
    expect((await approve(await signingCode(api, partner))).status).toBe(204);
    expect(await again()).toMatchObject({ status: 422, error: { code: 'no_draft_waits' } });
  });
});

describe('a signed text', () => {
  test('keeps who, when and from where, with the text’s own digest', async () => {
    const { approve, body, own, partner, company, master } = await asked();
    await approve(body.code);
    const { draft: read } = await api.ask(draft.current, own, { as: partner });
    const text = draftText(company.name, draftSample().clauses);
    expect(read?.signature).toMatchObject({ title: DRAFT_TITLE, sha256: sha256Of(text), name: partner.name, email: partner.email });
    expect(read?.signature?.ip).toMatch(/^\d/);
    const { id } = await begunRegistration({ api, company, master });
    const { drafts } = await api.ask(registration.detail, { id }, { as: master });
    expect(drafts[0]?.signature).toEqual(read?.signature);
  });

  test('is the file that was signed, and no other by one byte', async () => {
    const scene = await newScene(api);
    const { id, file } = await signedDraft(scene);
    const own = { company_id: scene.company.id };
    const { bytes } = await api.call(signature.read, { ...own, id }, { as: scene.partner });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const verify = (content: Uint8Array) =>
      api.ask(signature.verify, { ...own, id, file: { name: 'minuta.pdf', bytes: content } }, { as: scene.partner });
    expect(await verify(bytes)).toEqual({ is_same: true });
    const changed = Buffer.from(bytes);
    changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
    expect(await verify(changed)).toEqual({ is_same: false });
    expect(await api.ask(signature.verifyOfStaff, { id, file }, { as: scene.master })).toEqual({ is_same: true });
  });

  test('is nobody else’s: 404 for another company and for what is not signed yet', async () => {
    const scene = await newScene(api);
    const { id } = await signedDraft(scene);
    const stranger = await newScene(api);
    const of = { company_id: stranger.company.id, id };
    expect((await api.call(signature.read, of, { as: stranger.partner })).status).toBe(404);
    await approvable(stranger);
    const [open] = await api.sql<{ id: number }>('select id::int as id from signatures where company_id = $1', [stranger.company.id]);
    expect((await api.call(signature.readOfStaff, { id: open?.id ?? 0 }, { as: scene.master })).status).toBe(404);
  });
});

test('whoever looks after the opening hears of the decision, and of its reason', async () => {
  const scene = await newScene(api);
  const own = { company_id: scene.company.id };
  const heard = async () => (await api.ask(notice.list, {}, { as: scene.master })).map(({ kind, body }) => `${kind} ${body}`);
  const read = await waitingDraft(scene);
  await api.ask(draft.reject, { ...own, body: { ...read, reason: 'O nome está errado.' } }, { as: scene.partner });
  await expect.poll(heard).toEqual(['draft.rejected O médico pede: O nome está errado.']);
});
