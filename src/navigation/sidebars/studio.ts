import { sidebars } from '../../../sidebars';

export default sidebars.studio;
