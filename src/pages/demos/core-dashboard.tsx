import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, useColorMode } from '@docusaurus/theme-common';
import Layout from '@theme/Layout/Provider';
import { lazy, Suspense, type ReactNode } from 'react';

const ShippingDashboard = lazy(() => import('@site/src/demos/core/landing/ShippingDashboard'));

function ThemedDashboard(): ReactNode {
  const { colorMode } = useColorMode();
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
