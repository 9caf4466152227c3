import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchIndex } from '../../../../src/search/engine';
import { writeIndex } from '../../../../src/search/indexing/writeIndex';
import { openBuiltIndex } from '../../../../src/search/pagefind/builtIndex';

const pages = {
  '/notifications/': [
    '使用通知',
    `<p>useNotifications 钩子在页面上显示通知。</p>
     <h2 id="show">显示通知</h2><p>调用 show 方法显示消息。</p>
     <h2 id="close">关闭通知</h2><p>使用 close 方法并传入 key，即可关闭它，五秒后消失。</p>`,
  ],
  '/dialogs/': ['对话框', '<p>对话框会打断用户。</p><h2 id="confirm">确认</h2><p>单击按钮。</p>'],
  '/install/': ['安装', '<p>运行 npm install 安装软件包。</p>'],
} as const;

/** Writes an index of Chinese pages by Pagefind, and prints what queries find in it. */
async function main(queries: readonly string[]): Promise<void> {
  const build = await mkdtemp(path.join(tmpdir(), 'chinese-index-'));
  try {
    const outDir = path.join(build, 'zh');
    for (const [url, [title, body]] of Object.entries(pages)) {
      await mkdir(path.join(outDir, url), { recursive: true });
      const html = `<html lang="zh-CN"><body><article><h1>${title}</h1>${body}</article></body></html>`;
      await writeFile(path.join(outDir, url, 'index.html'), html);
    }
    const indexed = Object.entries(pages).map(([url, [title]]) => ({ url, title, keywords: [] }));
    await writeIndex({ outDir, language: 'zh-CN', pages: indexed });
    // Pagefind takes the language from the page that is open.
    const element = { getAttribute: () => 'zh-CN' };
    Object.assign(globalThis, {
      location: new URL('http://localhost/'),
      document: { currentScript: null, querySelector: () => element },
    });
    const index = await openBuiltIndex(build, 'zh');
    const found: Record<string, unknown> = {};
    for (const query of queries) {
      found[query] = await searchIndex(index, { query, filters: {}, limit: 5 });
    }
    process.stdout.write(JSON.stringify(found));
  } finally {
    await rm(build, { recursive: true });
  }
}

void main(process.argv.slice(2));
