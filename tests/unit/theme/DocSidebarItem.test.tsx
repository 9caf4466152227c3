/** @jest-environment jsdom */
import type { PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { DocSidebarItemsExpandedStateProvider } from '@docusaurus/plugin-content-docs/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocSidebarItemCategory from '../../../src/theme/DocSidebarItem/Category';
import DocSidebarItemLink from '../../../src/theme/DocSidebarItem/Link';
import { renderAt } from '../../support/renderAt';

const link: PropSidebarItemLink = {
  type: 'link',
  label: 'Examples',
  href: '/toolpad/core/introduction/examples',
};

const shared = { activePath: '/toolpad/core/introduction/examples/', level: 2, index: 0 };

beforeEach(() => {
  // A group asks for it when it opens; jsdom has no media queries.
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

describe('a page in the sidebar', () => {
  it('is marked as current on its own page', () => {
    renderAt(shared.activePath, <DocSidebarItemLink {...shared} item={link} />);
    expect(screen.getByRole('link', { name: 'Examples' })).toHaveAttribute('aria-current', 'page');
  });

  it('carries the chip of a new feature, and only then', () => {
    renderAt(
      '/',
      <DocSidebarItemLink {...shared} item={{ ...link, customProps: { newFeature: true } }} />,
    );
    expect(screen.getByRole('link', { name: 'Examples New' })).toBeVisible();
    renderAt('/', <DocSidebarItemLink {...shared} item={{ ...link, label: 'Old' }} />);
    expect(screen.getByRole('link', { name: 'Old' })).toBeVisible();
  });
});

describe('a group', () => {
  it.each(['Enter', ' '])('opens and closes by %j', async (key) => {
    const group: PropSidebarItemCategory = {
      type: 'category',
      label: 'Introduction',
      collapsible: true,
      collapsed: true,
      items: [link],
    };
    renderAt(
      '/',
      <DocSidebarItemsExpandedStateProvider>
        <DocSidebarItemCategory {...shared} activePath="/" item={group} />
      </DocSidebarItemsExpandedStateProvider>,
    );
    const button = screen.getByRole('button', { name: 'Introduction' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard(key === ' ' ? '[Space]' : '[Enter]');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a subheader', () => {
  const subheader: PropSidebarItemCategory = {
    type: 'category',
    label: 'Layout',
    collapsible: false,
    collapsed: false,
    items: [link],
    customProps: { subheader: true },
  };

  it('names the list below it and is no link', () => {
    renderAt('/', <DocSidebarItemCategory {...shared} item={subheader} />);
    const list = screen.getByRole('list', { name: 'Layout' });
    expect(within(list).getByRole('link', { name: 'Examples' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Layout' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Layout' })).toBeNull();
  });
});
