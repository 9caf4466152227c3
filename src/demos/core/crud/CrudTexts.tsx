import Box from '@mui/material/Box';
import { deDE as materialGerman } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { deDE as gridGerman } from '@mui/x-data-grid/locales';
import { AppProvider, type LocaleText } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { berthSource, type Berth } from './berths';

// preview-start
const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
    colorSchemes: { light: true, dark: true },
  },
  materialGerman,
  gridGerman,
);

const texts: Partial<LocaleText> = {
  createNewButtonLabel: 'Neuer Liegeplatz',
  reloadButtonLabel: 'Neu laden',
  editLabel: 'Ändern',
  deleteLabel: 'Löschen',
  deleteConfirmTitle: 'Liegeplatz löschen?',
  deleteConfirmMessage: 'Er verschwindet für alle.',
  deleteConfirmLabel: 'Löschen',
  deleteCancelLabel: 'Abbrechen',
  deleteSuccessMessage: 'Gelöscht.',
};
// preview-end

const source = {
  ...berthSource,
  fields: [
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
    { field: 'length', headerName: 'Länge (m)', type: 'number' as const, width: 110 },
  ],
};

export default function CrudTexts() {
  return (
    <AppProvider theme={theme} localeText={texts}>
      <Box component="main" lang="de" sx={{ p: 2 }}>
        <List<Berth> dataSource={source} initialPageSize={25} onCreateClick={() => {}} />
      </Box>
    </AppProvider>
  );
}
