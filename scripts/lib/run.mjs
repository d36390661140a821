import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { resolveFromRoot, root } from './root.mjs'

const path = [resolveFromRoot('node_modules/.bin'), resolveFromRoot('scripts/node_modules/.bin'), process.env.PATH].join(delimiter)

// without a shell, Windows does not find npm's command shims, which are .cmd files there
const isWindows = process.platform === 'win32'

/** Runs a command with the workspace's tools on its PATH → { code, output }; never throws. */
export function run(command, args = [], { cwd = root, env = {}, stdio = 'pipe', shell = isWindows } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, PATH: path, ...env }, stdio: ['ignore', stdio, stdio], shell })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() + (signal ? `\nended by ${signal}` : '') }),
    )
  })
}

/** Runs a command like {@link run}; throws its output if it fails. */
export async function runOrThrow(command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${(args ?? []).join(' ')} failed (${code})\n${output}`)
  return output
}
