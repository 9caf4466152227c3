import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { DemoFrame } from '@site/src/components/DemoFrame';
import { ProductPanel } from '@site/src/components/Landing';
import { SiteMetadata } from '@site/src/components/MachineMetadata';
import { Screenshot } from '@site/src/components/Screenshot';
import styles from './index.module.css';

const tasks = [
  {
    text: 'Add a dashboard layout to the React app you have',
    href: '/core/introduction/installation/',
  },
  { text: 'Build a React back office from an empty folder', href: '/core/introduction/tutorial/' },
  {
    text: 'Put a page over a TypeScript function without writing UI',
    href: '/studio/getting-started/first-app/',
  },
  {
    text: 'Decide between a low-code editor and code',
    href: '/studio/getting-started/why-toolpad/',
  },
  {
    text: 'Find an example with the framework and sign-in you use',
    href: '/core/introduction/examples/',
  },
  {
    text: 'Learn what 0.13.0 means for a project that depends on it',
    href: '/studio/getting-started/roadmap/',
  },
];

const description =
  'Documentation of Toolpad Core and Toolpad Studio 0.13.0: which one fits your internal tool, how to start, and everything to look up.';

export default function LandingPage(): ReactNode {
  return (
    <Layout description={description}>
      <SiteMetadata description={description} />
      <main className={styles.main}>
        <header className={styles.hero}>
          <Heading as="h1" className={styles.title}>
            Two ways to build an internal tool
          </Heading>
          <p className={styles.lead}>
            Write it in React with Toolpad Core, or arrange it in an editor with Toolpad Studio.
            Both keep everything as files in your repository, and both run on your own server.
          </p>
        </header>
        <div className={styles.panels}>
          <ProductPanel
            product="core"
            headline="You write React, Core brings the frame"
            exhibit={<DemoFrame demo="core-dashboard" title="A working Toolpad Core dashboard" />}
            facts={[
              {
                question: 'You get',
                answer:
                  'Layout, navigation, page headers, sign-in, CRUD views, dialogs, and notifications as components and hooks',
              },
              { question: 'You bring', answer: 'A React app with Material UI, on Vite or Next.js' },
              {
                question: 'Pick it when',
                answer: 'The tool is a product of its own, and your team lives in code',
              },
            ]}
            start={{ text: 'Start with Toolpad Core', href: '/core/introduction/overview/' }}
          />
          <ProductPanel
            product="studio"
            headline="You arrange a page, Studio writes the files"
            exhibit={
              <Screenshot
                name="studio/first-app/finished-editor"
                alt="The Toolpad Studio editor with a finished page on the canvas"
              />
            }
            facts={[
              {
                question: 'You get',
                answer:
                  'An editor with 21 components, data binding, queries, and a server that runs the result',
              },
              {
                question: 'You bring',
                answer: 'Node.js, and TypeScript functions that reach your data',
              },
              {
                question: 'Pick it when',
                answer: 'The tool is a few pages over data, and it is needed this week',
              },
            ]}
            start={{ text: 'Start with Toolpad Studio', href: '/studio/getting-started/overview/' }}
          />
        </div>
        <section aria-labelledby="tasks">
          <Heading as="h2" id="tasks" className={styles.heading}>
            What do you want to do?
          </Heading>
          <ul className={styles.tasks}>
            {tasks.map(({ text, href }) => (
              <li key={href}>
                <Link to={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
