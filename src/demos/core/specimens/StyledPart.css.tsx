// font-stylesheet: css2?family=Lora:wght@400;600&display=swap
// font-stylesheet: icon?family=Material+Icons&display=block
import Icon from '@mui/material/Icon';
import { AppProvider } from '@toolpad/core/AppProvider';
import { theme } from './theme';
import './StyledPart.css';

export default function StyledPart() {
  return (
    <AppProvider theme={theme}>
      {/* preview-start */}
      <p className="tide">
        <Icon className="tide-icon">water</Icon>
        High water at 14:20
      </p>
      {/* preview-end */}
    </AppProvider>
  );
}
