import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Disclosure } from '@site/src/components/Disclosure';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { useProduct } from '@site/src/components/useProduct';
import { currentVersion, products, type ProductId } from '@site/src/products';
import styles from './styles.module.css';
import { useVersionLinks, type VersionLink } from './useVersionLinks';

interface VersionListProps {
  readonly links: readonly VersionLink[];
  readonly onNavigate?: () => void;
}

function VersionList({ links, onNavigate }: VersionListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map(({ text, to, isCurrent, isActive }) => (
        <li key={text}>
          <Link
            to={to}
            className={styles.version}
            aria-current={isActive ? 'true' : undefined}
            onClick={onNavigate}
          >
            v{text}{' '}
            <span className={styles.state}>
              {isCurrent ? (
                <Translate id="versionPicker.current" description="Behind the current release">
                  current
                </Translate>
              ) : (
                <Translate id="versionPicker.archived" description="Behind an archived release">
                  archived
                </Translate>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface VersionPickerProps {
  /** True inside the mobile drawer, where the list stands open. */
  readonly mobile?: boolean;
  /** Closes the mobile drawer. */
  readonly onClick?: () => void;
}

/** The releases of the product that one reads about. Switching keeps the page where the other has it. */
export function VersionPicker({ mobile = false, onClick }: VersionPickerProps): ReactNode {
  const product = useProduct();
  return product ? (
    <HydrationBoundary>
      <Picker product={product} mobile={mobile} onClick={onClick} />
    </HydrationBoundary>
  ) : null;
}

interface PickerProps extends VersionPickerProps {
  readonly product: ProductId;
}

function Picker({ product, mobile, onClick }: PickerProps): ReactNode {
  const links = useVersionLinks(product);
  if (mobile) {
    return (
      <li className={styles.mobile}>
        <VersionList links={links} onNavigate={onClick} />
      </li>
    );
  }
  const text = links.find(({ isActive }) => isActive)?.text ?? currentVersion(product).text;
  return (
    <Disclosure
      align="end"
      buttonClassName={styles.button}
      button={`v${text}`}
      label={translate(
        {
          id: 'versionPicker.label',
          message: 'v{version}, versions of {product}',
          description: 'Accessible name of the version picker',
        },
        { version: text, product: products[product].name },
      )}
    >
      {(close) => <VersionList links={links} onNavigate={close} />}
    </Disclosure>
  );
}
