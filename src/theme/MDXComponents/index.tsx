import MDXComponents from '@theme-original/MDXComponents';
import { CodeBlock } from '@site/src/components/CodeBlock';

/** What nearly all pages show. Other components are imported by the pages that use them. */
export default { ...MDXComponents, CodeBlock };
