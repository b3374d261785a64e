import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type PageProps = {
  title: string;
  /** How many things the page lists, already in words of the list ('128', '10.000+'). */
  count?: string;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** The one primary action, at the right. */
  action?: ReactNode;
  /** Takes more of a wide screen than what is read in lines. */
  ofRows?: boolean;
  children: ReactNode;
};

/** A page: its title with count, one action, the content. Names the browser's tab too. */
export const Page = ({ title, count, subtitle, action, ofRows = false, children }: PageProps) => (
  <chakra.div
    display="grid"
    gap={{ base: '4', md: '5' }}
    gridTemplateColumns="minmax(0, 1fr)"
    maxW={ofRows ? 'pageOfRows' : 'page'}
    mx="auto"
    w="full"
  >
    <title>{`${title} · Esteto`}</title>
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="control">
      <div>
        <Flex align="baseline" gap="2.5">
          <chakra.h1 fontSize="2xl" fontWeight="semibold" letterSpacing="tight" lineHeight="tight">
            {title}
          </chakra.h1>
          {count !== undefined && (
            <chakra.span color="fg.muted" fontSize="lg" data-numeric>
              {count}
            </chakra.span>
          )}
        </Flex>
        {subtitle && (
          <chakra.p color="fg.muted" mt="1">
            {subtitle}
          </chakra.p>
        )}
      </div>
      {action}
    </Flex>
    {children}
  </chakra.div>
);
