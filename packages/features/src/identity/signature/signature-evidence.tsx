import { chakra } from '@chakra-ui/react';
import type { SignatureEvidence as Evidence } from '@esteto/contract/identity/signature';
import { acceptOf } from '@esteto/domain/company/file/file-kinds';
import { evidenceFacts } from '@esteto/domain/identity/signature/signature-evidence';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { useAction } from '@esteto/ui/patterns/dialog/use-action';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { Download, FileCheck } from 'lucide-react';
import { useRef, useState } from 'react';

type SignatureEvidenceProps = {
  evidence: Evidence;
  load: () => Promise<Blob>;
  /** Whether a file is, byte by byte, what was signed; left out where the person may only look. */
  verify?: (file: File) => Promise<{ is_same: boolean }>;
};

/** How a text was signed: the file to keep, whether another file is the same, and all that proves it. */
export const SignatureEvidence = ({ evidence, load, verify }: SignatureEvidenceProps) => {
  const { busy, save } = useFile({ label: evidence.title, name: `${evidence.title}.pdf`, mime: 'application/pdf', load });
  const chooser = useRef<HTMLInputElement>(null);
  const checking = useAction();
  const [isSame, setIsSame] = useState<boolean | null>(null);
  const check = async (file: File | undefined) => {
    setIsSame(null);
    if (file) await checking.run(async () => setIsSame((await verify?.(file))?.is_same ?? null));
  };
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button icon={Download} busy={busy === 'save'} onClick={save}>
          Baixar PDF
        </Button>
        {verify && (
          <>
            <Button icon={FileCheck} busy={checking.busy} onClick={() => chooser.current?.click()}>
              Conferir documento
            </Button>
            <input
              ref={chooser}
              type="file"
              hidden
              aria-label="Arquivo a conferir"
              accept={acceptOf(['pdf'])}
              onChange={({ target }) => {
                void check(target.files?.[0]);
                target.value = '';
              }}
            />
          </>
        )}
      </chakra.div>
      {checking.problem && <Problem problem={checking.problem} />}
      {isSame !== null && (
        <Banner tone={isSame ? 'done' : 'attention'}>{isSame ? 'Este arquivo é o que foi assinado' : 'Este arquivo foi alterado'}</Banner>
      )}
      <Disclosure label="Evidências da assinatura">
        <Facts facts={[...evidenceFacts(evidence), { label: 'SHA-256 do PDF', value: evidence.pdf_sha256 }]} />
      </Disclosure>
    </chakra.div>
  );
};
