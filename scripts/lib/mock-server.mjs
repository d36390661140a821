import { spawn } from 'node:child_process'
import { resolveFromRoot, root } from './root.mjs'

const timeoutMs = 120_000

/** Starts the mock platform on a free port, in a child process → { url, greeting, close }. */
export async function startMocks({ port = 0, env = {} } = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', resolveFromRoot('packages/sdk/bin/jwsk.mjs'), 'mock'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let output = ''
  const url = await new Promise((resolve, reject) => {
    const listen = (chunk) => {
      output += chunk
      const found = /https?:\/\/[\w.]+:\d+/.exec(output)
      if (found) resolve(found[0])
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    ended.then(() => reject(new Error(`the mock server ended before it listened:\n${output}`)))
    setTimeout(() => reject(new Error(`the mock server did not listen within ${timeoutMs / 1000} s:\n${output}`)), timeoutMs).unref()
  })
  return {
    url: url.replace('localhost', '127.0.0.1'),
    greeting: output,
    close: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}
