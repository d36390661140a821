/** Alternatives to compare, by their label in the table. */
export type Candidates = Readonly<Record<string, () => Promise<unknown>>>

export interface Cost {
  /** Microseconds of one call: elapsed time, and processor time in `cpu`. */
  readonly elapsed: number
  readonly cpu: number
}

/** Rounds and warm-ups of a measurement; a trial run of few calls is not repeated. */
const getRounds = (calls: number) => (calls < 100 ? { rounds: 1, warmUps: 0 } : { rounds: 9, warmUps: 2 })
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

export const medianCost = (costs: readonly Cost[]): Cost => ({
  elapsed: median(costs.map(({ elapsed }) => elapsed)),
  cpu: median(costs.map(({ cpu }) => cpu)),
})

/** Measures the average cost of one call in a burst of `calls`. */
export async function measureBurst(once: () => Promise<unknown>, { calls, concurrency }: Load): Promise<Cost> {
  const before = process.cpuUsage()
  const began = performance.now()
  for (let done = 0; done < calls; done += concurrency) await Promise.all(Array.from({ length: concurrency }, () => once()))
  const { user, system } = process.cpuUsage(before)
  return { elapsed: ((performance.now() - began) * 1000) / calls, cpu: (user + system) / calls }
}

export interface Load {
  readonly calls: number
  readonly concurrency: number
}

/** Measures the median cost of each candidate; interleaves them, so that noise affects all of them. */
export async function measure(candidates: Candidates, load: Load): Promise<ReadonlyMap<string, Cost>> {
  const { rounds, warmUps } = getRounds(load.calls)
  const costs = new Map(Object.keys(candidates).map((name): [string, Cost[]] => [name, []]))
  for (let round = 0; round < warmUps; round += 1) for (const once of Object.values(candidates)) await measureBurst(once, load)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, once] of Object.entries(candidates)) costs.get(name)?.push(await measureBurst(once, load))
  return new Map([...costs].map(([name, list]) => [name, medianCost(list)]))
}

/** Formats a table with ratios to the first candidate. */
export function formatTable(title: string, costs: ReadonlyMap<string, Cost>): string {
  const [first] = costs.values()
  const line = ([name, { elapsed, cpu }]: [string, Cost]) =>
    `  ${name.padEnd(30)}${elapsed.toFixed(0).padStart(7)} µs ${cpu.toFixed(0).padStart(7)} µs of CPU   ratio ${(cpu / (first?.cpu ?? cpu)).toFixed(2)}`
  return `${title}\n${[...costs].map(line).join('\n')}\n`
}
