/** What Workbox notes about an entry of a cache. */
interface Note {
  readonly id: string;
  readonly timestamp: number;
}

class FakeRequest extends EventTarget {
  result: unknown;

  succeed(result?: unknown): this {
    this.result = result;
    queueMicrotask(() => this.dispatchEvent(new Event('success')));
    return this;
  }
}

class FakeCursor {
  constructor(
    private readonly notes: readonly Note[],
    private readonly request: FakeRequest,
    private position = 0,
  ) {}

  get value(): Note | undefined {
    return this.notes[this.position];
  }

  continue(): void {
    this.position += 1;
    this.request.succeed(this.value && this);
  }

  advance(): void {}

  continuePrimaryKey(): void {}
}

class FakeIndex {
  constructor(private readonly notes: Map<string, Note>) {}

  /** From the latest note to the first: Workbox asks for no other order. */
  openCursor(): FakeRequest {
    const latest = [...this.notes.values()].reverse();
    latest.sort((a, b) => b.timestamp - a.timestamp);
    const request = new FakeRequest();
    return request.succeed(latest.length > 0 ? new FakeCursor(latest, request) : null);
  }
}

class FakeStore {
  constructor(private readonly notes: Map<string, Note>) {}

  put(note: Note): FakeRequest {
    this.notes.delete(note.id);
    this.notes.set(note.id, note);
    return new FakeRequest().succeed();
  }

  get(id: string): FakeRequest {
    return new FakeRequest().succeed(this.notes.get(id));
  }

  delete(id: string): FakeRequest {
    this.notes.delete(id);
    return new FakeRequest().succeed();
  }

  index(): FakeIndex {
    return new FakeIndex(this.notes);
  }
}

class FakeTransaction extends EventTarget {
  constructor(
    private readonly notes: Map<string, Note>,
    readonly objectStoreNames: readonly string[],
  ) {
    super();
    setImmediate(() => this.dispatchEvent(new Event('complete')));
  }

  objectStore(): FakeStore {
    return new FakeStore(this.notes);
  }
}

class FakeDatabase extends EventTarget {
  private readonly notes = new Map<string, Note>();

  transaction(name: string): FakeTransaction {
    return new FakeTransaction(this.notes, [name]);
  }
}

/** The globals of a database, in memory, as far as Workbox' expiration of entries uses it. */
export function fakeDatabase(): object {
  const database = new FakeDatabase();
  return {
    indexedDB: {
      open: () => new FakeRequest().succeed(database),
      deleteDatabase: () => new FakeRequest().succeed(),
    },
    IDBCursor: FakeCursor,
    IDBDatabase: FakeDatabase,
    IDBIndex: FakeIndex,
    IDBObjectStore: FakeStore,
    IDBRequest: FakeRequest,
    IDBTransaction: FakeTransaction,
  };
}
