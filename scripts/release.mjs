// npm run release -- --to DIR [--base /admin/] [--config FILE] [--gateway HOST:PORT] [--strip /api] [--listen 8080] [--log run/access.log]
// installs the build and nginx's files for `nginx -p DIR -c nginx/nginx.conf`; with --build ID returns to a build that is kept there
import { readOption } from './lib/cli.mjs'
import { release, restore } from './lib/release.mjs'
import { printLine } from './lib/root.mjs'

const to = readOption('to')
if (!to) throw new Error('release: --to names the folder, as in npm run release -- --to /srv/console')
// without an id it lists them
const earlier = readOption('build', null)
if (earlier === null) {
  const { build, retained, dropped } = await release({
    to,
    base: readOption('base'),
    config: readOption('config'),
    gateway: readOption('gateway'),
    strip: readOption('strip'),
    listen: readOption('listen'),
    log: readOption('log'),
  })
  printLine(`build ${build} is in ${to}; files of ${retained} builds are kept, ${dropped} older files went`)
} else {
  const { build, version, retained } = await restore({ to, build: earlier ?? '' })
  printLine(`build ${build} (${version}) is in use again; ${retained} builds are kept in ${to}`)
}
