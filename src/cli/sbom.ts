import path from 'node:path';
import { parseArgs } from 'node:util';
import { billOfMaterials } from '../supply-chain/billOfMaterials';
import { readLockfile } from '../supply-chain/lockfile';

const usage = `Prints the bill of materials: every package of the lockfile with version, hash, license, and what it needs, as JSON of CycloneDX 1.6.

  npm run --silent sbom > sbom.json

  --help  show this text
`;

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  const root = path.resolve(__dirname, '../..');
  process.stdout.write(values.help ? usage : billOfMaterials(readLockfile(root)));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
