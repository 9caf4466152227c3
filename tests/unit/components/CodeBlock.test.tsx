/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CodeBlock } from '../../../src/components/CodeBlock';
import { handleCopyShortcut } from '../../../src/components/CodeBlock/copyShortcut';
import type { CodeBlockProps } from '../../../src/components/CodeBlock/types';
import { renderAt } from '../../support/renderAt';

const twoVariants: CodeBlockProps = {
  name: 'Orders',
  lineCount: 2,
  sources: [
    {
      file: 0,
      variant: 'TS',
      label: 'src/Orders.tsx',
      language: 'tsx',
      html: 'const a: <b>number</b> = 1;',
    },
    { file: 0, variant: 'JS', label: 'src/Orders.jsx', language: 'jsx', html: 'const a = 1;' },
  ],
};

const command: CodeBlockProps = {
  lineCount: 1,
  sources: [{ file: 0, language: 'bash', html: '$ npm start' }],
};

const writeText = jest.fn<Promise<void>, [string]>();

/** jsdom lays nothing out, so an element counts as shown unless its variant is not the chosen one. */
function showOnly(variant: 'TS' | 'JS'): void {
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function rects(
    this: HTMLElement,
  ) {
    const own = this.dataset.variant;
    return (own === undefined || own === variant ? [{}] : []) as unknown as DOMRectList;
  });
}

function renderBlock(props: CodeBlockProps, address = '/toolpad/core/') {
  renderAt(address, <CodeBlock {...props} />);
  return screen.getByRole('group', { name: props.sources[0]?.label ?? 'Code' });
}

async function pressCopy(block: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(within(block).getByRole('button', { name: 'Copy' }));
    await Promise.resolve();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  showOnly('TS');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.getSelection()?.removeAllRanges();
});

describe('copying', () => {
  it('copies the variant in view', async () => {
    const block = renderBlock(twoVariants);
    await pressCopy(block);
    expect(writeText).toHaveBeenLastCalledWith('const a: number = 1;');
    showOnly('JS');
    await pressCopy(block);
    expect(writeText).toHaveBeenLastCalledWith('const a = 1;');
  });

  it('leaves out prompts and removed lines', async () => {
    await pressCopy(renderBlock(command));
    expect(writeText).toHaveBeenLastCalledWith('npm start');
    const html = '<span class="line line-removed">a();</span>\n<span class="line">b();</span>';
    await pressCopy(
      renderBlock({ lineCount: 2, sources: [{ file: 0, label: 'x.ts', language: 'ts', html }] }),
    );
    expect(writeText).toHaveBeenLastCalledWith('b();');
  });

  it.each([
    ['1200 ms in a block with a bar', twoVariants, 1200],
    ['2000 ms in a block in running text', command, 2000],
  ])('says "Copied" for %s', async (_, props, duration) => {
    const block = renderBlock(props);
    await pressCopy(block);
    act(() => void jest.advanceTimersByTime(duration - 1));
    expect(within(block).getByRole('status')).toHaveTextContent('Copied');
    act(() => void jest.advanceTimersByTime(1));
    expect(within(block).getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts anew from each press', async () => {
    const block = renderBlock(twoVariants);
    await pressCopy(block);
    act(() => void jest.advanceTimersByTime(1000));
    await pressCopy(block);
    act(() => void jest.advanceTimersByTime(1000));
    expect(within(block).getByRole('status')).toHaveTextContent('Copied');
  });

  it('says so when the browser refuses', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const block = renderBlock(twoVariants);
    await pressCopy(block);
    expect(within(block).getByRole('status')).toHaveTextContent('Copying is blocked');
  });
});

describe('copying by keyboard', () => {
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', {
      key: 'c',
      cancelable: true,
      bubbles: true,
      ...init,
    });
    handleCopyShortcut(event);
    return event.defaultPrevented;
  };

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'copies the focused block on %p',
    async (modifier) => {
      const block = renderBlock(twoVariants);
      within(block).getByRole('button', { name: 'Wrap lines' }).focus();
      await act(async () => void press(modifier));
      expect(writeText).toHaveBeenCalledWith('const a: number = 1;');
    },
  );

  it.each([
    {},
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, key: 'x' },
  ])('ignores %p', (init) => {
    const block = renderBlock(twoVariants);
    within(block).getByRole('button', { name: 'Copy' }).focus();
    expect(press(init)).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies by the letter, where the keyboard has none of them at its place or types another script', async () => {
    const block = renderBlock(twoVariants);
    within(block).getByRole('button', { name: 'Copy' }).focus();
    await act(async () => void press({ ctrlKey: true, key: 'с', code: 'KeyC' }));
    expect(writeText).toHaveBeenCalledTimes(1);
    await act(async () => void press({ ctrlKey: true, key: 'j', code: 'KeyC' }));
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  it('takes what browsers send when they fill in a form for no key', () => {
    expect(() => handleCopyShortcut(new Event('keydown') as KeyboardEvent)).not.toThrow();
  });

  it('leaves a selection of text to the browser', () => {
    const block = renderBlock(twoVariants);
    within(block).getByRole('button', { name: 'Copy' }).focus();
    window.getSelection()?.selectAllChildren(block);
    expect(press({ ctrlKey: true })).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('does nothing away from every block', () => {
    renderBlock(twoVariants);
    expect(press({ ctrlKey: true })).toBe(false);
  });
});

describe('parts of a block', () => {
  it('has an anchor for its name in each variant', () => {
    const block = renderBlock(twoVariants);
    expect([...block.querySelectorAll('[id^="Orders"]')].map(({ id }) => id)).toEqual([
      'Orders',
      'Orders.tsx',
      'Orders.js',
    ]);
  });

  it('offers variants only where there are two', () => {
    expect(within(renderBlock(twoVariants)).getByRole('button', { name: 'JS' })).toBeVisible();
    expect(within(renderBlock(command)).queryByRole('button', { name: 'JS' })).toBeNull();
  });

  it('folds a long block, and unfolds it on demand or when the address names it', () => {
    const long = { ...twoVariants, lineCount: 60 };
    const folded = renderBlock(long);
    const button = within(folded).getByRole('button', { name: 'Show all 60 lines' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(within(folded).getByRole('button', { name: 'Show less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('stands unfolded where the address leads to it', () => {
    const block = renderBlock({ ...twoVariants, lineCount: 60 }, '/toolpad/core/#Orders.js');
    expect(within(block).getByRole('button', { name: 'Show less' })).toBeVisible();
  });

  it('keeps JavaScript and other stylings out of the search index', () => {
    const block = renderBlock(twoVariants);
    expect(block.querySelector('[data-variant="JS"][data-pagefind-ignore]')).not.toBeNull();
    expect(block.querySelector('pre[data-variant="TS"]')).not.toHaveAttribute(
      'data-pagefind-ignore',
    );
  });
});
