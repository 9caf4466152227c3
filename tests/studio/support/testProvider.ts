import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What Studio's provider for tests needs: it works in no other environment. */
export const testEnvironment = {
  NODE_ENV: 'test',
  TOOLPAD_AUTH_SECRET: 'a-secret-of-the-tests-alone',
  TOOLPAD_GITHUB_CLIENT_ID: 'github-client',
};

/**
 * Puts Studio's provider for tests in the place of Entra ID, with its role in the place of Entra's.
 *
 * @throws if the project has no such provider.
 */
export async function useTestProvider(project: string): Promise<void> {
  const file = path.join(project, 'toolpad/application.yml');
  const text = await readFile(file, 'utf8');
  const replaced = text
    .replace('provider: azure-ad', 'provider: credentials')
    .replace('- Payroll.Admin', '- mock-admin');
  if (!replaced.includes('credentials') || !replaced.includes('mock-admin')) {
    throw new Error('toolpad/application.yml  has no provider azure-ad with a role');
  }
  await writeFile(file, replaced);
}
