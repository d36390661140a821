// npm run release -- --to DIR [--base /admin/] [--config FILE] [--gateway HOST:PORT] [--listen 8080] [--log run/access.log]:
// lays the build and nginx's files where nginx -p DIR -c nginx/nginx.conf finds them
import { option } from './lib/main.mjs'
import { release } from './lib/release.mjs'
import { print } from './lib/root.mjs'

const to = option('to')
if (!to) throw new Error('release: --to names the folder, as in npm run release -- --to /srv/console')
const { build, kept, dropped } = await release({
  to,
  base: option('base'),
  config: option('config'),
  gateway: option('gateway'),
  listen: option('listen'),
  log: option('log'),
})
print(`build ${build} is in ${to}; files of ${kept} builds are kept, ${dropped} older files went`)
