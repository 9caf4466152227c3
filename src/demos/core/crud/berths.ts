import type { GridFilterItem } from '@mui/x-data-grid';
import type { DataModel, DataModelId, DataSource } from '@toolpad/core/Crud';
import dayjs from 'dayjs';

export interface Berth extends DataModel {
  id: number;
  name: string;
  kind: 'quay' | 'pier' | 'ramp';
  length: number;
  crane: boolean;
  inspected: string | null;
}

const berths = new Map<number, Berth>(
  [
    ['North quay 1', 'quay', 180, true, '2026-03-02'],
    ['North quay 2', 'quay', 140, false, '2026-03-02'],
    ['Ferry ramp', 'ramp', 95, false, null],
    ['Container pier', 'pier', 320, true, '2026-01-27'],
    ['South quay', 'quay', 210, true, '2025-11-09'],
    ['Pilot ramp', 'ramp', 35, false, '2026-06-30'],
  ].map((row, index) => {
    const [name, kind, length, crane, inspected] = row;
    return [index + 1, { id: index + 1, name, kind, length, crane, inspected } as Berth];
  }),
);

function find(id: DataModelId): Berth {
  const berth = berths.get(Number(id));
  if (!berth) {
    throw new Error(`There is no berth ${id}.`);
  }
  return berth;
}

function passes(berth: Berth, { field, operator, value }: GridFilterItem): boolean {
  const own = String(berth[field] ?? '').toLowerCase();
  const wanted = String(value ?? '').toLowerCase();
  const tests: Record<string, boolean> = {
    contains: own.includes(wanted),
    equals: own === wanted,
    startsWith: own.startsWith(wanted),
    is: wanted === '' || own === wanted,
  };
  return tests[operator] ?? true;
}

/** Berths of a harbor, kept in memory. A real data source asks a server. */
export const berthSource = {
  fields: [
    { field: 'id', headerName: 'ID', width: 60 },
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
    {
      field: 'kind',
      headerName: 'Kind',
      type: 'singleSelect',
      valueOptions: ['quay', 'pier', 'ramp'],
      width: 90,
    },
    { field: 'length', headerName: 'Length (m)', type: 'number', width: 100 },
    { field: 'crane', headerName: 'Crane', type: 'boolean', width: 80 },
    {
      field: 'inspected',
      headerName: 'Inspected',
      type: 'date',
      valueGetter: (value: string | null) => value && dayjs(value).toDate(),
      width: 110,
    },
  ],
  getMany: ({ paginationModel: { page, pageSize }, sortModel, filterModel }) => {
    const items = [...berths.values()].filter((berth) =>
      filterModel.items.every((item) => passes(berth, item)),
    );
    const [sort] = sortModel;
    if (sort) {
      const sign = sort.sort === 'desc' ? -1 : 1;
      const key = ({ [sort.field]: value }: Berth) => String(value ?? '').padStart(6, '0');
      items.sort((a, b) => sign * key(a).localeCompare(key(b)));
    }
    return {
      items: items.slice(page * pageSize, (page + 1) * pageSize),
      itemCount: items.length,
    };
  },
  getOne: find,
  createOne: (data) => {
    const id = Math.max(0, ...berths.keys()) + 1;
    const berth = { ...data, id } as Berth;
    berths.set(id, berth);
    return berth;
  },
  updateOne: (id, data) => {
    const berth = { ...find(id), ...data } as Berth;
    berths.set(berth.id, berth);
    return berth;
  },
  deleteOne: (id) => {
    berths.delete(Number(id));
  },
  validate: ({ name, length }) => {
    const issues: { message: string; path: (keyof Berth)[] }[] = [];
    if (!name) {
      issues.push({ message: 'A berth needs a name', path: ['name'] });
    }
    if (!length || length < 20) {
      issues.push({ message: 'At least 20 m', path: ['length'] });
    }
    return { issues };
  },
} satisfies DataSource<Berth>;
