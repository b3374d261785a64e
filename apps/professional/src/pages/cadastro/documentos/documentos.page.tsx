import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { wizardDocumentMutations, wizardDocumentQueries } from '@esteto/api-client/opening/wizard-document';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { WIZARD_PAPER_KINDS, type WizardDocumentRow, wizardDocument } from '@esteto/contract/opening/wizard-document';
import { acceptOf, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { documentGroupLabel } from '@esteto/domain/opening/registration/registration-documents';
import { companyTypeOf } from '@esteto/domain/opening/wizard/account-change';
import { guessDocument } from '@esteto/domain/opening/wizard/document-guess';
import { documentsAsked } from '@esteto/domain/opening/wizard/documents-asked';
import { legibilityProblem, sharpness } from '@esteto/domain/opening/wizard/legibility';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { useAction } from '@esteto/ui/patterns/dialog/use-action';
import { UploadArea } from '@esteto/ui/patterns/file/upload-area.tsx';
import { useUploads } from '@esteto/ui/patterns/file/use-uploads';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { StepButtons, useGoOn } from '../../../features/cadastro/step-form.tsx';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';
import { AskedPaper, Paper } from './asked-paper.tsx';

export default function DocumentsPage() {
  return (
    <>
      <WizardPage step="documents">{(wizard) => <Documents wizard={wizard} />}</WizardPage>
      <Outlet />
    </>
  );
}

const Documents = ({ wizard }: { wizard: WizardFacts }) => (
  <QueryCard query={wizardDocumentQueries.list(useCompanyScope())}>
    {(papers, reload) => <Papers wizard={wizard} papers={papers} reload={reload} />}
  </QueryCard>
);

/** What is asked, what was sent for it, and where several files are dropped at once: each is put where its name says. */
const Papers = ({ wizard, papers, reload }: { wizard: WizardFacts; papers: readonly WizardDocumentRow[]; reload: () => void }) => {
  const scope = useCompanyScope();
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const { mutateAsync: finish } = useMutation(wizardDocumentMutations.finish);
  const { busy, problem, run } = useAction();
  const goOn = useGoOn('documents');
  const groups = documentsAsked(companyTypeOf[wizard.account_type], papers);
  const needs = groups.flatMap((group) => group.needs);
  const kinds = needs.flatMap(({ any_of }) => any_of);
  const lacking = needs.filter(({ lacks }) => lacks);
  const firstLacking = lacking[0]?.any_of[0];
  // Papers of kinds that are not asked any more, because the type of the account was changed.
  const others = papers.filter(({ kind }) => !kinds.includes(kind));
  const sending = useUploads(async (file, { key, onProgress, signal }) => {
    const doubt = await judgePhoto(file);
    if (doubt) setDoubts((all) => [...all, `${file.name}: ${doubt}`]);
    const guessed = guessDocument(file.name);
    const kind = guessed && kinds.includes(guessed) ? guessed : (firstLacking ?? 'identity');
    return call(wizardDocument.send, { ...scope, body: { kind, valid_until: null }, file, idempotency_key: key, onProgress, signal });
  }, reload);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Card title="Enviar documentos">
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.p color="fg.muted">
            Envie vários de uma vez: fotos ou PDF, até 10 MB cada. Identificamos cada um pelo nome do arquivo; confira abaixo e troque o que
            estiver errado.
          </chakra.p>
          <UploadArea label="Documentos do cadastro" sending={sending} accept={acceptOf(WIZARD_PAPER_KINDS)} maxBytes={MAX_FILE_BYTES} />
          {doubts.length > 0 && (
            <Banner tone="waiting" action={<Button onClick={() => setDoubts([])}>Entendi</Button>}>
              {doubts.join(' ')}
            </Banner>
          )}
        </chakra.div>
      </Card>
      {groups.map(({ group, is_later, needs: needsOfGroup }) => (
        <Card key={group} title={is_later ? `${documentGroupLabel[group]} (podem vir depois)` : documentGroupLabel[group]}>
          <chakra.ul display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
            {needsOfGroup.map((need) => (
              <AskedPaper key={need.any_of.join()} need={need} />
            ))}
          </chakra.ul>
        </Card>
      ))}
      {others.length > 0 && (
        <Card title="Outros documentos">
          {others.map((paper) => (
            <Paper key={paper.id} paper={paper} />
          ))}
        </Card>
      )}
      {problem && <Problem problem={problem} />}
      {wizard.step === 'concluded' ? (
        <ButtonLink justifySelf="start" to={path('/app')}>
          Voltar ao início
        </ButtonLink>
      ) : (
        <StepButtons step="documents" wizard={wizard}>
          <Button
            variant="primary"
            icon={ArrowRight}
            busy={busy}
            onClick={() => void run(async () => goOn(await finish({ ...scope, body: { version: wizard.version } })))}
          >
            {lacking.length > 0 ? `Continuar (${lacking.length === 1 ? 'falta 1' : `faltam ${lacking.length}`})` : 'Continuar'}
          </Button>
        </StepButtons>
      )}
    </chakra.div>
  );
};

/** On so many pixels sharpness is measured: enough to tell a smeared edge, few enough for a phone. */
const MEASURED_SIDE = 600;

/** Why a photo may not be readable; null where it looks good, is no photo, or cannot be looked at here. */
const judgePhoto = async (file: File): Promise<string | null> => {
  if (!/^image\/(?:png|jpeg)$/.test(file.type)) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height));
  const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const canvas = Object.assign(document.createElement('canvas'), small);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, small.width, small.height);
  picture.close();
  const pixels = context?.getImageData(0, 0, small.width, small.height).data;
  if (!pixels) return null;
  const grey = Float32Array.from(
    { length: small.width * small.height },
    (_, at) => 0.299 * (pixels[4 * at] ?? 0) + 0.587 * (pixels[4 * at + 1] ?? 0) + 0.114 * (pixels[4 * at + 2] ?? 0),
  );
  return legibilityProblem({ width, height }, sharpness(grey, small));
};
