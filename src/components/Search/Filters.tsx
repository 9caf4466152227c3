import { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { productIds, products, type ProductId } from '@site/src/products';
import { searchKinds, type SearchFilters } from '@site/src/search/types';
import { kindLabel } from './kindLabels';
import styles from './filters.module.css';

interface ChipsProps<Value extends string> {
  readonly legend: string;
  readonly all: string;
  readonly values: readonly (readonly [Value, string])[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Radio buttons that look like chips; the first one takes the filter away. */
function Chips<Value extends string>(props: ChipsProps<Value>): ReactNode {
  const { legend, all, values, value, onChange } = props;
  const name = useId();
  const choices: readonly (readonly [Value | undefined, string])[] = [[undefined, all], ...values];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(([choice, label]) => (
        <label key={label} className={styles.chip}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <span className={styles.face}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FiltersProps {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
  readonly byKind: boolean;
  /** Archived releases, by their keys. */
  readonly versions: readonly string[];
}

/** Name of a product as the chips have it: all are of Toolpad. */
function shortName(product: ProductId): string {
  return products[product].name.replace('Toolpad ', '');
}

/** `core 0.12.1` in words: "Core 0.12.1". */
function versionLabel(version: string): string {
  const product = productIds.find((id) => version.startsWith(`${id} `));
  return product ? shortName(product) + version.slice(product.length) : version;
}

/** Product, kind of page and, where there are archived ones, release. A release is one of a product. */
export function Filters({ filters, onChange, byKind, versions }: FiltersProps): ReactNode {
  return (
    <div className={styles.filters}>
      <Chips
        legend={translate({ id: 'search.filter.product', message: 'Product' })}
        all={translate({ id: 'search.filter.allProducts', message: 'Both products' })}
        values={productIds.map((id) => [id, shortName(id)] as const)}
        value={filters.product}
        onChange={(product) => onChange({ ...filters, product, version: undefined })}
      />
      {byKind && (
        <Chips
          legend={translate({ id: 'search.filter.kind', message: 'Kind of page' })}
          all={translate({ id: 'search.filter.allKinds', message: 'All pages' })}
          values={searchKinds.map((kind) => [kind, kindLabel(kind)] as const)}
          value={filters.kind}
          onChange={(kind) => onChange({ ...filters, kind })}
        />
      )}
      {byKind && versions.length > 0 && (
        <Chips
          legend={translate({ id: 'search.filter.version', message: 'Release' })}
          all={translate({ id: 'search.filter.currentVersion', message: 'Current releases' })}
          values={versions.map((version) => [version, versionLabel(version)] as const)}
          value={filters.version}
          onChange={(version) => onChange({ ...filters, version, product: undefined })}
        />
      )}
    </div>
  );
}
