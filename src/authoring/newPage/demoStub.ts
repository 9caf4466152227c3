import { isComponentName } from '../../studio-elements/componentNames';
import type { Change } from '../changes';
import type { PageAddress } from '../pageAddress';

/** What a component page begins with: the demo, and the files that it is made of. */
export interface DemoStub {
  readonly markup: string;
  /** The section below the demo. */
  readonly basics: string;
  readonly files: readonly Change[];
}

function pascalCase(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

const DESCRIPTION = 'TODO: Say in one sentence what the demo shows, for those who do not see it.';

/** Live demo of a component of Toolpad Core. */
function coreDemo(slug: string): DemoStub {
  const pascal = pascalCase(slug);
  // A name of a component begins with a letter.
  const name = /^[A-Z]/.test(pascal) ? `${pascal}Basic` : `Basic${pascal}`;
  const source = `import Typography from '@mui/material/Typography';

// TODO: Show the smallest use of the component. What is returned here is what readers see first.
export default function ${name}() {
  return <Typography>${pascal}</Typography>;
}
`;
  return {
    markup: `<Demo name="core/${slug}/${name}" height={200} description="${DESCRIPTION}" />`,
    basics: `## Import {/* #import */}

{/* TODO: Show the import in a tsx fence, and the smallest use in an app. */}`,
    files: [{ file: `src/demos/core/${slug}/${name}.tsx`, after: source }],
  };
}

/** A component of Toolpad Studio by its YAML, which pages show live. */
function studioElement(slug: string): DemoStub {
  const pascal = pascalCase(slug);
  const component = isComponentName(pascal) ? pascal : 'Text';
  const name = component.charAt(0).toLowerCase() + component.slice(1);
  return {
    markup: `{/* TODO: Show the component with realistic properties, and name those that get fields in controls="…". */}

<StudioComponent height={200} description="${DESCRIPTION}">

\`\`\`yaml
- component: ${component}
  name: ${name}
\`\`\`

</StudioComponent>`,
    basics: `## Add it to a page {/* #add */}

{/* TODO: Number the steps in the editor, one action each, and show the YAML that it writes. */}`,
    files: [],
  };
}

/** The demo of a new component page. */
export function demoStub({ product, pathname }: PageAddress): DemoStub {
  const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
  return product === 'core' ? coreDemo(slug) : studioElement(slug);
}
