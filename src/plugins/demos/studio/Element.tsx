import Box from '@mui/material/Box';
import { TOOLPAD_COMPONENT, type ArgType } from 'virtual:studio-runtime';
import { Fragment, useMemo, type ReactNode } from 'react';
import { slotsOf } from '../../../studio-elements/slotsOf';
import type { StudioElement } from '../../../studio-elements/types';
import type { LoadedComponents } from './components';
import { tellStudioPage, type ElementRequest } from './messages';
import { resolveProps, type Scope } from './resolveProps';
import { useControlled } from './useControlled';

/** Components that arrange what is in them, and have no box of their own around them. */
const LAYOUTS = ['PageRow', 'PageColumn'];

interface ElementProps extends Pick<ElementRequest, 'expressions'> {
  readonly element: StudioElement;
  readonly components: LoadedComponents;
  readonly scope: Scope;
  /** True for the element that the page is about. */
  readonly isOuter: boolean;
}

const noArgTypes: Readonly<Record<string, ArgType>> = {};

/** An element as Studio's own runtime puts it on a page. */
export function Element({
  element,
  components,
  expressions,
  scope,
  isOuter,
}: ElementProps): ReactNode {
  const Component = components.get(element.component);
  if (!Component) throw new Error(`The component "${element.component}" is not loaded.`);
  const { argTypes = noArgTypes, defaultLayoutHeight } = Component[TOOLPAD_COMPONENT];
  // The grid starts anew with every other list of columns, so each must stay the same object.
  const props = useMemo(
    () => resolveProps(element, argTypes, expressions, scope),
    [element, argTypes, expressions, scope],
  );
  const controlled = useControlled(argTypes, props, isOuter);

  const slots = slotsOf(element);
  const elementsIn = (slot: string, inner: Scope): ReactNode =>
    (slots.find(({ name }) => name === slot)?.elements ?? []).map((child) => (
      <Element
        key={child.name}
        element={child}
        components={components}
        expressions={expressions}
        scope={inner}
        isOuter={false}
      />
    ));
  const special: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries(argTypes)) {
    if (type === 'event') {
      special[name] = () => isOuter && tellStudioPage({ type: 'studio:event', property: name });
    } else if (type === 'element') {
      special[name] = elementsIn(name, scope);
    } else if (type === 'template') {
      special[name] = (key: string, local: Scope): ReactNode => (
        <Fragment key={key}>{elementsIn(name, { ...scope, ...local })}</Fragment>
      );
    }
  }
  const given = { ...props, ...controlled, ...special };
  if (LAYOUTS.includes(element.component)) {
    return <Component {...given} />;
  }
  const { horizontalAlign = 'start', verticalAlign = 'start', height } = element.layout ?? {};
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: String(verticalAlign),
        justifyContent: String(horizontalAlign),
        height: typeof height === 'number' ? height : defaultLayoutHeight,
        minHeight: isOuter ? undefined : '100%',
      }}
    >
      <Component {...given} />
    </Box>
  );
}
