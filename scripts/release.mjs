// npm run release -- --to DIR [--base /admin/] [--config FILE] [--gateway HOST:PORT] [--listen 8080] [--log run/access.log]
// installs the build and nginx's files for `nginx -p DIR -c nginx/nginx.conf`
import { readOption } from './lib/cli.mjs'
import { release } from './lib/release.mjs'
import { printLine } from './lib/root.mjs'

const to = readOption('to')
if (!to) throw new Error('release: --to names the folder, as in npm run release -- --to /srv/console')
const { build, kept, dropped } = await release({
  to,
  base: readOption('base'),
  config: readOption('config'),
  gateway: readOption('gateway'),
  listen: readOption('listen'),
  log: readOption('log'),
})
printLine(`build ${build} is in ${to}; files of ${kept} builds are kept, ${dropped} older files went`)
