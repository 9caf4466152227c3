// Loaded before a program, by `node --require`: writes which CommonJS modules it has loaded at its end.
const fs = require('node:fs');
const { isMainThread, Worker } = require('node:worker_threads');
const threads = require('node:worker_threads');

let started = 0;
threads.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    started += 1;
  }
};

if (isMainThread) {
  process.on('exit', () => {
    const modules = Object.keys(require.cache);
    fs.writeFileSync(
      process.env.LOADED_MODULES_FILE,
      JSON.stringify({ modules, threads: started }),
    );
  });
}
