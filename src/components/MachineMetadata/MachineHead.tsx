import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { previewSize } from '@site/src/navigation/pageFiles';
import { releaseFeeds } from '@site/src/releases';
import { toScriptText } from './structuredData';
import { usePageAddresses } from './usePageAddresses';

interface MachineHeadProps {
  /** Whole address of the page's Markdown, if it has any. */
  readonly twin?: string;
  /** Whole address of the preview picture. */
  readonly image: string;
  /** What the picture shows. */
  readonly imageAlt: string;
  readonly type: 'article' | 'website';
  /** Structured data. */
  readonly data?: object;
  /** Whether readers can subscribe to releases from here. */
  readonly feeds?: boolean;
}

/** What the head of a page tells programs: its Markdown, its preview, and what it is about. */
export function MachineHead(props: MachineHeadProps): ReactNode {
  const { twin, image, imageAlt, type, data, feeds } = props;
  const { site, fileUrl } = usePageAddresses();
  return (
    <Head>
      {twin && <link rel="alternate" type="text/markdown" href={twin} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {(feeds ? releaseFeeds : []).map(({ path, type: format, title }) => (
        <link key={path} rel="alternate" type={format} title={title} href={fileUrl(path)} />
      ))}
      {data && <script type="application/ld+json">{toScriptText(data)}</script>}
    </Head>
  );
}
