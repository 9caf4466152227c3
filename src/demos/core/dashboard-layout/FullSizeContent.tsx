import Box from '@mui/material/Box';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [{ title: 'Shelves' }, { segment: 'orders', title: 'Orders' }];
const shelves = ['Rope', 'Paint', 'Lamps', 'Anchors', 'Sails', 'Charts'];

export default function FullSizeContent() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout defaultSidebarCollapsed>
        <Box
          component="ul"
          aria-label="Shelves"
          sx={{ flex: 1, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', m: 0, p: 0 }}
        >
          {shelves.map((shelf) => (
            <Box
              key={shelf}
              component="li"
              sx={{ display: 'grid', placeItems: 'center', border: 1, borderColor: 'divider' }}
            >
              {shelf}
            </Box>
          ))}
        </Box>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
