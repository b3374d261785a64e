import type { ReactNode } from 'react';
import type { ModalSize } from './modal.tsx';

export type Question = {
  /** 'Confirmar' unless said otherwise. */
  title?: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Something is lost by 'yes': the button is outlined in red and the focus starts on 'no'. */
  negative?: boolean;
  /** 'sm' unless there is more to read. */
  size?: ModalSize;
  /** Runs on 'yes' while the dialog stays open and busy. When it fails, the dialog says why and stays. */
  action?: () => Promise<unknown>;
};

/** Asked before changes are lost (docs/rules/dialogs.md). */
export const UNSAVED: Question = {
  title: 'Alterações não salvas',
  message: 'Existem alterações que não foram salvas, deseja sair mesmo assim?',
  cancelLabel: 'Voltar à edição',
  confirmLabel: 'Sair',
  negative: true,
};
