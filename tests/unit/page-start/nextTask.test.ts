import { nextTask } from '../../../src/page-start/nextTask';

it('resolves after what waits for the end of the task', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  await Promise.resolve().then(() => order.push('this task'));
  await next;
  expect(order).toEqual(['this task', 'next task']);
});

it('closes its channel', async () => {
  const close = jest.spyOn(MessagePort.prototype, 'close');
  await nextTask();
  expect(close).toHaveBeenCalledTimes(1);
  close.mockRestore();
});
