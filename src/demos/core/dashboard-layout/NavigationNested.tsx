import InventoryIcon from '@mui/icons-material/InventoryOutlined';
import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

// preview-start
const navigation: Navigation = [
  { title: 'Stock', icon: <InventoryIcon /> },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <BarChartIcon />,
    children: [
      { segment: 'daily', title: 'Daily' },
      { segment: 'weekly', title: 'Weekly' },
    ],
  },
];
// preview-end

export default function NavigationNested() {
  const router = useMemoryRouter('/reports/weekly');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>Sales rose by a tenth.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
