import { translate } from '@docusaurus/Translate';
import type { CodeProblem } from '@site/src/plugins/demos/playground/messages';

/** What readers are told about code that does not come to an end. */
export function stuckProblem(): CodeProblem {
  return {
    message: translate({
      id: 'demo.stuck',
      message:
        'The code did not come to an end and was stopped. Change it to run it again; a loop may have no end.',
    }),
  };
}
