import Original, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import type { ReactElement, ReactNode } from 'react';

export { dispatchLifecycleAction };

interface DispatcherProps {
  readonly location: Location;
  readonly previousLocation: Location | null;
  readonly children: ReactElement;
}

const decodable = new WeakMap<Location, Location>();

/** The same location for the same input, since the original compares by identity. */
function withDecodableHash(location: Location): Location {
  try {
    decodeURIComponent(location.hash);
    return location;
  } catch {
    const known = decodable.get(location);
    const safe = known ?? { ...location, hash: `#${encodeURIComponent(location.hash.slice(1))}` };
    decodable.set(location, safe);
    return safe;
  }
}

/**
 * Takes the place of a component of Docusaurus, which it wraps. The original decodes the hash that it
 * scrolls to, and one such as `#%E0%A4%A` would throw there and take the whole page down.
 */
export default function ClientLifecyclesDispatcher(props: DispatcherProps): ReactNode {
  const { location, previousLocation, children } = props;
  return (
    <Original
      location={withDecodableHash(location)}
      previousLocation={previousLocation && withDecodableHash(previousLocation)}
    >
      {children}
    </Original>
  );
}
