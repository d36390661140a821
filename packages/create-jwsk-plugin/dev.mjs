#!/usr/bin/env node
// jwsk-plugin dev --console FOLDER|URL [--port 5180]: runs the plugin in a built console and rebuilds it on every change
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { startDevServer } from './dev-server.mjs'

const usage = 'jwsk-plugin dev --console FOLDER|URL [--port 5180]: FOLDER is a built console, URL one that is served'

async function dev({ console: home, port }) {
  const watcher = await build({ build: { watch: {} }, logLevel: 'warn' })
  let server
  const report = ({ code, error }) => {
    if (code === 'END') server?.built()
    if (code !== 'ERROR') return
    process.stderr.write(`${error.message}\n`)
    server?.failed(error.message)
  }
  watcher.on('event', report)
  await new Promise((resolve) => watcher.on('event', ({ code }) => code === 'END' && resolve()))
  server = await startDevServer({ home, folder: 'dist', port: Number(port) })
  process.stdout.write(`\n${server.url}\nA change is built at once, and the page reloads; an error of the build is shown in the page.\n`)
}

const { values, positionals } = parseArgs({
  options: { console: { type: 'string', default: process.env.JWSK_CONSOLE }, port: { type: 'string', default: '5180' } },
  allowPositionals: true,
})
if (positionals[0] === 'dev' && values.console) await dev(values)
else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
}
