// what calls cost in a process that makes no others, as an application has it: neither code nor connections are shared
import { measureBurst } from './measure'
import type { Open, Target } from './peers/target'

/** How it is asked: the peer's file, where to call, and how many times for each load. */
interface Ask {
  readonly peer: string
  readonly target: Target
  readonly loads: readonly { readonly size: number; readonly calls: number; readonly concurrency: number }[]
}

process.once('message', async ({ peer, target, loads }: Ask) => {
  const { open }: { open: Open } = await import(peer)
  const page = await open(target)
  const costs = []
  for (const { size, ...load } of loads) {
    // compiles what the last one measures
    for (let warmUp = 0; warmUp < 3; warmUp += 1) await measureBurst(() => page(size), load)
    costs.push(await measureBurst(() => page(size), load))
  }
  process.send?.(costs, () => process.exit())
})
