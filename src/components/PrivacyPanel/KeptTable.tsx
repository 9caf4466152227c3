import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { keptData, type Place } from './keptData';

function placeLabels(): Record<Place, string> {
  const storage = translate({ id: 'privacy.place.local', message: 'local storage' });
  return {
    cookie: translate({ id: 'privacy.place.cookie', message: 'cookie, for a year' }),
    localStorage: storage,
    sessionStorage: translate({
      id: 'privacy.place.session',
      message: 'session storage, until you close the tab',
    }),
    cache: translate({ id: 'privacy.place.cache', message: 'cache of the service worker' }),
    database: translate({ id: 'privacy.place.database', message: 'database (IndexedDB)' }),
  };
}

/** What the site may keep in the reader's browser: the same list that is cleared. */
export function KeptTable(): ReactNode {
  const places = placeLabels();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'privacy.kept.what', message: 'What' })}</th>
          <th scope="col">{translate({ id: 'privacy.kept.where', message: 'Where' })}</th>
          <th scope="col">{translate({ id: 'privacy.kept.name', message: 'Name' })}</th>
        </tr>
      </thead>
      <tbody>
        {keptData().map(({ place, name, purpose }) => (
          <tr key={place + name}>
            <td>{purpose}</td>
            <td>{places[place]}</td>
            <td>
              <code>{name}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
