import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { ProductPanel } from '@site/src/components/Landing';
import { tasks } from '@site/src/components/Landing/tasks';
import { SiteMetadata } from '@site/src/components/MachineMetadata';
import styles from './index.module.css';

const describe = (): string =>
  translate({
    id: 'landing.description',
    message:
      'Documentation of Toolpad Core and Toolpad Studio 0.13.0: which one fits your internal tool, how to start, and everything to look up.',
    description: 'What search engines show below the name of the page',
  });

export default function LandingPage(): ReactNode {
  const description = describe();
  return (
    <Layout description={description}>
      <SiteMetadata description={description} />
      <main className={styles.main}>
        <header className={styles.hero}>
          <Heading as="h1" className={styles.title}>
            <Translate id="landing.title">Two ways to build an internal tool</Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate id="landing.lead">
              Write it in React with Toolpad Core, or arrange it in an editor with Toolpad Studio.
              Both keep everything as files in your repository, and both run on your own server.
            </Translate>
          </p>
        </header>
        <div className={styles.panels}>
          <ProductPanel
            product="core"
            headline={translate({
              id: 'landing.core.headline',
              message: 'You write React, Core brings the frame',
            })}
            answers={{
              get: translate({
                id: 'landing.core.get',
                message:
                  'Layout, navigation, page headers, sign-in, CRUD views, dialogs, and notifications as components and hooks',
              }),
              bring: translate({
                id: 'landing.core.bring',
                message: 'A React app with Material UI, on Vite or Next.js',
              }),
              pick: translate({
                id: 'landing.core.pick',
                message: 'The tool is a product of its own, and your team lives in code',
              }),
            }}
            start={{
              text: translate({ id: 'landing.core.start', message: 'Start with Toolpad Core' }),
              href: '/core/introduction/overview/',
            }}
          />
          <ProductPanel
            product="studio"
            headline={translate({
              id: 'landing.studio.headline',
              message: 'You arrange a page, Studio writes the files',
            })}
            answers={{
              get: translate({
                id: 'landing.studio.get',
                message:
                  'An editor with 21 components, data binding, queries, and a server that runs the result',
              }),
              bring: translate({
                id: 'landing.studio.bring',
                message: 'Node.js, and TypeScript functions that reach your data',
              }),
              pick: translate({
                id: 'landing.studio.pick',
                message: 'The tool is a few pages over data, and it is needed this week',
              }),
            }}
            start={{
              text: translate({ id: 'landing.studio.start', message: 'Start with Toolpad Studio' }),
              href: '/studio/getting-started/overview/',
            }}
          />
        </div>
        <HydrationBoundary whenVisible>
          <section aria-labelledby="tasks">
            <Heading as="h2" id="tasks" className={styles.heading}>
              <Translate id="landing.tasks">What do you want to do?</Translate>
            </Heading>
            <ul className={styles.tasks}>
              {tasks().map(({ text, href }) => (
                <li key={href}>
                  <Link to={href}>{text}</Link>
                </li>
              ))}
            </ul>
          </section>
        </HydrationBoundary>
      </main>
    </Layout>
  );
}
