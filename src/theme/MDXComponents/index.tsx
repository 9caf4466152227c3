import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock } from '@site/src/components/CodeBlock';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';

function CodeBlockInItsTurn(props: ComponentProps<typeof CodeBlock>): ReactNode {
  return (
    <HydrationBoundary>
      <CodeBlock {...props} />
    </HydrationBoundary>
  );
}

/** What nearly all pages show. Other components are imported by the pages that use them. */
export default { ...MDXComponents, CodeBlock: CodeBlockInItsTurn };
