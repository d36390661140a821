// npm run preview: serves the production build with nginx and its rules, as in a deployment, with the mock platform as back end
import { rm, writeFile } from 'node:fs/promises'
import { startMocks } from './lib/mock-server.mjs'
import { startNginx } from './lib/nginx-server.mjs'
import { release } from './lib/release.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'
import { ensureNginx } from './nginx.mjs'

const port = Number(process.env.PORT ?? 8080)
const nginx = await ensureNginx()
if (!nginx) {
  printLine("No nginx is installed here: install Debian's nginx-light, or use npm start.")
  process.exit(1)
}
const isBuilt = process.argv.includes('--built')
printLine(isBuilt ? 'Serving the last build.' : 'Building; "npm run preview -- --built" serves the last build instead.')
if (!isBuilt) await runOrThrow('node', [resolveFromRoot('scripts/build.mjs')], { stdio: 'inherit' })
const mocks = await startMocks()
const to = resolveFromRoot('.cache/preview')
await rm(to, { recursive: true, force: true })
const { build } = await release({ to, gateway: new URL(mocks.url).host, listen: `127.0.0.1:${port}` })
// keeps files of the platform in memory
await writeFile(`${to}/nginx/own-mocks.conf`, 'location ^~ /__mock/ {\n  proxy_pass http://gateway;\n}\n')
const server = await startNginx(nginx, { to, port })
printLine(
  `\n  build ${build} is at http://127.0.0.1:${port}, account admin, password admin123\n  its log: ${to}/run/access.log\n  Ctrl-C stops it.`,
)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => Promise.all([server.stop(), mocks.close()]).finally(() => process.exit(0)))
