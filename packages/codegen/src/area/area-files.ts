import { isAreaName } from '../case.mjs'
import type { Plan } from '../plan'
import { createServerFiles } from '../server/server-files'
import { createWebFiles, toServiceName } from './web-files'

const createReadme = (area: string) => `# ${area}

- \`web/\`：前端。把其中的文件复制到仓库根目录，然后运行：

  \`\`\`
  npm run new-plugin -- ${area}
  npm install
  npx vitest run plugins/${area}
  \`\`\`

  第一条命令登记已有的插件、模拟数据和 SDK 入口（\`@jwsk/sdk/${toServiceName(area)}\`）。
- \`server/\`：后端。\`src\` 放入服务工程，\`sql\` 在数据库中执行一次，再给角色授权。

---

- \`web/\`: the front end. Copy its files to the root of the repository, then run the three commands above; the first registers the plugin, the stand-in's rows and the SDK's entry.
- \`server/\`: the back end. \`src\` belongs into the service, \`sql\` is run once; then grant the menu to roles.
`

/** All files of an area by path: the front-end half under \`web\`, the server half under \`server\`. */
export function createAreaFiles(area: string, plans: readonly Plan[]): Readonly<Record<string, string>> {
  if (!isAreaName(area)) throw new Error(`${area} is no name for an area`)
  const under = (folder: string, files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text] as const)
  return Object.fromEntries([
    ['README.md', createReadme(area)],
    ...under('web', createWebFiles(area, plans)),
    ...under('server', createServerFiles(area, plans)),
  ])
}
