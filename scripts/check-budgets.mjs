// budgets.json holds what the product may weigh; this measures it: SDK, files, and what a browser really loads
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isMainModule, readOption } from './lib/cli.mjs'
import { findLongestComponent } from './lib/component-lines.mjs'
import { findRequestWaterfalls, measurePluginCode, measureScreens, readChunks } from './lib/console-chunks.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { printLine, resolveFromRoot, root } from './lib/root.mjs'

/** values against budgets: one sentence for each that is over, or that was not measured */
export function checkBudgets(budgets, measured) {
  return Object.entries(budgets).flatMap(([name, { limit, ceiling, unit }]) => {
    const value = measured[name]
    if (value === undefined) return [`${name}: was not measured`]
    if (ceiling !== undefined && limit > ceiling)
      return [`${name}: its limit ${limit} is above what the product promises, ${ceiling} ${unit}`]
    return value > limit ? [`${name}: ${value} ${unit}, more than ${limit}`] : []
  })
}

// what turns declarations into screens
const engine = /^packages\/kit\/src\/resource\/(?!.*\.test)[\w/-]+\.tsx?$/
const declared = /^plugins\/[^/]+\/resources\/(?!.*\.test)[\w-]+\.tsx?$/
const written = /^(packages\/[^/]+\/(src|theme|policy)|plugins|mocks|scripts|e2e)\/.*\.(tsx?|mjs|css)$/

/** the lengths of hand-written sources: { median, ninetieth, longest } in lines */
export function measureLineCounts(folder = root, files = listTrackedFiles(folder), counted = written) {
  const counts = files
    .filter((file) => counted.test(file))
    .map((file) => ({ file, lines: readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length }))
    .sort((a, b) => a.lines - b.lines)
  const rank = (share) => counts[Math.min(counts.length - 1, Math.floor(counts.length * share))]
  return { median: rank(0.5).lines, ninetieth: rank(0.9).lines, longest: counts.at(-1) }
}

/** the lengths of the declarations of resources; what lies beside them and declares none is not counted */
export const measureDeclarations = (folder = root, files = listTrackedFiles(folder)) =>
  measureLineCounts(
    folder,
    files.filter((file) => declared.test(file) && readFileSync(join(folder, file), 'utf8').includes('defineResource(')),
    declared,
  )

/** the lines of all style sheets that are written by hand */
export const countStyleLines = (folder = root, files = listTrackedFiles(folder)) =>
  files
    .filter((file) => file.endsWith('.css'))
    .reduce((sum, file) => sum + readFileSync(join(folder, file), 'utf8').split('\n').length - 1, 0)

/** what the page fetches ahead, once the form can be used */
const readPreloadGroups = (page) => new Set(JSON.parse(/id="preload-groups">(.*?)<\/script>/s.exec(page)[1]).groups.flat())

async function measure() {
  const { measureSdk } = await import('./lib/measure-sdk.mjs')
  const { measureConsole } = await import('./lib/measure-console.mjs')
  const { measureRenamedFiles } = await import('./lib/measure-cache-busting.mjs')
  const lines = measureLineCounts()
  const engineLines = measureLineCounts(root, listTrackedFiles(root), engine)
  const declarations = measureDeclarations()
  const component = findLongestComponent()
  const chunks = await readChunks()
  const screens = measureScreens(chunks)
  const weights = await measureConsole(resolveFromRoot('packages/console/dist'))
  const waves = findRequestWaterfalls(chunks, readPreloadGroups(readFileSync(resolveFromRoot('packages/console/dist/index.html'), 'utf8')))
  const { renamed, other } = await measureRenamedFiles(resolveFromRoot('packages/console/dist'))
  printLine(`renamed by two words and an option: ${renamed.join(', ')}`)
  printLine(`lists that wait for a second file: ${waves.join('; ')}`)
  printLine(`longest file: ${lines.longest.file}; of the engine: ${engineLines.longest.file}`)
  printLine(`longest declaration: ${declarations.longest.file}; longest component: ${component.name} in ${component.file}`)
  for (const [kind, list] of Object.entries(screens))
    printLine(
      `heaviest of ${list.length} ${kind} screens: ${list
        .slice(0, 3)
        .map(({ source, bytes }) => `${source} ${bytes}`)
        .join(', ')}`,
    )
  return {
    'SDK, session and one call': await measureSdk(),
    'JavaScript before the login form': weights.login,
    'the page, the form that stands in it included': gzipSync(readFileSync(resolveFromRoot('packages/console/dist/index.html'))).length,
    'JavaScript before the tenant package list': weights.list,
    'JavaScript that the first form with dates and selects adds': weights.form,
    'JavaScript of the portal, all in all': weights.portal,
    'requests from the sign-in to the home page': weights.steps.home.requests,
    'scripts from the sign-in to the home page': weights.steps.home.scripts,
    'scripts from a menu entry to its first rows': weights.steps.list.scripts,
    'scripts to a second list of its group': weights.steps.next.scripts,
    'areas whose lists wait for a second file': waves.length,
    'components rendered for the first list': weights.renders.list.rendered,
    'components rendered for the next list': weights.renders.next.rendered,
    'components rendered for a marked row': weights.renders.tick.rendered,
    'components rendered for the way to a kept tab': weights.renders.tab.rendered,
    'files renamed by two words and an option': renamed.length,
    'files of the same name and other bytes': other.length,
    'code of plugins before the login form': measurePluginCode(chunks, weights.asked),
    'a declared screen, its own code': screens.declared[0]?.bytes,
    'a written screen, its own code': screens.written[0]?.bytes,
    'the engine, which every list needs': chunks.find(({ file }) => /\/list-[\w-]{8}\.js$/.test(file))?.bytes,
    'lines of our own style sheets': countStyleLines(),
    'lines of a file of the engine, longest': engineLines.longest.lines,
    'lines of a file of the engine, median': engineLines.median,
    'lines of a resource declaration, longest': declarations.longest.lines,
    'lines of a resource declaration, median': declarations.median,
    'lines of a component, longest': component.lines,
    'lines of a file, median': lines.median,
    'lines of a file, ninetieth of a hundred': lines.ninetieth,
    'lines of a file, longest': lines.longest.lines,
  }
}

if (isMainModule(import.meta.url)) {
  const budgets = JSON.parse(readFileSync(readOption('budgets', resolveFromRoot('budgets.json')), 'utf8'))
  const measured = await measure()
  for (const [name, value] of Object.entries(measured))
    printLine(`${name}: ${value} ${budgets[name]?.unit ?? ''}, limit ${budgets[name]?.limit}`)
  const findings = checkBudgets(budgets, measured)
  for (const line of findings) printLine(`over: ${line}`)
  if (findings.length > 0) process.exitCode = 1
}
