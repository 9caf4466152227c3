/** What was waited for has not come in time. It may still be on its way. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * What a promise comes to, if that does not take too long.
 *
 * @param limit - In milliseconds.
 * @throws {@link LateError} after that time.
 */
export async function within<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`nothing in ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
