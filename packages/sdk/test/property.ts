import * as fc from 'fast-check'
import { test as plain } from 'vitest'

export { fc }

// FAULT_SEED replays a failed run
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 2 ** 31)
const factor = process.env.FAULT_RUNS === 'full' ? 10 : 1

type Arbitraries<Values extends unknown[]> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

interface Title {
  readonly name: string
  readonly runs: number
  /** Defaults to two minutes. */
  readonly timeoutMs?: number
}

function property<Values extends [unknown, ...unknown[]]>(
  title: string | Title,
  arbitraries: Arbitraries<Values>,
  holds: (...values: Values) => void | Promise<void>,
): void {
  const { name, runs, timeoutMs = 120_000 } = typeof title === 'string' ? { name: title, runs: 1000 } : title
  const numRuns = runs * factor
  plain(`${name} (${numRuns} cases, seed ${seed})`, { timeout: timeoutMs }, async () => {
    await fc.assert(
      // the mapped tuple equals that of fast-check, but the compiler cannot prove it
      fc.asyncProperty(...(arbitraries as unknown as [fc.Arbitrary<unknown>]), async (...values) =>
        holds(...(values as unknown as Values)),
      ),
      { numRuns, seed },
    )
  })
}

/** vitest's `test`, plus `property` over generated values whose title shows the number of runs and the seed. */
export const test = Object.assign(plain, { property })
