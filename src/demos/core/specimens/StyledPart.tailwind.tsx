// font-stylesheet: css2?family=Lora:wght@400;600&display=swap
// font-stylesheet: icon?family=Material+Icons&display=block
import Icon from '@mui/material/Icon';
import { AppProvider } from '@toolpad/core/AppProvider';
import { theme } from './theme';

export default function StyledPart() {
  return (
    <AppProvider theme={theme}>
      {/* preview-start */}
      <p className="m-6 rounded-lg bg-(--mui-palette-primary-main) p-4 font-[Lora,Georgia,serif] text-(--mui-palette-primary-contrastText)">
        <Icon className="mr-2 align-bottom">water</Icon>
        High water at 14:20
      </p>
      {/* preview-end */}
    </AppProvider>
  );
}
