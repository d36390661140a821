import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    server.on('error', () => resolve(false))
  })

/** Finds a free port of this machine, below the range from which the system takes others before it is used. */
export async function freePort() {
  const port = randomInt(20_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

/** Whether a process listens on a port of this machine. */
export const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true) ?? socket.destroy())
    socket.on('error', () => resolve(false))
  })

/**
 * Runs nginx on a release, in the foreground → { getOutput, stop }; throws its output if it does not start.
 * @param {string} program @param {{ to: string, port: number, user?: number }} release
 */
export async function startNginx(program, { to, port, user }) {
  const child = spawn(program, ['-p', to, '-c', 'nginx/nginx.conf', '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`)
    await setTimeout(50)
  }
  return {
    getOutput: () => output,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
