/** Whether readers get the service worker, or what takes it away from them again. */
export type ServiceWorkerMode = 'on' | 'off';

/**
 * Reads `SERVICE_WORKER` from the environment.
 *
 * @throws if it is neither `on` nor `off`.
 */
export function serviceWorkerMode(value = process.env.SERVICE_WORKER): ServiceWorkerMode {
  if (!value || value === 'on') return 'on';
  if (value === 'off') return value;
  throw new Error(`SERVICE_WORKER  "${value}" is neither on nor off -> use one of them`);
}
