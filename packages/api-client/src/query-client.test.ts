import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { ApiFailure } from './failure.ts';
import { createQueryClient } from './query-client.ts';

const noConnection = () => Promise.reject(new ApiFailure('offline', 0, { message: 'Sem conexão com a internet.' }));

afterEach(() => onlineManager.setOnline(true));

it('answers a save at once where there is no connection, and lets one try again', async () => {
  onlineManager.setOnline(false);
  let attempts = 0;
  const saving = new MutationObserver(createQueryClient(), {
    mutationFn: () => {
      attempts += 1;
      return onlineManager.isOnline() ? Promise.resolve('salvo') : noConnection();
    },
  });
  await expect(saving.mutate()).rejects.toThrow('Sem conexão com a internet.');
  onlineManager.setOnline(true);
  await expect(saving.mutate()).resolves.toBe('salvo');
  expect(attempts).toBe(2);
});

it('says so of what is read, and reads it when the connection is back', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  client.mount();
  const reading = new QueryObserver(client, {
    queryKey: ['clients'],
    queryFn: () => (onlineManager.isOnline() ? Promise.resolve('lista') : noConnection()),
  });
  const seen = new Promise((resolve) => {
    reading.subscribe(({ data, isError }) => {
      if (isError) onlineManager.setOnline(true);
      if (data) resolve(data);
    });
  });
  await expect(seen).resolves.toBe('lista');
  expect(reading.getCurrentResult().error).toBeNull();
  reading.destroy();
  client.unmount();
});
