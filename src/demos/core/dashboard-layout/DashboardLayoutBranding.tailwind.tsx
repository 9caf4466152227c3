// font-stylesheet: css2?family=Lora:wght@400;600&display=swap
// font-stylesheet: icon?family=Material+Icons&display=block
import Icon from '@mui/material/Icon';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './brandingTheme';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [
  { segment: 'tides', title: 'Tides', icon: <Icon>water</Icon> },
  { segment: 'pilots', title: 'Pilots', icon: <Icon>explore</Icon> },
];

export default function DashboardLayoutBranding() {
  const router = useMemoryRouter('/tides');

  return (
    <AppProvider
      navigation={navigation}
      router={router}
      theme={theme}
      branding={{ title: 'Harbor', logo: <Icon sx={{ m: 1 }}>anchor</Icon>, homeUrl: '/tides' }}
    >
      <DashboardLayout>
        {/* preview-start */}
        <p className="m-6 rounded-lg bg-(--mui-palette-primary-main) p-4 text-(--mui-palette-primary-contrastText)">
          High water at 14:20
        </p>
        {/* preview-end */}
      </DashboardLayout>
    </AppProvider>
  );
}
