export { ClearButton } from './ClearButton';
export { KeptTable } from './KeptTable';
export { SentTable } from './SentTable';
export { StatusSwitch } from './StatusSwitch';
