import { chakra } from '@chakra-ui/react';
import { libraryQueries } from '@esteto/api-client/office/library';
import { helpPageOf, helpRefusalOf } from '@esteto/domain/office/media/help-place';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { mediaPath } from './media-path.ts';

/** What may help whoever was refused, or whose screen failed; nothing where nothing does, or where it does not come. */
export const HelpOffer = ({ code }: { code: string | undefined }) => {
  const page = helpPageOf(useLocation().pathname);
  const refusal = helpRefusalOf(code);
  const { data } = useQuery({
    ...libraryQueries.help({ ...(page && { page }), ...(refusal && { refusal }) }),
    enabled: page !== null || refusal !== null,
    retry: false,
  });
  if (!data || data.length === 0) return null;
  return (
    <chakra.nav aria-label="Pode ajudar" display="grid" justifyItems="center" gap="1" pb="4" fontSize="sm">
      <chakra.span color="fg.muted">Pode ajudar:</chakra.span>
      {data.map((card) => (
        <Link key={card.id} to={mediaPath(card)}>
          {card.title}
        </Link>
      ))}
    </chakra.nav>
  );
};
