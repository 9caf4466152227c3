import type { Props } from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import { CodeBlock as Block } from '@site/src/components/CodeBlock';
import { escapeHtml } from '@site/src/components/CodeBlock/escapeHtml';

// Change: code of pages is coloured at build time (src/remark/code-blocks), so the theme's highlighter
// stays out of the browser. What still arrives here, from components in TypeScript, is shown plain.
export default function CodeBlock({ children, language = 'text', title }: Props): ReactNode {
  const code = typeof children === 'string' ? children.trimEnd() : '';
  return (
    <Block
      sources={[
        {
          file: 0,
          language,
          html: escapeHtml(code),
          ...(typeof title === 'string' && { label: title }),
        },
      ]}
      lineCount={code.split('\n').length}
    />
  );
}
