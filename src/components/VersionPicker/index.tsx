import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Disclosure } from '@site/src/components/Disclosure';
import { useProduct } from '@site/src/components/useProduct';
import { currentVersion, productHome, products, type ProductId } from '@site/src/products';
import styles from './styles.module.css';

function VersionList({ product, onNavigate }: { product: ProductId; onNavigate?: () => void }) {
  return (
    <ul className={styles.list}>
      {products[product].versions.map(({ text, current, href }) => (
        <li key={text}>
          <Link
            to={href ?? productHome(product)}
            className={styles.version}
            aria-current={current ? 'true' : undefined}
            onClick={onNavigate}
          >
            v{text}
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

/** The releases of the current product that this site documents. */
export function VersionPicker({ mobile = false, onClick }: VersionPickerProps): ReactNode {
  const product = useProduct();
  if (!product) {
    return null;
  }
  if (mobile) {
    return (
      <li className={styles.mobile}>
        <VersionList product={product} onNavigate={onClick} />
      </li>
    );
  }
  const { text } = currentVersion(product);
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
      {(close) => <VersionList product={product} onNavigate={close} />}
    </Disclosure>
  );
}
