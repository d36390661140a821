/** One way to do a thing, named for the table. */
export type Candidates = Readonly<Record<string, () => Promise<unknown>>>

export interface Cost {
  /** Microseconds of one call, by the clock and by the processor. */
  readonly wall: number
  readonly cpu: number
}

/** a taste of few calls is none of these figures, and is not repeated as they are */
const getRounds = (calls: number) => (calls < 100 ? { rounds: 1, warmUps: 0 } : { rounds: 9, warmUps: 2 })
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

export const medianCost = (costs: readonly Cost[]): Cost => ({
  wall: median(costs.map(({ wall }) => wall)),
  cpu: median(costs.map(({ cpu }) => cpu)),
})

/** The cost of one call among so many. */
export async function measureBurst(once: () => Promise<unknown>, { calls, concurrency }: Load): Promise<Cost> {
  const before = process.cpuUsage()
  const began = performance.now()
  for (let done = 0; done < calls; done += concurrency) await Promise.all(Array.from({ length: concurrency }, () => once()))
  const { user, system } = process.cpuUsage(before)
  return { wall: ((performance.now() - began) * 1000) / calls, cpu: (user + system) / calls }
}

export interface Load {
  readonly calls: number
  readonly concurrency: number
}

/** The median cost of each way, taken in turns, so that a noisy second strikes all of them. */
export async function measure(contenders: Candidates, load: Load): Promise<ReadonlyMap<string, Cost>> {
  const { rounds, warmUps } = getRounds(load.calls)
  const costs = new Map(Object.keys(contenders).map((name): [string, Cost[]] => [name, []]))
  for (let round = 0; round < warmUps; round += 1) for (const once of Object.values(contenders)) await measureBurst(once, load)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, once] of Object.entries(contenders)) costs.get(name)?.push(await measureBurst(once, load))
  return new Map([...costs].map(([name, list]) => [name, medianCost(list)]))
}

/** A table with the first way as its measure. */
export function formatTable(title: string, costs: ReadonlyMap<string, Cost>): string {
  const [first] = costs.values()
  const line = ([name, { wall, cpu }]: [string, Cost]) =>
    `  ${name.padEnd(30)}${wall.toFixed(0).padStart(7)} µs ${cpu.toFixed(0).padStart(7)} µs of CPU   ratio ${(cpu / (first?.cpu ?? cpu)).toFixed(2)}`
  return `${title}\n${[...costs].map(line).join('\n')}\n`
}
