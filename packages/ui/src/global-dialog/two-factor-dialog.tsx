import { chakra } from '@chakra-ui/react';
import { TWO_FACTOR_CODE_LENGTH } from '@esteto/domain/user/access-codes';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { firstField } from '../dialog/first-field.ts';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { useAction } from '../dialog/use-action.ts';
import { CodeInput } from '../field/code-input.tsx';
import { asQuery, type QueryLike } from '../query/query-like.ts';
import { ErrorState } from '../states/error-state.tsx';
import { Loading } from '../states/loading.tsx';

type TwoFactorDialogProps = {
  /** The QR code as the text of an SVG, while two-factor is not yet active. */
  qrCode?: QueryLike<string>;
  /** Checks the code; while two-factor is not active, activates it. */
  authenticate: (code: string) => Promise<unknown>;
  onAnswer: (authenticated: boolean) => void;
};

/** The second factor: shows how to set it up where it is not active yet, and asks for the code of the moment. */
export const TwoFactorDialog = ({ qrCode, authenticate, onAnswer }: TwoFactorDialogProps) => {
  const helpId = useId();
  const [helping, setHelping] = useState(false);
  const [code, setCode] = useState('');
  const { busy, problem, run } = useAction();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length < TWO_FACTOR_CODE_LENGTH) return;
    if (await run(() => authenticate(code))) onAnswer(true);
    else firstField()?.focus();
  };
  return (
    <Modal title="Autenticação em dois fatores" size="sm" busy={busy} onClose={() => onAnswer(false)}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogBody display="grid" gap="5">
          {qrCode ? (
            <>
              <chakra.p color="fg.muted">
                Use um aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou Authy. Aponte a câmera dele para o
                código abaixo e digite os 6 dígitos que ele mostrar.
              </chakra.p>
              <QrCode query={qrCode} />
            </>
          ) : (
            <chakra.p color="fg.muted">Abra o seu aplicativo autenticador e digite os 6 dígitos que ele mostra para o Esteto.</chakra.p>
          )}
          <CodeInput
            label="Código de autenticação"
            boxes={TWO_FACTOR_CODE_LENGTH}
            numeric
            value={code}
            onChange={setCode}
            error={problem}
          />
          {helping && <Help id={helpId} />}
        </DialogBody>
        <DialogFooter>
          <Button
            variant="ghost"
            icon={CircleHelp}
            me="auto"
            aria-expanded={helping}
            aria-controls={helping ? helpId : undefined}
            onClick={() => setHelping(!helping)}
          >
            Ajuda
          </Button>
          <Button onClick={() => onAnswer(false)} disabled={busy}>
            Fechar
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={code.length < TWO_FACTOR_CODE_LENGTH}>
            Autenticar
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  );
};

const Help = ({ id }: { id: string }) => (
  <chakra.div id={id} display="grid" gap="2" color="fg.muted" fontSize="sm">
    <p>O código muda a cada 30 segundos e vale uma vez só. Se for recusado, espere o próximo.</p>
    <p>Se continuar recusado, deixe a data e a hora do celular no modo automático.</p>
    <p>Trocou ou perdeu o celular? Peça ao suporte que desative a autenticação e ative-a de novo no aparelho novo.</p>
  </chakra.div>
);

/** As an image, which runs no script and loads nothing, whatever the text holds. On white in both themes: cameras want dark on light. */
const QrCode = ({ query }: { query: QueryLike<string> }) => {
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  if (data === undefined && error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  return (
    <chakra.div boxSize="48" justifySelf="center" display="grid" alignItems="center">
      {data === undefined ? (
        <Loading />
      ) : (
        <Picture src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(data)}`} alt="Código QR para o aplicativo autenticador" />
      )}
    </chakra.div>
  );
};

const Picture = chakra('img', { base: { boxSize: '48', p: '3', bg: 'white', borderRadius: 'control' } });
