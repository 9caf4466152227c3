import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, useColorMode } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout/Provider';
import { lazy, Suspense, type ReactNode } from 'react';

const ShippingDashboard = lazy(() => import('@site/src/demos/core/landing/ShippingDashboard'));

/** Toolpad Core keeps the colour scheme in local storage and throws where the browser refuses it. */
function isStorageRefused(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

function ThemedDashboard(): ReactNode {
  const { colorMode } = useColorMode();
  if (isStorageRefused()) {
    return (
      <p>
        <Translate
          id="demo.storageRefused"
          description="In place of a demo that needs local storage"
        >
          This demo needs local storage, which your browser refuses to this site.
        </Translate>
      </p>
    );
  }
  return (
    <Suspense fallback={null}>
      <ShippingDashboard mode={colorMode} />
    </Suspense>
  );
}

/** The live dashboard of the start page, shown there in a frame. */
export default function CoreDashboardDemo(): ReactNode {
  return (
    <HtmlClassNameProvider className="demo-page">
      <Layout>
        <Head>
          <title>Toolpad Core dashboard</title>
          <meta name="robots" content="noindex" />
        </Head>
        <BrowserOnly>{() => <ThemedDashboard />}</BrowserOnly>
      </Layout>
    </HtmlClassNameProvider>
  );
}
