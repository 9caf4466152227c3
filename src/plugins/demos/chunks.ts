/** A group of modules that share a chunk, as Rolldown's `codeSplitting` takes it. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly priority: number;
  readonly minShareCount?: number;
}

const packages = (...names: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/**
 * What several demos use comes in few files that a reader loads once, instead of dozens of small
 * ones. What one demo alone uses stays with that demo.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 50 },
  // Before the larger packages, which would take with them what they use of it.
  {
    name: 'mui',
    test: packages('@mui/(?!x-)[^\\\\/]+', '@emotion'),
    priority: 40,
    minShareCount: 2,
  },
  {
    name: 'toolpad',
    test: /[\\/]@toolpad[\\/]core[\\/](?!Crud[\\/])/,
    priority: 30,
    minShareCount: 2,
  },
  { name: 'data-grid', test: packages('@mui/x-data-grid'), priority: 20, minShareCount: 2 },
  { name: 'date-pickers', test: packages('@mui/x-date-pickers'), priority: 20, minShareCount: 2 },
  { name: 'crud', test: /[\\/]@toolpad[\\/]core[\\/]Crud[\\/]/, priority: 10, minShareCount: 2 },
];
