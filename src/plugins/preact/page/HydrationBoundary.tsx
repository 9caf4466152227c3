import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Component, Suspense, useId, type ReactElement, type ReactNode } from 'react';
import type { HydrationBoundaryProps } from '@site/src/components/HydrationBoundary';
import { isTakingOver, nextTurn } from './turns';

interface PartProps {
  /** The same in the build and in the browser, and no other part's. */
  readonly id: string;
  readonly whenVisible: boolean;
  readonly children: ReactNode;
}

/** A node of the tree as Preact has it. */
interface PreactNode {
  /** `useId` counts from the nearest node with a mask. */
  __m?: [prefix: string, count: number];
  /** The first of its elements. */
  readonly __e?: unknown;
}

/** Waits for its turn, by what Preact keeps the HTML of as long as it is not there. */
class Part extends Component<PartProps> {
  /** Preact's name for its node. */
  private readonly __v?: PreactNode;
  private readonly mask: PreactNode['__m'] = [this.props.id, 0];
  private readonly isHydrated = isTakingOver();
  private isAdmitted = false;
  private turn?: Promise<void>;

  override render(): ReactNode {
    if (!this.isAdmitted && isTakingOver()) throw (this.turn ??= this.nextTurn());
    this.isAdmitted = true;
    // Ids are counted in the order of rendering, which is another one here than in the build.
    if (this.__v) this.__v.__m = this.mask;
    const { children } = this.props;
    // The page around it works already, and knows that it is in a browser: this part learns it anew.
    return this.isHydrated ? <BrowserContextProvider>{children}</BrowserContextProvider> : children;
  }

  private async nextTurn(): Promise<void> {
    await nextTurn(this.props.whenVisible ? () => this.__v?.__e : undefined);
    this.isAdmitted = true;
  }
}

/** Takes the place of the component for React: see there. */
export function HydrationBoundary({
  whenVisible = false,
  children,
}: HydrationBoundaryProps): ReactElement {
  const id = useId().slice(1);
  return (
    <Suspense fallback={null}>
      <Part id={id} whenVisible={whenVisible}>
        {children}
      </Part>
    </Suspense>
  );
}
