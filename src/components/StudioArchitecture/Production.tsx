import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Panel } from './Panel';
import { Arrow, Box } from './shapes';

/** The browser with the app, the production server, and the build, from top to bottom. */
export function Production(): ReactNode {
  return (
    <Panel
      title={translate({ id: 'architecture.production', message: 'In production' })}
      description={translate({
        id: 'architecture.production.description',
        message:
          'The browser runs the app, without an editor. The app asks the production server for the results of queries and actions. The server runs your functions, which reach your databases and APIs. It reads the files of the project and the folder .generated, which toolpad-studio build has filled.',
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
        x={177}
        y={66}
        width={150}
        height={64}
        title={translate({ id: 'architecture.app', message: 'App' })}
        lines={['/prod/pages/…']}
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
        title={translate({ id: 'architecture.server', message: 'Production server' })}
        lines={['toolpad-studio start']}
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
        x={24}
        from={372}
        to={320}
        lines={[translate({ id: 'architecture.reads', message: 'is read by the server' })]}
      />
      <Box
        x={1}
        y={374}
        width={338}
        height={94}
        title={translate({ id: 'architecture.build', message: 'Files and the build' })}
        lines={[
          translate({ id: 'architecture.same', message: 'the same files, and .generated:' }),
          translate({ id: 'architecture.compiled', message: 'compiled pages and functions' }),
          translate({ id: 'architecture.from', message: 'from toolpad-studio build' }),
        ]}
      />
    </Panel>
  );
}
