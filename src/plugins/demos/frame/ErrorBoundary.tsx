import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly onError: (error: Error) => void;
  /** Shown in place of what failed. */
  readonly fallback: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

/** Catches what a demo throws while it renders. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onError(ErrorBoundary.getDerivedStateFromError(thrown).error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
