import type { SyntheticEvent } from 'react';

/** React resets a form after each submit. This keeps what was typed when saving fails. */
export function keepInput(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}
