/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { codeStore } from '../../../src/preferences/store';
import { useCodeStyling } from '../../../src/preferences/useCodeStyling';
import { useCodeVariant } from '../../../src/preferences/useCodeVariant';

function Choices() {
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  return (
    <>
      <p>
        {variant} {styling}
      </p>
      <button onClick={() => setVariant('TS')}>TypeScript</button>
      <button onClick={() => setStyling('css')}>CSS</button>
    </>
  );
}

/** What the built page holds: the defaults, since no reader was there. */
const built = '<p>TS<!-- --> <!-- -->system</p><button>TypeScript</button><button>CSS</button>';

it('hydrates the built page without a complaint and then shows what holds', () => {
  codeStore.set({ variant: 'JS', styling: 'tailwind' });
  const error = jest.spyOn(console, 'error');
  const onRecoverableError = jest.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = built;
  const text = container.querySelector('p');

  render(<Choices />, { container, hydrate: true, onRecoverableError });
  // The same element, so nothing was thrown away and rendered anew.
  expect(container.querySelector('p')).toBe(text);
  expect(text).toHaveTextContent('JS tailwind');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();

  const [typeScript, css] = container.querySelectorAll('button');
  act(() => typeScript?.click());
  expect(text).toHaveTextContent('TS tailwind');
  act(() => css?.click());
  expect(text).toHaveTextContent('TS css');
  expect(document.documentElement.dataset).toMatchObject({ codeVariant: 'TS', codeStyling: 'css' });
});
