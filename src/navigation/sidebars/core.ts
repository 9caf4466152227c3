import { sidebars } from '../../../sidebars';

export default sidebars.core;
