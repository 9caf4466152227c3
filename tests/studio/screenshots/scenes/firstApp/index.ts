import type { Scene } from '../../scene';
import { compareProjects } from './compareProjects';
import { followTutorial } from './followTutorial';

/**
 * The tutorial "Build your first app": first its steps in the editor, from a project without pages
 * to the files of the fixture; then the finished app in production.
 */
export const firstAppScenes: readonly Scene[] = [
  {
    fixture: 'studio/first-app',
    command: 'dev',
    without: [
      'toolpad/pages',
      'toolpad/application.yml',
      'toolpad/theme.yml',
      'toolpad/.gitignore',
    ],
    async pictures(stage) {
      await followTutorial(stage);
      await compareProjects(stage.project);
    },
  },
  {
    fixture: 'studio/first-app',
    command: 'start',
    async pictures({ page, openApp, take }) {
      await openApp('tickets');
      await page.getByRole('gridcell', { name: 'Barcode scanner skips digits' }).click();
      await page.getByText('Long barcodes lose their last digit.').waitFor();
      await take('studio/first-app/finished-app');
    },
  },
];
