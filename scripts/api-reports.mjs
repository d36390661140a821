// reports of the public API of published packages, one file per entry in the package's folder api/, so that reviews show API changes
// without --write it compares and prints the differences; it reads the declarations that `npm run build` writes
import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { listGeneratedServices } from './lib/package-entries.mjs'
import { getPublishedPackages, readManifest } from './lib/published-packages.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'

const compilerOptions = {
  ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
  ...{ strict: true, skipLibCheck: true, types: [] },
}

const silent = { default: { logLevel: 'none' } }

/** Returns the entries with types, except services, which repeat the contracts, and /raw, which is the contracts' own types. */
async function getPackageEntries(folder) {
  const made = new Set([...(await listGeneratedServices(resolveFromRoot(folder, 'src'))), 'raw'].map((name) => `./${name}`))
  return Object.entries(readManifest(folder).exports ?? {}).flatMap(([key, value]) => {
    const types = value.types ?? value.import?.types
    return types && !made.has(key) ? [{ folder, types: resolveFromRoot(folder, types) }] : []
  })
}

const createExtractorConfig = ({ folder, types }) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: resolveFromRoot(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: resolveFromRoot(folder),
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: basename(types).replace(/\.d\.m?ts$/, ''),
        reportFolder: resolveFromRoot(folder, 'api'),
        reportTempFolder: resolveFromRoot('.cache/api', folder),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: silent, compilerMessageReporting: silent, tsdocMessageReporting: silent },
    },
  })

/** Returns findings about reports that differ from the built declarations. */
export async function checkApiReports({ writes }) {
  const entries = (await Promise.all(Object.keys(getPublishedPackages()).map(getPackageEntries))).flat()
  const configs = entries.map(createExtractorConfig)
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: entries.map(({ types }) => types) })
  const findings = []
  for (const config of configs) {
    await mkdir(config.reportFolder, { recursive: true })
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: writes,
      messageCallback: (message) => {
        message.handled = true
      },
    })
    const file = config.reportFilePath.slice(resolveFromRoot().length + 1)
    if (apiReportChanged)
      findings.push(`${file} is not what the declarations say; if the change is meant: npm run build && npm run docs:api`)
  }
  return findings
}

if (isMainModule(import.meta.url)) {
  const writes = process.argv.includes('--write')
  const findings = await checkApiReports({ writes })
  if (writes) printLine(`${findings.length} reports have changed`)
  else reportFindings(findings, 'the public API is as its reports say')
}
