import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { IssuingCheck } from '@esteto/contract/billing/receivable-answer';
import { storyInvoice } from '@esteto/features/billing/invoice/story-invoice';
import { Page } from '@esteto/ui/components/card/page.tsx';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import type { IssuingPlaces } from './issuing-places.ts';

// What the stories of issuing share.

/** An invoice that waits to be issued. */
export const waiting = (given: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  storyInvoice({
    status: 'requested',
    number: null,
    verification_code: null,
    issue_date: null,
    authorized_at: null,
    has_mirror: false,
    ...given,
  });

export const nationalNote = {
  emitter_process: 'national_api',
  environment: 'production',
  number: '214',
  verification_code: null,
  access_key: '41069021211222333000181000000000021426119123456786',
} as const;

export const checkOf = (given: Partial<IssuingCheck> = {}): IssuingCheck => ({
  adapter: 'national',
  environment: 'production',
  problems: [],
  bar: null,
  city: { ibge: '4106902', name: 'Curitiba', state: 'PR', parameter_id: 5 },
  law: { iss_rate: null, cancel_until: null },
  taker: { address: null },
  cnae: null,
  ...given,
});

export const places: IssuingPlaces = {
  details: '/detalhes',
  edit: (field = '') => `/editar#${field}`,
  client: (field) => `/tomador#${field}`,
  certificate: '/certificado',
  municipality: '/municipio',
};

let made = 0;

/** A query that answers `read()` each time that it is asked. */
export const queryOf = <Data,>(read: () => Data | Promise<Data>) => {
  made += 1;
  return { queryKey: ['issuing-story', made], queryFn: () => Promise.resolve(read()) };
};

/** A dialog over a page, at an address of its own. */
export const overPage = (element: ReactElement): StoryObj => ({
  render: () => (
    <Page title="Contas a receber">
      <Outlet />
    </Page>
  ),
  parameters: { routes: [{ path: 'dialogo', element }], at: '/dialogo' },
});
