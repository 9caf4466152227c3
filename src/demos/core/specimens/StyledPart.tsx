// font-stylesheet: css2?family=Lora:wght@400;600&display=swap
// font-stylesheet: icon?family=Material+Icons&display=block
import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import { AppProvider } from '@toolpad/core/AppProvider';
import { theme } from './theme';

export default function StyledPart() {
  return (
    <AppProvider theme={theme}>
      {/* preview-start */}
      <Box
        component="p"
        sx={{
          m: 3,
          p: 2,
          borderRadius: 2,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          fontFamily: "'Lora', Georgia, serif",
        }}
      >
        <Icon sx={{ mr: 1, verticalAlign: 'bottom' }}>water</Icon>
        High water at 14:20
      </Box>
      {/* preview-end */}
    </AppProvider>
  );
}
