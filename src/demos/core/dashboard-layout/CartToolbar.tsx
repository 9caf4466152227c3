import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { createContext, useContext, useState } from 'react';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [{ title: 'Stock' }, { segment: 'orders', title: 'Orders' }];

const CartContext = createContext(0);

// preview-start
function CartActions() {
  const items = useContext(CartContext);

  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <IconButton aria-label={`Cart, ${items} items`}>
        <Badge badgeContent={items} color="primary">
          <ShoppingCartIcon />
        </Badge>
      </IconButton>
      <ThemeSwitcher />
    </Stack>
  );
}

const slots = { toolbarActions: CartActions };
// preview-end

export default function CartToolbar() {
  const router = useMemoryRouter('/orders');
  const [items, setItems] = useState(3);

  return (
    <CartContext value={items}>
      <AppProvider navigation={navigation} router={router} theme={theme}>
        <DashboardLayout slots={slots}>
          <PageContainer>
            <Button onClick={() => setItems(items + 1)}>Order one more rope</Button>
          </PageContainer>
        </DashboardLayout>
      </AppProvider>
    </CartContext>
  );
}
