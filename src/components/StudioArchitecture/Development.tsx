import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Panel } from './Panel';
import { Arrow, Box } from './shapes';

/** The browser with the editor, the development server, and the files, from top to bottom. */
export function Development(): ReactNode {
  return (
    <Panel
      title={translate({ id: 'architecture.dev', message: 'In development' })}
      description={translate({
        id: 'architecture.dev.description',
        message:
          'The browser shows the editor, and the page runs on its canvas. The editor sends edits to the development server and gets notice of changed files. The page on the canvas asks the same server for the results of queries and actions. The server runs your functions, which reach your databases and APIs, and it reads, writes, and watches the files of the project.',
      })}
    >
      <Box
        x={1}
        y={32}
        width={338}
        height={110}
        title={translate({ id: 'architecture.browser', message: 'Browser' })}
      />
      <Box
        isInner
        x={13}
        y={66}
        width={150}
        height={64}
        title={translate({ id: 'architecture.editor', message: 'Editor' })}
        lines={['/prod/editor']}
      />
      <Box
        isInner
        x={177}
        y={66}
        width={150}
        height={64}
        title={translate({ id: 'architecture.canvas', message: 'Canvas' })}
        lines={[translate({ id: 'architecture.running', message: 'the page, running' })]}
      />
      <Arrow
        isTwoWay
        x={24}
        from={142}
        to={204}
        lines={[
          translate({ id: 'architecture.edits', message: 'edits, notice of' }),
          translate({ id: 'architecture.changes', message: 'changed files' }),
        ]}
      />
      <Arrow
        isTwoWay
        x={190}
        from={142}
        to={204}
        lines={[
          translate({ id: 'architecture.queries', message: 'queries, actions' }),
          translate({ id: 'architecture.results', message: 'and their results' }),
        ]}
      />
      <Box
        x={1}
        y={206}
        width={338}
        height={112}
        title={translate({ id: 'architecture.devServer', message: 'Development server' })}
        lines={['toolpad-studio dev']}
      />
      <Box
        isInner
        x={177}
        y={242}
        width={150}
        height={64}
        title={translate({ id: 'architecture.functions', message: 'Your functions' })}
        lines={[translate({ id: 'architecture.data', message: '→ databases, APIs' })]}
      />
      <Arrow
        isTwoWay
        x={24}
        from={320}
        to={372}
        lines={[translate({ id: 'architecture.files', message: 'reads, writes, watches' })]}
      />
      <Box
        x={1}
        y={374}
        width={338}
        height={94}
        title={translate({ id: 'architecture.project', message: 'Files of the project' })}
        lines={[
          'pages/*/page.yml, theme.yml, application.yml',
          'resources/*.ts, components/*.tsx',
          translate({ id: 'architecture.git', message: 'in Git, edited by you too' }),
        ]}
      />
    </Panel>
  );
}
