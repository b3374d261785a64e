import { createQueryClient } from '@esteto/api-client/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** For a public page that asks the server: the public app starts without the library, and loads it with the first such page. */
export const WithQueries = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};
