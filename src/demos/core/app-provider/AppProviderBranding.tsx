import WarehouseIcon from '@mui/icons-material/Warehouse';
import { AppProvider, type Branding } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';

// preview-start
const branding: Branding = {
  title: 'Harbor Supply',
  logo: <WarehouseIcon color="primary" sx={{ fontSize: 40 }} />,
};

export default function AppProviderBranding() {
  return (
    <AppProvider branding={branding}>
      <SignInPage providers={[{ id: 'github', name: 'GitHub' }]} signIn={() => {}} />
    </AppProvider>
  );
}
// preview-end
