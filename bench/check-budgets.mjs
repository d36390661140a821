// compares what a user downloads, requests and renders with the limits of budgets.json
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readOption, reportFindings } from '../scripts/lib/cli.mjs'
import { readChunks } from '../scripts/lib/console-chunks.mjs'
import { printLine, resolveFromRoot } from '../scripts/lib/root.mjs'
import { measureConsole } from './measure-console.mjs'
import { measureSdk } from './measure-sdk.mjs'

const dist = resolveFromRoot('packages/console/dist')

async function measure() {
  const chunks = await readChunks()
  const { login, list, styles, form, portal, steps, renders } = await measureConsole(dist)
  return {
    'SDK, session and one call': await measureSdk(),
    'JavaScript before the login form': login,
    'page with the prerendered login form': gzipSync(readFileSync(`${dist}/index.html`)).length,
    'JavaScript before the tenant package list': list,
    'CSS before the tenant package list': styles,
    'JavaScript that the first form with dates and selects adds': form,
    'JavaScript of the portal': portal,
    'JavaScript of the engine': chunks.find(({ file }) => /\/list-[\w-]{8}\.js$/.test(file))?.bytes,
    'requests from sign-in to the home page': steps.home.requests,
    'scripts from a menu entry to its first rows': steps.list.scripts,
    'components rendered for the first list': renders.list.rendered,
    'components rendered for a checked row': renders.check.rendered,
  }
}

const budgets = JSON.parse(readFileSync(readOption('budgets', resolveFromRoot('budgets.json')), 'utf8'))
const measured = await measure()
for (const [name, value] of Object.entries(measured))
  printLine(`${name}: ${value} ${budgets[name]?.unit ?? ''}, limit ${budgets[name]?.limit}`)
const findings = Object.entries(budgets).flatMap(([name, { limit, ceiling = limit, unit }]) => {
  if (measured[name] === undefined) return [`${name}: not measured`]
  if (limit > ceiling) return [`${name}: the limit ${limit} exceeds the ceiling ${ceiling} ${unit}`]
  return measured[name] > limit ? [`${name}: ${measured[name]} ${unit}, limit ${limit}`] : []
})
reportFindings(findings, 'every budget is met')
