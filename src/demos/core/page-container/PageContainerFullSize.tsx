import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [{ segment: 'shelves', title: 'Shelves' }];

export default function PageContainerFullSize() {
  const router = useMemoryRouter('/shelves');

  return (
    <AppProvider
      navigation={navigation}
      router={router}
      branding={{ title: 'Canal library', logo: '' }}
    >
      <DashboardLayout hideNavigation>
        {/* preview-start */}
        <PageContainer>
          <Box
            sx={{
              flex: 1,
              display: 'grid',
              placeItems: 'center',
              border: '1px dashed',
              borderColor: 'divider',
            }}
          >
            <Typography>Map of the shelves, down to the end of the window</Typography>
          </Box>
        </PageContainer>
        {/* preview-end */}
      </DashboardLayout>
    </AppProvider>
  );
}
