import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { AppHostProvider } from 'virtual:studio-runtime';
import { useEffect, useMemo, type ReactNode } from 'react';
import { tellPage } from '../frame/messages';
import { Mirrored } from '../frame/Mirrored';
import type { PageState } from '../frame/pageState';
import type { LoadedComponents } from './components';
import { Element } from './Element';
import type { ElementRequest } from './messages';
import { studioTheme } from './studioTheme';

interface ShownProps {
  readonly request: ElementRequest;
  readonly components: LoadedComponents;
  readonly page: PageState;
}

const noScope = {};

/** The element that the page asks for, with what an app has around it. */
export function Shown({ request, components, page }: ShownProps): ReactNode {
  const { theme: mode, dir } = page;
  const theme = useMemo(() => studioTheme(mode, dir), [mode, dir]);
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
    tellPage({ type: 'demo:ready' });
  }, [request]);
  return (
    <Mirrored dir={dir}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <AppHostProvider>
          <Element
            key={request.generation}
            element={request.element}
            components={components}
            expressions={request.expressions}
            scope={noScope}
            isOuter
          />
        </AppHostProvider>
      </ThemeProvider>
    </Mirrored>
  );
}
