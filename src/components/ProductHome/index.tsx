import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Card, CardGrid } from '@site/src/components/Card';
import { ProductMetadata } from '@site/src/components/MachineMetadata';
import { ProductExhibit } from '@site/src/components/ProductExhibit';
import { ProductMark } from '@site/src/components/ProductMark';
import type { LabelledGroup } from '@site/src/plugins/navigation-labels/labelledGroups';
import { currentVersion, products, type ProductId } from '@site/src/products';
import styles from './styles.module.css';

/** A way in for readers who know what they are after. */
export interface StartingPoint {
  readonly title: string;
  readonly href: string;
  readonly text: string;
}

interface ProductHomeProps {
  readonly product: ProductId;
  /** One sentence: what the product is. */
  readonly lead: string;
  readonly description: string;
  readonly startingPoints: readonly StartingPoint[];
  /** All pages of the product, in the reader's language. */
  readonly groups: readonly LabelledGroup[];
}

/** Start page of a product: what it is, where to begin, and every page by group. */
export function ProductHome({
  product,
  lead,
  description,
  startingPoints,
  groups,
}: ProductHomeProps): ReactNode {
  const { name } = products[product];
  return (
    <HtmlClassNameProvider className={`plugin-id-${product}`}>
      <Layout title={name} description={description}>
        <ProductMetadata product={product} description={description} />
        <main className={styles.main}>
          <header className={styles.hero}>
            <div>
              <p className={styles.version}>
                <ProductMark product={product} size={20} />
                {`v${currentVersion(product).text}`}
              </p>
              <Heading as="h1" className={styles.title}>
                {name}
              </Heading>
              <p className={styles.lead}>{lead}</p>
            </div>
            <div className={styles.exhibit}>
              <ProductExhibit product={product} />
            </div>
          </header>
          <section aria-labelledby="start">
            <Heading as="h2" id="start" className={styles.heading}>
              <Translate id="productHome.start" description="Heading over the ways into a product">
                Start here
              </Translate>
            </Heading>
            <div className={styles.cards}>
              <CardGrid>
                {startingPoints.map(({ title, href, text }) => (
                  <Card key={href} title={title} href={href}>
                    {text}
                  </Card>
                ))}
              </CardGrid>
            </div>
          </section>
          <section aria-labelledby="contents">
            <Heading as="h2" id="contents" className={styles.heading}>
              <Translate
                id="productHome.contents"
                description="Heading over all pages of a product"
              >
                All pages
              </Translate>
            </Heading>
            <div className={styles.groups}>
              {groups.map(({ label, pages }) => (
                <div key={label}>
                  <Heading as="h3" className={styles.group}>
                    {label}
                  </Heading>
                  <ul className={styles.pages}>
                    {pages.map((page) => (
                      <li key={page.path}>
                        <Link to={page.path}>{page.label}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
