import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { OfflinePage } from '@site/src/components/OfflinePage';

/** The service worker leads here; search engines have no use for it. */
export default function Offline(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'offline.title',
        message: 'You are offline',
        description: 'Title of the page shown without a connection',
      })}
      description={translate({
        id: 'offline.description',
        message: 'What you can read without a connection: the pages that this device keeps.',
        description:
          'Description of the page shown without a connection, at least 21 characters long',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <OfflinePage />
    </Layout>
  );
}
