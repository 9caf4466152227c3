import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [{ segment: 'floor-plan', title: 'Floor plan' }];

const widths = { xs: 'xs', sm: 'sm', none: false } as const;

export default function PageContainerWidth() {
  const router = useMemoryRouter('/floor-plan');
  const [width, setWidth] = useState<keyof typeof widths>('xs');

  return (
    <AppProvider navigation={navigation} router={router}>
      <main>
        {/* preview-start */}
        <PageContainer maxWidth={widths[width]}>
          <Paper variant="outlined" sx={{ p: 3 }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Width of the page"
              value={width}
              onChange={(_event, value) => setWidth(value ?? width)}
            >
              <ToggleButton value="xs">444 px</ToggleButton>
              <ToggleButton value="sm">600 px</ToggleButton>
              <ToggleButton value="none">Full</ToggleButton>
            </ToggleButtonGroup>
          </Paper>
        </PageContainer>
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
