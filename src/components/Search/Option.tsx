import clsx from 'clsx';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { ProductMark } from '@site/src/components/ProductMark';
import { products, type ProductId } from '@site/src/products';
import { pageIcon, recentIcon, sectionIcon } from './icons';
import { kindLabel } from './kindLabels';
import { Marked } from './Marked';
import type { SearchOption } from './options';
import styles from './options.module.css';

interface OptionProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly active: boolean;
  /** Called for a plain press; others, as with Ctrl, are the browser's. */
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

function Mark({ product }: { readonly product?: ProductId }): ReactNode {
  return (
    <span className={styles.icon}>
      {product ? <ProductMark product={product} size={20} /> : pageIcon}
    </span>
  );
}

function Face({ option }: { readonly option: SearchOption }): ReactNode {
  if (option.type === 'query') {
    return (
      <>
        <span className={styles.icon}>{recentIcon}</span>
        <span className={styles.title}>{option.query}</span>
      </>
    );
  }
  if (option.type === 'section') {
    return (
      <>
        <span className={styles.icon}>{sectionIcon}</span>
        <span className={styles.title}>
          <Marked segments={option.title} />
        </span>
      </>
    );
  }
  if (option.type === 'link') {
    return (
      <>
        <Mark product={option.product} />
        <span className={styles.title}>{option.title}</span>
      </>
    );
  }
  const { title, product, kind, excerpt } = option.hit;
  const where = [product && products[product].name, kind && kindLabel(kind)].filter(Boolean);
  return (
    <>
      <Mark product={product} />
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.title}>
            <Marked segments={title} />
          </span>
          <span className={styles.where}>{where.join(' · ')}</span>
        </span>
        <span className={styles.excerpt}>
          <Marked segments={excerpt} />
        </span>
      </span>
    </>
  );
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** One option of the list. The focus stays in the field, which names the active option. */
export function Option({ id, option, active, onChoose, onPoint }: OptionProps): ReactNode {
  const ref = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const shared = {
    ref,
    id,
    role: 'option',
    'aria-selected': active,
    className: clsx(styles.option, styles[option.type]),
    // Moving the pointer selects; scrolling the list under a resting pointer does not.
    onPointerMove: onPoint,
  } as const;
  if (option.type === 'query') {
    return (
      <div {...shared} onClick={onChoose}>
        <Face option={option} />
      </div>
    );
  }
  return (
    <a
      {...shared}
      href={option.url}
      tabIndex={-1}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <Face option={option} />
    </a>
  );
}
