// the packages, packed and installed in an empty folder elsewhere: what an adopter's own tools make of them
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMain, report } from './lib/main.mjs'
import { outsideFiles } from './lib/outside-files.mjs'
import { publishedPackages } from './lib/published.mjs'
import { fromRoot, print } from './lib/root.mjs'
import { run, runOrThrow } from './lib/run.mjs'

/** what the repository itself does not use, at the versions that were tried */
const others = {
  'css-loader': '7.1.2',
  'esbuild-loader': '4.3.0',
  'style-loader': '4.0.0',
  typescript: '5.9.3',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
}
const ours = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'esbuild',
  'jsdom',
  'react',
  'react-dom',
  'react-router-dom',
  'undici',
  'vite',
  'vitest',
]

/** the version that the repository's lock names */
const lockedVersions = async () => {
  const { packages: locked } = JSON.parse(await readFile(fromRoot('package-lock.json'), 'utf8'))
  return Object.fromEntries(ours.map((name) => [name, locked[`node_modules/${name}`].version]))
}

export async function packed(from, folder) {
  const output = await runOrThrow('npm', ['pack', '--json', '--ignore-scripts', '--loglevel', 'silent', '--pack-destination', folder], {
    cwd: fromRoot(from),
  })
  return `file:./${JSON.parse(output)[0].filename}`
}

// npm alone would wait for minutes where there is no registry
export const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000', '--fetch-timeout=30000']

async function install(folder) {
  const entries = Object.entries(publishedPackages()).map(async ([from, name]) => [name, await packed(from, folder)])
  const dependencies = Object.fromEntries(await Promise.all(entries))
  const manifest = { private: true, type: 'module', dependencies: { ...dependencies, ...(await lockedVersions()), ...others } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  return run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error', ...patience], {
    cwd: folder,
  })
}

/** without a registry an install fails for this reason or that, so the registry itself is asked */
export async function hasRegistry() {
  const { code } = await run('npm', ['view', 'react', 'version', '--prefer-online', '--loglevel', 'silent', ...patience])
  return code === 0
}

const bin = (name) => `./node_modules/.bin/${name}`
const esbuildOptions = ['--bundle', '--splitting', '--format=esm', '--outdir=dist/esbuild', '--jsx=automatic', '--log-level=error']

/** what is tried, in the adopter's words; the first two make what the others compile */
const trials = [
  ['npx jwsk generate', bin('jwsk'), 'generate', 'openapi.yaml', '--out', 'api/harbour', '--extension', '.js'],
  ['npx jwsk avue', bin('jwsk'), 'avue', 'option.js', '--entity', 'system/post', '--out', 'carried'],
  ['node, as a module', 'node', 'calls.mjs'],
  ['node, as CommonJS', 'node', 'calls.cjs'],
  ['npx jwsk-mocks, on a socket', 'node', 'port.mjs'],
  ['TypeScript 5.9, node16', bin('tsc'), '-p', 'tsconfig.node16.json'],
  ['TypeScript 5.9, bundler', bin('tsc'), '-p', 'tsconfig.bundler.json'],
  ['TypeScript 7, node16', fromRoot('node_modules/.bin/tsc'), '-p', 'tsconfig.node16.json'],
  ['TypeScript 7, bundler', fromRoot('node_modules/.bin/tsc'), '-p', 'tsconfig.bundler.json'],
  ['vitest', bin('vitest'), 'run'],
  ['vite', bin('vite'), 'build', '--outDir', 'dist/vite', '--logLevel', 'error'],
  ['esbuild', bin('esbuild'), 'screen.tsx', ...esbuildOptions],
  ['webpack', bin('webpack'), '--output-path', 'dist/webpack'],
]

async function tried(folder) {
  const findings = []
  for (const [title, command, ...args] of trials) {
    const { code, output } = await run(command, args, { cwd: folder })
    if (code !== 0) findings.push(`${title}\n${output}`)
  }
  return findings
}

/** sentences about what an adopter's tools refuse; nothing where nothing can be installed */
async function outsideFindings(folder) {
  await Promise.all(Object.entries(outsideFiles).map(([file, text]) => writeFile(join(folder, file), text)))
  const { code, output } = await install(folder)
  if (code === 0) return tried(folder)
  if (await hasRegistry()) return [`npm install\n${output}`]
  print('skipped: the registry cannot be reached, so nothing can be installed elsewhere')
}

if (isMain(import.meta.url)) {
  const folder = await mkdtemp(join(tmpdir(), 'jwsk-outside-'))
  try {
    const findings = await outsideFindings(folder)
    if (findings) report(findings, `in an empty folder the packages were given to ${trials.map(([title]) => title).join('; ')}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
