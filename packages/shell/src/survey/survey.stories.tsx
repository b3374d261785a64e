import { startApi } from '@esteto/api-client/api';
import { type FakeRequest, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { DialogBody, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { findSurvey, type Survey } from './find-survey.ts';
import { markAsked } from './survey-asked.ts';

/** As in a tab that has asked nobody yet. */
const NOBODY = 0;

// From the question whether a survey runs to the answer on the wire. The quiet moment is a button here.

const TITLE = 'Sua opinião é importante para nós!';
let server: ReturnType<typeof fakeFetch>;
let running: number | null = null;

const answerOf = ({ path }: FakeRequest) => (path === 'nps/started-nps' ? { body: { id: running } } : { status: 204 });
const asked = () => server.requests.filter(({ path }) => path === 'nps/started-nps').length;

const Screen = () => {
  const [survey, setSurvey] = useState<Survey | null>(null);
  const [isOther, setOther] = useState(false);
  const [looked, setLooked] = useState(0);
  const look = async () => {
    setSurvey(await findSurvey(7, new AbortController().signal));
    setLooked((count) => count + 1);
  };
  return (
    <>
      <Button onClick={() => void look()}>Momento calmo</Button>
      <Button
        onClick={() => {
          setOther(true);
          void look();
        }}
      >
        Momento calmo, com um diálogo aberto
      </Button>
      <output>{looked}</output>
      {isOther && (
        <Modal title="Outro diálogo" onClose={() => setOther(false)}>
          <DialogBody>Em andamento.</DialogBody>
        </Modal>
      )}
      {survey && <survey.Dialog id={survey.id} onClose={() => setSurvey(null)} />}
    </>
  );
};

const meta = {
  title: 'Diálogos/NPS, quando é feita',
  component: Screen,
  beforeEach: () => {
    running = 12;
    markAsked(NOBODY);
    server = fakeFetch(answerOf);
    startApi({ token: () => 'a-token', onFailure: () => undefined });
    return () => {
      server.undo();
      markAsked(NOBODY);
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof Screen>;

const quiet = (root: HTMLElement) => userEvent.click(within(root).getByRole('button', { name: 'Momento calmo' }));
const looked = (root: HTMLElement, times: number) => waitFor(() => expect(root.querySelector('output')).toHaveTextContent(String(times)));
const noDialog = () => expect(document.querySelector('[data-dialog]')).toBeNull();

export const Answering: Story = {
  name: 'Responder',
  play: async ({ canvasElement }) => {
    await quiet(canvasElement);
    const dialog = await dialogCalled(TITLE);
    await userEvent.click(await dialog.findByRole('radio', { name: '9' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(noDialog);
    await expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: 'nps/12/answer', body: { score: 9, comment: null } });
  },
};

/** Who closed it is not asked again before the next session; nor is the server. */
export const OnceASession: Story = {
  name: 'Uma vez por sessão',
  play: async ({ canvasElement }) => {
    await quiet(canvasElement);
    await dialogCalled(TITLE);
    await userEvent.keyboard('{Escape}');
    await waitFor(noDialog);
    await quiet(canvasElement);
    await looked(canvasElement, 2);
    await noDialog();
    await expect(asked()).toBe(1);
  },
};

export const NoneRuns: Story = {
  name: 'Nenhuma em andamento',
  play: async ({ canvasElement }) => {
    running = null;
    await quiet(canvasElement);
    await looked(canvasElement, 1);
    await noDialog();
  },
};

/** What the person is doing comes first. */
export const Waiting: Story = {
  name: 'Espera outro diálogo fechar',
  play: async ({ canvasElement }) => {
    const looking = spyOn(document, 'querySelector');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /com um diálogo aberto/ }));
    await dialogCalled('Outro diálogo');
    // It has looked twice whether somebody is busy, and waits still.
    const looks = () => looking.mock.calls.filter(([wanted]) => wanted === '[data-dialog]');
    await waitFor(() => expect(looks().length).toBeGreaterThan(1));
    await expect(document.querySelectorAll('[data-dialog]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    looking.mockRestore();
    await dialogCalled(TITLE);
  },
};
