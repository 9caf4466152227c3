import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, CrudProvider, DataSourceCache, Edit, List } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { berthSource, type Berth } from './berths';
import { keepInput } from './keepInput';
import { useMemoryRouter } from './memoryRouter';

const cache = new DataSourceCache();
const defaults: Partial<Berth> = { name: '', kind: 'quay', length: 100, crane: false };

export default function CrudPages() {
  const router = useMemoryRouter('/fleet/berths');
  const { pathname, navigate } = router;
  const id = pathname.split('/').at(-1) ?? '';
  const openList = () => navigate('/fleet/berths');

  return (
    <AppProvider router={router}>
      <DashboardLayout hideNavigation>
        {/* preview-start */}
        <CrudProvider<Berth> dataSource={berthSource} dataSourceCache={cache}>
          {id === 'berths' ? (
            <PageContainer title="Where ships lie" breadcrumbs={[]}>
              <List<Berth>
                initialPageSize={25}
                onCreateClick={() => navigate('/fleet/add-berth')}
                onEditClick={(berth) => navigate(`/fleet/change/${berth}`)}
              />
            </PageContainer>
          ) : (
            <PageContainer
              title={id === 'add-berth' ? 'Add a berth' : `Change berth ${id}`}
              breadcrumbs={[]}
              onResetCapture={keepInput}
            >
              {id === 'add-berth' ? (
                <Create<Berth> initialValues={defaults} onSubmitSuccess={openList} />
              ) : (
                <Edit<Berth> id={id} onSubmitSuccess={openList} />
              )}
              <Button onClick={openList}>Back to the list</Button>
            </PageContainer>
          )}
        </CrudProvider>
        {/* preview-end */}
      </DashboardLayout>
    </AppProvider>
  );
}
