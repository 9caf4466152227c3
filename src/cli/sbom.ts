import path from 'node:path';
import { readArguments } from '../command-line/readArguments';
import { runCommand } from '../command-line/runCommand';
import { billOfMaterials } from '../supply-chain/billOfMaterials';
import { readLockfile } from '../supply-chain/lockfile';

const usage = `Prints the bill of materials: every package of the lockfile with version, hash, license, and what it needs, as JSON of CycloneDX 1.6.

  npm run --silent sbom > sbom.json

  --help  show this text
`;

void runCommand({ name: 'sbom', usage }, () => {
  readArguments({ options: {} });
  process.stdout.write(billOfMaterials(readLockfile(path.resolve(__dirname, '../..'))));
});
