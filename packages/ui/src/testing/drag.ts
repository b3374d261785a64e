/** Drags `source` over each of `targets` and lets go over the last one, a frame at a time, as a browser tells of a pointer. */
export const dragTo = async (source: Element, ...targets: Element[]): Promise<void> => {
  const dataTransfer = new DataTransfer();
  const send = (target: Element, type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  send(source, 'dragstart');
  await frame();
  for (const target of targets) {
    send(target, 'dragenter');
    await frame();
    send(target, 'dragover');
    await frame();
  }
  send(targets.at(-1) ?? source, 'drop');
  send(source, 'dragend');
  await frame();
};
