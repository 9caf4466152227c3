/** Runs a task for each item, so many at a time, in order of their start. The first error ends it. */
export async function eachOf<T>(
  items: readonly T[],
  atATime: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await task(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
