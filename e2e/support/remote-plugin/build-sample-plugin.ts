import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jwskPlugin } from 'create-jwsk-plugin/vite'
import { build } from 'vite'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'

/** Manifest of a plugin, as `config.json` lists it, and its files by path. */
export interface BuiltPlugin {
  readonly manifest: {
    readonly id: string
    readonly base: string
    readonly entry: string
    readonly files: Readonly<Record<string, string>>
    readonly styles: Readonly<Record<string, string>>
    readonly needs: { readonly console: string }
  }
  readonly files: ReadonlyMap<string, string>
}

const root = resolveFromRoot('e2e/support/remote-plugin/hello')

/** Builds the sample plugin with the public preset. */
export async function buildSamplePlugin(outDir: string): Promise<BuiltPlugin> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { outDir, emptyOutDir: true },
    plugins: [jwskPlugin({ id: 'hello', log: () => undefined })],
  })
  const manifest = JSON.parse(await readFile(join(outDir, 'plugin.json'), 'utf8')) as BuiltPlugin['manifest'] // written by the preset
  const names = Object.keys({ ...manifest.files, ...manifest.styles })
  return {
    manifest,
    files: new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(outDir, name), 'utf8')] as const))),
  }
}
