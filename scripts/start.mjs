// npm start: runs the console on the embedded mock platform, or on the gateway in VITE_API;
// PROFILE=springblade and PASSWORD_KEY are needed if that gateway is a SpringBlade
import { connect } from 'node:net'
import { createServer } from 'vite'
import { galleryServerPlugin } from './lib/gallery-plugin.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { runOrThrow } from './lib/run.mjs'

// the console's config imports its own modules without an extension, like all code here
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const host = '127.0.0.1'
const port = Number(process.env.PORT ?? 5173)
const { VITE_API: gateway, PROFILE: profile = 'jwsk', PASSWORD_KEY: passwordKey } = process.env

const isReachable = () =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.on('connect', () => resolve(true) ?? socket.destroy())
    socket.on('error', () => resolve(false))
  })

function exitWithError(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 1 || port > 65_535)
  exitWithError(`PORT is "${process.env.PORT}": it must be a number from 1 to 65535.`)
if (await isReachable())
  exitWithError(`Port ${port} is in use. Stop the program that has it, or choose another: PORT=${port + 1} npm start`)

const profilesWithKey = ['springblade', 'bladex']
const profiles = ['jwsk', 'springblade', 'springblade3', 'bladex']
if (!profiles.includes(profile)) exitWithError(`PROFILE is "${profile}": it must be one of ${profiles.join(', ')}.`)
if (profile === 'springblade3' && !gateway) exitWithError(`PROFILE=${profile} goes with VITE_API, the address of the server.`)
if (profilesWithKey.includes(profile) && !(gateway && passwordKey))
  exitWithError(`PROFILE=${profile} goes with VITE_API, the address of the server, and PASSWORD_KEY, its SM2 key in hex.`)
if (passwordKey && !/^(?:04)?[\da-f]{128}$/i.test(passwordKey))
  exitWithError(`PASSWORD_KEY is no SM2 key: it must be 04 and 128 hex digits, or those 128; it has ${passwordKey.length} characters.`)

await runOrThrow('node', [resolveFromRoot('scripts/generate.mjs')], { stdio: 'inherit' })
const server = await createServer({
  root: resolveFromRoot('packages/console'),
  mode: gateway ? 'development' : 'demo',
  clearScreen: false,
  logLevel: 'warn',
  plugins: gateway ? [] : [galleryServerPlugin()],
  server: { host, port, strictPort: true },
})
try {
  await server.listen()
} catch (error) {
  exitWithError(`The console could not listen on ${host}:${port}: ${error.message}`)
}
printLine(`\n  The console is at http://${host}:${port}`)
if (gateway) printLine(`  It calls ${gateway}; its client is set in packages/console/public/config.json\n`)
else printLine('  It runs on built-in demo data; sign in with\n    tenant    000000\n    account   admin\n    password  admin123\n')
printLine('  Ctrl-C stops it.')
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close().finally(() => process.exit(0)))
