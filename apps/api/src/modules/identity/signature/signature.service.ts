import { createHash } from 'node:crypto';
import type { AnswerOf } from '@esteto/contract/endpoint';
import type { signature as contract, SignatureAsked } from '@esteto/contract/identity/signature';
import {
  EVIDENCE_HEADING,
  EVIDENCE_INTRO,
  evidenceFacts,
  evidenceFoot,
  type SignatureEvidence,
} from '@esteto/domain/identity/signature/signature-evidence';
import { SIGNATURE_CODE_MINUTES, signatureCodeProblem } from '@esteto/domain/identity/signature/signature-form';
import { canonicalText, textSha256 } from '@esteto/domain/identity/signature/signature-text';
import { written } from '@esteto/mail/letter/written';
import { signatureCodeLetter } from '@esteto/mail/signature/signature-code-letter';
import type { Deps } from '../../../deps.ts';
import { conflict, invalid, notFound } from '../../../platform/http/app-error.ts';
import type { FileBytes, UploadedFile } from '../../../platform/http/bind.ts';
import { letterQuotas, lettersTo } from '../../../platform/mail/letter-quota.ts';
import { readApart } from '../../../platform/parsing/apart.ts';
import { signatureBrake } from '../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../platform/sessions/guess-brakes.ts';
import { codeHash, newCode } from '../../../platform/sessions/verification-code.ts';
import { type CompanyActor, type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import * as signatures from './signature.repository.ts';

export const SIGNATURE_MAIL = 'signatures.code-mail';
export type SignatureMail = { signature_id: number };

/** What is signed: a record of another noun, which says what its text is and what follows from the signature. */
export type SignatureSubject = signatures.Subject;

export type SignatureService = ReturnType<typeof signatureService>;

type Of = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail' | 'files'>;

type Reading = Parameters<typeof signatures.findSigned>[2];

const readingOf = ({ user, company }: CompanyActor): Reading => ({ user_id: user.id, company_id: company.company_id });

export const signatureService = ({ db, work, clock, config, jobs, mail, files }: Parts) => {
  const brakes = guessBrakes({ db, clock, config });
  const quotas = letterQuotas({ clock, config });

  const read = async (id: number, reader?: Reading): Promise<FileBytes> => {
    const signature = await signatures.findSigned(db, id, reader);
    if (!signature?.pdf_file_id) throw notFound();
    return files.read(db, signature.pdf_file_id, signature.company_id);
  };

  const verify = async (id: number, { bytes }: UploadedFile, reader?: Reading): Promise<AnswerOf<typeof contract.verify>> => {
    const signature = await signatures.findSigned(db, id, reader);
    if (!signature) throw notFound();
    return { is_same: sha256Of(bytes) === signature.pdf_sha256 };
  };

  /** The row whose code this is; null when it is signed already, 404 for what the person was never asked to sign. A wrong code is said beside its field, and many are slowed down. */
  const judge = async ({ user, company }: CompanyActor, subject: SignatureSubject, hash: string) => {
    const brake = signatureBrake(user.id, `${subject.type} ${subject.id}`);
    const person = { user_id: user.id, company_id: company.company_id };
    const signature = await signatures.findOwn(db, subject, person, brakes.closedUntil(brake));
    if (!signature) throw notFound();
    if (signature.signed_at) return null;
    if (!signature.code_hash || !signature.expires_at || !signature.code_sent_at) throw invalid({ code: signatureCodeProblem.none });
    brakes.refuseUntil(signature.closed_until ? [signature.closed_until] : []);
    if (signature.code_hash !== hash) {
      await brakes.enter([brake]);
      throw invalid({ code: signatureCodeProblem.wrong });
    }
    if (Date.parse(signature.expires_at) <= clock.now().getTime()) throw invalid({ code: signatureCodeProblem.expired });
    return { ...signature, code_sent_at: signature.code_sent_at };
  };

  return {
    /**
     * A text that was read to its end and accepted: it stands as it is from now on, and a code goes to the person's e-mail. In the transaction of whoever
     * knows the text. 409 when it is signed, or when too many codes were asked for.
     */
    ask: async (
      tx: Tx,
      { user, company: { company_id } }: CompanyActor,
      { subject, title, text }: { subject: SignatureSubject; title: string; text: string },
    ): Promise<SignatureAsked> => {
      const { id: user_id, email } = user;
      if (!(await quotas.take(tx.db, [lettersTo('signature', email)])))
        throw conflict('Já enviamos vários códigos. Confira a caixa de entrada ou espere uma hora para pedir outro.', 'too_many_codes');
      const request = { subject_type: subject.type, subject_id: subject.id, company_id, user_id, title, email, asked_at: tx.now };
      const id = await signatures.ask(tx.db, { ...request, text: canonicalText(text), sha256: textSha256(text, sha256Of) });
      if (id === null) throw conflict('Você já assinou este documento.', 'already_signed');
      tx.record({ type: 'signature', id }, { action: 'signature.asked', company_id });
      await jobs.enqueue(tx, SIGNATURE_MAIL, { signature_id: id } satisfies SignatureMail, `signature-${id}-${tx.now}`);
      return { email };
    },

    /**
     * Signs with the code what `ask` kept. `settle` does what follows from it in the same transaction; pressed again, nothing more happens. The PDF is
     * drawn before, so that no row is held meanwhile.
     */
    sign: async (
      actor: CompanyActor,
      { subject, code }: { subject: SignatureSubject; code: string },
      settle: (tx: Tx) => Promise<void>,
    ): Promise<void> => {
      const hash = codeHash(config.secretKey, code);
      const signature = await judge(actor, subject, hash);
      if (!signature) return;
      const { ip, user_agent, request_id } = actor.info;
      const proof = { signed_at: clock.now().toISOString(), name: actor.user.name, cpf: signature.cpf, ip, user_agent, request_id };
      const { company_id, title, sha256, email, code_sent_at } = signature;
      const bytes = await signaturePdf(signature.text, { ...proof, title, sha256, email, code_sent_at });
      const isFirst = await work(actor, async (tx) => {
        const file = { bytes, mime: 'application/pdf', name: `${title}.pdf` };
        const pdf_file_id = await files.keepOwn(tx, file, company_id);
        const values = { ...proof, pdf_file_id, pdf_sha256: sha256Of(bytes) };
        if (!(await signatures.sign(tx.db, signature.id, hash, values))) {
          await files.forget(tx, [pdf_file_id]);
          return false;
        }
        tx.record({ type: 'signature', id: signature.id }, { action: 'signature.signed', company_id });
        await settle(tx);
        return true;
      });
      // Pressed twice at once it is signed all the same; a code that was replaced meanwhile is told here.
      if (!isFirst) await judge(actor, subject, hash);
    },

    /** Who signed which of these, the first before. */
    evidenceOf: signatures.evidenceOf,

    read: (actor: CompanyActor, { id }: Of): Promise<FileBytes> => read(id, readingOf(actor)),
    verify: (actor: CompanyActor, { id, file }: Of & { file: UploadedFile }) => verify(id, file, readingOf(actor)),
    readOfStaff: (_actor: SessionActor, { id }: Of): Promise<FileBytes> => read(id),
    verifyOfStaff: (_actor: SessionActor, { id, file }: Of & { file: UploadedFile }) => verify(id, file),

    /** A job. What could not be sent is taken back, so that a retry sends a code that works. */
    sendCode: async ({ signature_id }: SignatureMail, jobId: string): Promise<void> => {
      const waiting = await signatures.toSend(db, signature_id);
      if (!waiting) return;
      const { id, company_id, title, email, name } = waiting;
      const code = newCode();
      const code_hash = codeHash(config.secretKey, code);
      const actor = systemActor(jobId);
      const isDrawn = await work(actor, async (tx) => {
        const expires_at = new Date(clock.now().getTime() + SIGNATURE_CODE_MINUTES * 60_000).toISOString();
        if (!(await signatures.setCode(tx.db, id, { code_hash, code_sent_at: tx.now, expires_at }))) return false;
        tx.record({ type: 'signature', id }, { action: 'signature.code_sent', company_id });
        return true;
      });
      if (!isDrawn) return;
      const letter = signatureCodeLetter({ person: name, title, code, validMinutes: SIGNATURE_CODE_MINUTES });
      await mail.send({ to: email, ...written(letter) }, `signature-${jobId}`).catch(async (error: unknown) => {
        await work(actor, (tx) => signatures.takeCodeBack(tx.db, id, code_hash));
        throw error;
      });
    },
  };
};

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** The text and the page that proves its signature, drawn apart from the server's own thread. */
const signaturePdf = async (text: string, evidence: SignatureEvidence): Promise<Buffer> => {
  const signed = {
    title: evidence.title,
    subtitle: 'Assinado eletronicamente no Esteto',
    text,
    evidence: { heading: EVIDENCE_HEADING, intro: EVIDENCE_INTRO, facts: evidenceFacts(evidence) },
    foot: evidenceFoot(evidence),
    date: evidence.signed_at,
  };
  return Buffer.from(await readApart('signedText', signed, { of: null }));
};
