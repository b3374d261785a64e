import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { saveFile } from '../file/save-file.ts';

type RecoveryCodesDialogProps = {
  codes: readonly string[];
  email: string;
  /** They stand in the place of others: nothing else has changed. */
  renewed?: boolean;
  onClose: () => void;
};

/** The recovery codes, shown this once: nobody can read them again, so only the person's confirmation closes the dialog. */
export const RecoveryCodesDialog = ({ codes, email, renewed = false, onClose }: RecoveryCodesDialogProps) => {
  const text = codes.join('\n');
  const download = () =>
    saveFile('esteto-codigos-de-recuperacao.txt', new Blob([`Esteto · códigos de recuperação\n${email}\n\n${text}\n`]));
  return (
    <Modal title="Guarde seus códigos de recuperação" size="sm" blocking onClose={onClose}>
      <DialogBody display="grid" gap="5">
        <chakra.p color="fg.muted">
          {renewed ? 'Os códigos antigos não valem mais.' : 'A autenticação em dois fatores está ativa.'} Se você ficar sem o celular, cada
          código abaixo entra uma vez no lugar do aplicativo. Eles não serão mostrados de novo.
        </chakra.p>
        <Codes aria-label="Códigos de recuperação">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <CopyButton text={text} label="Copiar" />
          <Button icon={Download} onClick={download}>
            Baixar
          </Button>
        </chakra.div>
        {!renewed && (
          <chakra.p color="fg.muted" fontSize="sm">
            Nos outros aparelhos em que estava conectado, você entrará de novo com o código do aplicativo.
          </chakra.p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Guardei os códigos
        </Button>
      </DialogFooter>
    </Modal>
  );
};

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, 1fr)',
    gap: '2',
    p: '4',
    textAlign: 'center',
    fontFamily: 'mono',
    bg: 'bg.sunken',
    borderRadius: 'control',
    listStyle: 'none',
  },
});
