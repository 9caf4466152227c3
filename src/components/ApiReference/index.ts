export { ApiReturns } from './ApiReturns';
export { ApiRow } from './ApiRow';
export { ApiTable } from './ApiTable';
export { SchemaDefinition } from './SchemaDefinition';
