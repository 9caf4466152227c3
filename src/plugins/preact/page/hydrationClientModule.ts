import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { beginTurns } from './turns';

// Before the page is taken over, which Docusaurus does once these modules have run.
if (ExecutionEnvironment.canUseDOM) beginTurns();
