#!/usr/bin/env node
// Started by assistants from folders of their own, and by Node, which does not read TypeScript.
const path = require('node:path');
const { createJiti } = require('jiti');

process.chdir(path.join(__dirname, '../..'));
void createJiti(__filename).import('./mcp.ts');
