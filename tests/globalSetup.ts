import path from 'node:path';
import { generateReference } from '../src/api-reference/generateReference';

/** Writes the generated pages, which content tests read: on a fresh clone there are none. */
export default async function globalSetup(): Promise<void> {
  await generateReference(path.resolve(__dirname, '..'));
}
