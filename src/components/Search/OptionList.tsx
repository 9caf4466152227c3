import { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { Option } from './Option';
import { optionName, type OptionGroup, type SearchOption } from './options';
import styles from './options.module.css';

interface OptionListProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** Position of the active option among all options; -1 for none. */
  readonly active: number;
  readonly onActivate: (position: number) => void;
  readonly onChoose: (option: SearchOption) => void;
}

/** Id of the option at a position. */
export const optionId = (listId: string, position: number): string => `${listId}-${position}`;

function Group(props: OptionListProps & { readonly group: OptionGroup; readonly first: number }) {
  const { id, group, first, active, onActivate, onChoose } = props;
  const headingId = useId();
  const label = group.heading ? headingId : optionId(id, first);
  return (
    <div role="group" aria-labelledby={label} className={styles.group}>
      {group.heading && (
        <div id={headingId} role="presentation" className={styles.heading}>
          {group.heading}
        </div>
      )}
      {group.options.map((option, index) => (
        <Option
          key={`${first + index} ${optionName(option)}`}
          id={optionId(id, first + index)}
          option={option}
          active={active === first + index}
          onChoose={() => onChoose(option)}
          onPoint={() => onActivate(first + index)}
        />
      ))}
    </div>
  );
}

/** Everything that can be chosen, in groups. */
export function OptionList(props: OptionListProps): ReactNode {
  let next = 0;
  return (
    <div
      id={props.id}
      role="listbox"
      className={styles.list}
      aria-label={translate({
        id: 'search.results',
        message: 'Search results',
        description: 'Accessible name of the list of results',
      })}
    >
      {props.groups.map((group) => {
        const first = next;
        next += group.options.length;
        return <Group key={first} {...props} group={group} first={first} />;
      })}
    </div>
  );
}
