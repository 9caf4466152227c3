import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { twinPath } from '@site/src/navigation/pageFiles';
import { usePageAddresses } from './usePageAddresses';

/** For the head of a page that documents no product: tells programs of its Markdown. */
export function TwinLink({ pathname }: { readonly pathname: string }): ReactNode {
  const { fileUrl } = usePageAddresses();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={fileUrl(twinPath(pathname))} />
    </Head>
  );
}
