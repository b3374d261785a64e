import { chakra } from '@chakra-ui/react';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

type CredentialsDialogProps = {
  /** The labels of the fields that hold credentials. */
  fields: readonly string[];
  /** Sends the same call again, this time with `force`. */
  save?: () => Promise<unknown>;
  onAnswer: (save: boolean) => void;
};

/** Asked before fields that hold credentials are saved: they are in use by the team's robots and by others. */
export const CredentialsDialog = ({ fields, save, onAnswer }: CredentialsDialogProps) => (
  <ConfirmDialog
    title="Confirmar credenciais"
    message={
      <>
        <p>{fields.length === 1 ? 'Este campo guarda uma credencial de acesso:' : 'Estes campos guardam credenciais de acesso:'}</p>
        <Fields>
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </Fields>
        <p>O que estava gravado será substituído. Confira antes de salvar.</p>
      </>
    }
    confirmLabel="Salvar assim mesmo"
    action={save}
    onAnswer={onAnswer}
  />
);

const Fields = chakra('ul', {
  base: { ps: '5', listStyleType: 'disc', color: 'fg.default', fontWeight: 'medium', overflowWrap: 'anywhere' },
});
