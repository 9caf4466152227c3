export { FileReport } from './FileReport';
export { ReasonForm } from './ReasonForm';
