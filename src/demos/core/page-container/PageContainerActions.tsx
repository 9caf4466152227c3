import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [{ title: 'Library' }, { segment: 'catalog', title: 'Catalog' }];

export default function PageContainerActions() {
  const router = useMemoryRouter('/catalog');
  const [books, setBooks] = useState(318);

  // preview-start
  const actions = (
    <>
      <Button disabled={books === 318} onClick={() => setBooks(318)}>
        Reset
      </Button>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => setBooks((count) => count + 1)}
      >
        Add book
      </Button>
    </>
  );

  return (
    <AppProvider navigation={navigation} router={router}>
      <main>
        <PageContainer slotProps={{ header: { slotProps: { toolbar: { children: actions } } } }}>
          <Typography>{books} books on the shelves</Typography>
        </PageContainer>
      </main>
    </AppProvider>
  );
  // preview-end
}
