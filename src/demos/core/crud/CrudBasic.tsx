import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, DataSourceCache } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { berthSource, type Berth } from './berths';
import { keepInput } from './keepInput';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [{ segment: 'berths', title: 'Berths', pattern: 'berths{/:rest}*' }];

const cache = new DataSourceCache();

export default function CrudBasic() {
  const router = useMemoryRouter('/berths');

  return (
    <AppProvider navigation={navigation} router={router}>
      <DashboardLayout hideNavigation>
        <PageContainer>
          <div onResetCapture={keepInput}>
            {/* preview-start */}
            <Crud<Berth>
              dataSource={berthSource}
              dataSourceCache={cache}
              rootPath="/berths"
              initialPageSize={25}
              defaultValues={{ kind: 'quay', length: 100, crane: false }}
            />
            {/* preview-end */}
          </div>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
