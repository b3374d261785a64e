import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { calendar, cashFlow, invoices, ownBoletos, statements } from '@esteto/contract/access';
import { seesAllInvoices } from '@esteto/domain/billing/invoice/invoice-visibility';

/** Tells who sees only a part of the company which parts are kept from them, and who opens them. */
export const SeenInPart = () => {
  const { membership } = usePrincipal();
  const seesInvoices = useCan(invoices.view);
  const parts = [
    { name: 'entradas e saídas', seen: useCan(cashFlow.view) },
    { name: 'notas', seen: seesInvoices },
    { name: 'boletos', seen: useCan(ownBoletos.view) },
    { name: 'extratos', seen: useCan(statements.view) },
    { name: 'agenda', seen: useCan(calendar.view) },
  ];
  const kept = parts.filter(({ seen }) => !seen).map(({ name }) => name);
  const sentences = [
    kept.length > 0 && `Você não vê ${inPortuguese.format(kept)} desta empresa.`,
    seesInvoices && membership && !seesAllInvoices(membership) && 'Das notas, você vê as que pediu.',
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0) return null;
  return (
    <chakra.p color="fg.muted" fontSize="sm">
      {sentences.join(' ')} Um sócio pode liberar o resto em Empresa.
    </chakra.p>
  );
};

/** No part of the company is counted: 'notas ou boletos'. */
const inPortuguese = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
