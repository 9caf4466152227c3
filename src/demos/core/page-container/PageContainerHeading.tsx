import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer, type PageHeaderProps } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [{ title: 'Library' }, { segment: 'rooms', title: 'Reading rooms' }];

// preview-start
function OpenHeader({ title }: PageHeaderProps) {
  const activePage = useActivePage();

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography component="h1" variant="h4">
        {title ?? activePage?.title}
      </Typography>
      <Chip color="success" label="Open until 20:00" />
    </Stack>
  );
}

const slots = { header: OpenHeader };
// preview-end

export default function PageContainerHeading() {
  const router = useMemoryRouter('/rooms');

  return (
    <AppProvider navigation={navigation} router={router}>
      <main>
        <PageContainer slots={slots}>
          <Typography>Two of five rooms are free.</Typography>
        </PageContainer>
      </main>
    </AppProvider>
  );
}
