import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Component, Suspense, useId, type ReactElement, type ReactNode } from 'react';
import type { HydrationBoundaryProps } from '@site/src/components/HydrationBoundary';
import { isTakingOver, nextTurn, takeTurn } from './turns';

interface PartProps {
  /** The same in the build and in the browser, and no other part's. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A node of the tree as Preact has it: `useId` counts from the nearest one with a mask. */
interface MaskedNode {
  __m?: [prefix: string, count: number];
}

/** Waits for its turn, by what Preact keeps the HTML of as long as it is not there. */
class Part extends Component<PartProps> {
  /** Preact's name for its node. */
  private readonly __v?: MaskedNode;
  private readonly mask: MaskedNode['__m'] = [this.props.id, 0];
  private readonly isHydrated = isTakingOver();
  private isTaken = false;

  override render(): ReactNode {
    this.isTaken ||= takeTurn();
    if (!this.isTaken) throw nextTurn();
    // Ids are counted in the order of rendering, which is another one here than in the build.
    if (this.__v) this.__v.__m = this.mask;
    const { children } = this.props;
    // The page around it works already, and knows that it is in a browser: this part learns it anew.
    return this.isHydrated ? <BrowserContextProvider>{children}</BrowserContextProvider> : children;
  }
}

/** Takes the place of the component for React: see there. */
export function HydrationBoundary({ children }: HydrationBoundaryProps): ReactElement {
  const id = useId().slice(1);
  return (
    <Suspense fallback={null}>
      <Part id={id}>{children}</Part>
    </Suspense>
  );
}
