#!/usr/bin/env node
// Started by assistants from folders of their own, and by Node, which does not read TypeScript.
const path = require('node:path');

process.chdir(path.join(__dirname, '../..'));
process.argv.splice(2, 0, path.join(__dirname, 'mcp.ts'));
void import('../command-line/run.mjs');
