import { body, frontMatter, testProblems } from '../fixtureSite';

const page = 'docs-core/introduction/overview.mdx';
const demo = 'src/demos/core/account/BasicAccount.tsx';

testProblems([
  [
    'a comment on a line of its own',
    body('Text.\n\n{/* TODO: Say why. */}'),
    [
      `${page}:9:1  error content/unfinished  still to be written: Say why. -> write it, and remove the comment`,
    ],
  ],
  [
    'a comment in a sentence',
    body('Text {/* TODO: name it */} goes on.'),
    [
      `${page}:7:6  error content/unfinished  still to be written: name it -> write it, and remove the comment`,
    ],
  ],
  [
    'a value of the front matter',
    frontMatter(
      'Says what the library gives to a dashboard, and where to go from here.',
      '"TODO: Say in a sentence what the library gives to a dashboard."',
    ),
    [
      `${page}:3:14  error content/unfinished  still to be written: Say in a sentence what the library gives to a dashboard. -> write it in place of this text`,
    ],
  ],
  [
    'an attribute',
    body('<Details open="TODO: Say when.">Text.</Details>'),
    [
      `${page}:7:10  error content/unfinished  still to be written: Say when. -> write it in place of this text`,
    ],
  ],
  [
    'a demo',
    (site) => site.append(demo, '\n// TODO: Show less.\n'),
    [
      `${demo}:5:1  error content/unfinished  still to be written: Show less. -> do it, and remove the comment, which readers see`,
    ],
  ],
]);
