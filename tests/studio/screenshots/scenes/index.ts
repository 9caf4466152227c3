import type { Scene } from '../scene';
import { authorizationScenes } from './authorization';
import { componentScenes } from './components';
import { conceptScenes } from './concepts';
import { coreTutorialScenes } from './coreTutorial';
import { customComponentScenes } from './customComponents';
import { dataScenes } from './data';
import { exampleScenes } from './examples';
import { firstAppScenes } from './firstApp';
import { howToScenes } from './howTo';

/** Everything that the portal shows pictures of. */
export const scenes: readonly Scene[] = [
  ...firstAppScenes,
  ...conceptScenes,
  ...dataScenes,
  ...authorizationScenes,
  ...customComponentScenes,
  ...componentScenes,
  ...howToScenes,
  ...exampleScenes,
  ...coreTutorialScenes,
];
