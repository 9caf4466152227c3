type Container = Readonly<Record<string, unknown>> | readonly unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

const valueAt = (container: Container, key: string): unknown =>
  (container as Readonly<Record<string, unknown>>)[key];

/**
 * Plain data in which everything that has not changed is the object that was there before: messages
 * are copies, and the grid starts anew with each new list of columns.
 */
export function keepEqual<Data>(before: unknown, data: Data): Data {
  if (!isContainer(before) || !isContainer(data)) return data;
  if (Array.isArray(before) !== Array.isArray(data)) return data;
  const keys = Object.keys(data);
  const parts = keys.map((key) => keepEqual(valueAt(before, key), valueAt(data, key)));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key, index) => key in before && valueAt(before, key) === parts[index]);
  if (isSame) return before as Data;
  const container = Array.isArray(data)
    ? parts
    : Object.fromEntries(keys.map((key, index) => [key, parts[index]]));
  return container as Data;
}
