import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { ArchivedDemo } from '@site/src/components/ArchivedDemo';
import { Card, CardGrid } from '@site/src/components/Card';
import { CodeBlock } from '@site/src/components/CodeBlock';
import { Demo } from '@site/src/components/Demo';
import { FileTree } from '@site/src/components/FileTree';
import { Screenshot } from '@site/src/components/Screenshot';
import { StudioArchitecture } from '@site/src/components/StudioArchitecture';

/** Components that pages use without an import. src/content knows the same names. */
export default {
  ...MDXComponents,
  ArchivedDemo,
  Card,
  CardGrid,
  CodeBlock,
  Demo,
  FileTree,
  Screenshot,
  StudioArchitecture,
  TabItem,
  Tabs,
};
