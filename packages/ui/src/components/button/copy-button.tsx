import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../toast/toast.ts';
import { Button, type ButtonProps } from './button.tsx';

type CopyButtonProps = Omit<ButtonProps, 'icon' | 'onClick' | 'children'> & {
  /** What goes to the clipboard. */
  text: string;
  /** The verb, e.g. 'Copiar chave'. */
  label: string;
};

const SAID_MS = 2000;

/** Puts a text on the clipboard, and says so for a moment. */
export const CopyButton = ({ text, label, ...props }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.warning('O navegador não deixou copiar. Selecione o texto e copie-o.');
    }
  };
  return (
    <Button {...props} icon={copied ? Check : Copy} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copiado' : label}</span>
    </Button>
  );
};
