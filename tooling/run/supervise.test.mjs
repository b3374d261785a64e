import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { supervise } from './supervise.mjs';

/** Servers that do, one after the other, what is given; their processes in order. */
function begin(...lives) {
  const said = [];
  const left = vi.fn();
  const processes = [];
  const start = () => {
    const child = spawn(process.execPath, ['-e', lives[Math.min(processes.length, lives.length - 1)]], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.isReady = new Promise((done) => child.once('message', done));
    processes.push(child);
    return child;
  };
  const stop = supervise(start, { leave: left, say: (text) => said.push(text), waits: [0.1, 0.2, 0.3] });
  const started = (count) => vi.waitFor(() => expect(processes).toHaveLength(count), { timeout: 10_000 });
  return { said, left, processes, stop, started };
}

const STAYS = "process.send('ready'); setInterval(() => {}, 1000)";
const DIES = 'process.exit(3)';

test('a server that is killed is started again as soon each time, until it is asked to stop', async () => {
  const { said, left, processes, stop, started } = begin(STAYS);
  for (let count = 1; count <= 4; count += 1) {
    await started(count);
    await processes[count - 1].isReady;
    if (count < 4) processes[count - 1].kill('SIGKILL');
  }
  expect(said).toEqual(Array.from({ length: 3 }, () => 'O servidor caiu (SIGKILL). Ele volta em 0,1 s.'));
  expect(left).not.toHaveBeenCalled();
  stop('SIGTERM');
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(143));
  expect(processes).toHaveLength(4);
});

test('one that cannot come back is tried after ever longer waits, and a stop in between ends it', async () => {
  const { said, left, processes, stop, started } = begin(STAYS, DIES);
  await started(1);
  await processes[0].isReady;
  processes[0].kill('SIGKILL');
  await started(4);
  expect(said.slice(0, 3).map((text) => /em (.*) s/.exec(text)?.[1])).toEqual(['0,1', '0,2', '0,3']);
  stop('SIGINT');
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  const { length } = processes;
  await new Promise((done) => setTimeout(done, 500));
  expect(processes).toHaveLength(length);
});

test.each([
  ['never got ready: it has said why', DIES, 3],
  ['ended well: somebody asked it to', "process.send('ready', () => process.exit(0))", 0],
])('one that %s', async (_what, life, code) => {
  const { left, processes } = begin(life);
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(code));
  expect(processes).toHaveLength(1);
});
