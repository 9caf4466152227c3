import MDXComponents from '@theme-original/MDXComponents';
import '@site/src/css/docs/index.css';
import { CodeBlock } from '@site/src/components/CodeBlock';

/** What nearly all pages show. Other components are imported by the pages that use them. */
export default { ...MDXComponents, CodeBlock };
