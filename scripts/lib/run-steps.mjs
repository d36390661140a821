import { printLine } from './root.mjs'

const maxOutputLength = 30_000
const getTail = (text) => (text.length > maxOutputLength ? `…\n${text.slice(-maxOutputLength)}` : text)

function report(step, result, seconds) {
  const counts = step.counts ? `  ${result.passed} passed, ${result.failed} failed` : ''
  printLine(`${result.failed > 0 ? 'FAIL' : 'ok  '}  ${step.name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s${counts}`)
  for (const title of result.unsteady ?? []) printLine(`      passed at the second try: ${title}`)
  if (result.failed > 0) printLine(`${getTail(result.output.trimEnd()).replace(/^/gm, '      ')}\n`)
}

/** runs the steps in order, `lanes` at a time, each after those it needs; one failure never stops the others */
export async function runSteps(steps, lanes) {
  const waiting = [...steps]
  const results = new Map()
  const running = new Map()

  const settle = (step, result, seconds) => {
    running.delete(step.name)
    results.set(step.name, { name: step.name, ...result })
    report(step, result, seconds)
  }
  const start = (step) => {
    const began = performance.now()
    const work = step
      .run()
      .catch((error) => ({ passed: 0, failed: 1, output: String(error?.message ?? error) }))
      .then((result) => settle(step, result, (performance.now() - began) / 1000))
    running.set(step.name, { work, alone: step.alone === true })
  }
  const isReady = (step) => (step.needs ?? []).every((need) => results.has(need))
  const isBlocked = (step) => (step.needs ?? []).find((need) => results.get(need)?.failed > 0)
  const hasRoom = (step) => {
    if (running.size === 0) return true
    const exclusive = step.alone || [...running.values()].some((entry) => entry.alone)
    return !exclusive && running.size < lanes
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(isReady)
    if (next && hasRoom(next)) {
      waiting.splice(waiting.indexOf(next), 1)
      const broken = isBlocked(next)
      if (broken) settle(next, { passed: 0, failed: 1, output: `not run: ${broken} failed` }, 0)
      else start(next)
    } else {
      await Promise.race([...running.values()].map((entry) => entry.work))
    }
  }
  return [...results.values()]
}
