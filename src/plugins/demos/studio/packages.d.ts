/*
 * What is used of Studio's packages, under names that `studioPackages.ts` resolves: typings of the
 * packages themselves would give every error of this program a `code` of an unknown type.
 */
declare module 'virtual:studio-runtime' {
  import type { ComponentType, ReactNode } from 'react';

  /** What a component says of one of its properties. */
  export interface ArgType {
    readonly type: string;
    readonly default?: unknown;
    readonly onChangeProp?: string;
    readonly onChangeHandler?: (value: unknown) => unknown;
    readonly defaultValueProp?: string;
  }

  export const TOOLPAD_COMPONENT: unique symbol;

  export type ToolpadComponent = ComponentType<Record<string, unknown>> & {
    readonly [TOOLPAD_COMPONENT]: {
      readonly argTypes?: Readonly<Record<string, ArgType>>;
      readonly defaultLayoutHeight?: number;
    };
  };

  export function AppHostProvider(props: { readonly children: ReactNode }): ReactNode;
}

declare module 'virtual:studio-components/*' {
  const component: unknown;
  export default component;
}
