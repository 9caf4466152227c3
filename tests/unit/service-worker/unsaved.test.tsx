/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReasonForm } from '@site/src/components/Feedback/ReasonForm';
import { DataField } from '@site/src/components/StudioComponent/DataField';
import { isBusy } from '@site/src/service-worker/page/isBusy';

const parsed = { kind: 'syntax', line: 1, column: 2 };
jest.mock('@site/src/components/StudioComponent/yaml', () => ({ parseValue: () => parsed }));

/** Takes the focus away from whatever has it. */
function blur(): void {
  act(() => (document.activeElement as HTMLElement).blur());
  expect(document.activeElement).toBe(document.body);
}

test('what a reader has to say of a page is not reloaded away', async () => {
  render(<ReasonForm id="form" isSent onSend={() => {}} />);
  const user = userEvent.setup();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(isBusy()).toBe(false);
  await user.type(screen.getByRole('textbox'), 'No');
  blur();
  expect(isBusy()).toBe(true);
  await user.clear(screen.getByRole('textbox'));
  blur();
  expect(isBusy()).toBe(false);
});

test('neither is data that is not finished yet', async () => {
  const control = { kind: 'data', name: 'rows', label: 'array', shape: 'array' } as const;
  render(<DataField control={control} id="rows" value={[]} text="[]" onChange={() => {}} />);
  expect(isBusy()).toBe(false);
  await userEvent.setup().type(screen.getByRole('textbox'), ',');
  blur();
  expect(isBusy()).toBe(true);
});
