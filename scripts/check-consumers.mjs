// checks the packages, packed and installed in an empty folder outside the repository, with an adopter's tools
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { consumerFiles } from './lib/consumer-files.mjs'
import { getPublishedPackages } from './lib/published-packages.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'
import { run, runOrThrow } from './lib/run.mjs'

/** Dependencies that the repository itself does not use, at the tested versions. */
const peerVersions = {
  'css-loader': '7.1.2',
  'esbuild-loader': '4.3.0',
  'style-loader': '4.0.0',
  typescript: '5.9.3',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
}
const ownDependencies = [
  '@tanstack/react-query',
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

/** Returns the version in the repository's lock file. */
const getLockedVersions = async () => {
  const { packages: locked } = JSON.parse(await readFile(resolveFromRoot('package-lock.json'), 'utf8'))
  return Object.fromEntries(ownDependencies.map((name) => [name, locked[`node_modules/${name}`].version]))
}

export async function packPackage(from, folder) {
  const output = await runOrThrow('npm', ['pack', '--json', '--ignore-scripts', '--loglevel', 'silent', '--pack-destination', folder], {
    cwd: resolveFromRoot(from),
  })
  return `file:./${JSON.parse(output)[0].filename}`
}

// npm alone would wait for minutes if there is no registry
export const retryFlags = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000', '--fetch-timeout=30000']

async function install(folder) {
  const entries = Object.entries(getPublishedPackages()).map(async ([from, name]) => [name, await packPackage(from, folder)])
  const dependencies = Object.fromEntries(await Promise.all(entries))
  const manifest = { private: true, type: 'module', dependencies: { ...dependencies, ...(await getLockedVersions()), ...peerVersions } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  return run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error', ...retryFlags], {
    cwd: folder,
  })
}

/** Whether the registry responds; queried directly, because without it an install fails with varying errors. */
export async function hasRegistry() {
  const { code } = await run('npm', ['view', 'react', 'version', '--prefer-online', '--loglevel', 'silent', ...retryFlags])
  return code === 0
}

const bin = (name) => `./node_modules/.bin/${name}`
const esbuildOptions = ['--bundle', '--splitting', '--format=esm', '--outdir=dist/esbuild', '--jsx=automatic', '--log-level=error']

/** Checks by name, as an adopter would call them; the first create what the others compile. */
const consumerChecks = [
  ['npx jwsk generate', bin('jwsk'), 'generate', 'openapi.yaml', '--out', 'api/harbour', '--extension', '.js'],
  ['npx jwsk avue', bin('jwsk'), 'avue', 'option.js', '--entity', 'system/post', '--out', 'carried'],
  ['node, as a module', 'node', 'calls.mjs'],
  ['node, as CommonJS', 'node', 'calls.cjs'],
  ['npx jwsk new resource', bin('jwsk'), 'new', 'resource', 'system/post', '--out', 'printed'],
  ['npx jwsk new plugin', bin('jwsk'), 'new', 'plugin', 'car-wash'],
  ['npx jwsk new console', bin('jwsk'), 'new', 'console', 'harbour'],
  ['npx create-jwsk-plugin', bin('create-jwsk-plugin'), 'bike-rent'],
  ['npx jwsk mock and check, on a socket', 'node', 'port.mjs'],
  ['TypeScript 5.9, node16', bin('tsc'), '-p', 'tsconfig.node16.json'],
  ['TypeScript 5.9, bundler', bin('tsc'), '-p', 'tsconfig.bundler.json'],
  ['TypeScript 7, node16', resolveFromRoot('node_modules/.bin/tsc'), '-p', 'tsconfig.node16.json'],
  ['TypeScript 7, bundler', resolveFromRoot('node_modules/.bin/tsc'), '-p', 'tsconfig.bundler.json'],
  ['vitest', bin('vitest'), 'run', '--environment', 'jsdom'],
  ['vite', bin('vite'), 'build', '--outDir', 'dist/vite', '--logLevel', 'error'],
  ['esbuild', bin('esbuild'), 'screen.tsx', 'ui.tsx', 'wallboard.tsx', ...esbuildOptions],
  ['webpack', bin('webpack'), '--output-path', 'dist/webpack'],
]

async function runChecks(folder) {
  const findings = []
  for (const [title, command, ...args] of consumerChecks) {
    const { code, output } = await run(command, args, { cwd: folder })
    if (code !== 0) findings.push(`${title}\n${output}`)
  }
  return findings
}

/** Returns findings about what an adopter's tools reject; none if nothing can be installed. */
async function checkConsumers(folder) {
  await Promise.all(Object.entries(consumerFiles).map(([file, text]) => writeFile(join(folder, file), text)))
  const { code, output } = await install(folder)
  if (code === 0) return runChecks(folder)
  if (await hasRegistry()) return [`npm install\n${output}`]
  printLine('skipped: the registry cannot be reached, so nothing can be installed elsewhere')
}

if (isMainModule(import.meta.url)) {
  const folder = await mkdtemp(join(tmpdir(), 'jwsk-outside-'))
  try {
    const findings = await checkConsumers(folder)
    if (findings)
      reportFindings(findings, `in an empty folder the packages were given to ${consumerChecks.map(([title]) => title).join('; ')}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
