/** Code of a value. */
export const json = (value: unknown): string => JSON.stringify(value);

/** Code that loads a module. Without a name its chunk is called by its id, which is shorter. */
export function loader(request: string, name?: string): string {
  const comment = name === undefined ? '' : `/* webpackChunkName: ${json(name)} */ `;
  return `() => import(${comment}${json(request)})`;
}

/** Code of a module that exports an object, whose values are code. */
export function objectModule(entries: readonly (readonly [key: string, value: string])[]): string {
  return `export default {\n${entries.map(([key, value]) => `${json(key)}: ${value}`).join(',\n')}\n};\n`;
}
