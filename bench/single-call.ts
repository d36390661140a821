// Measures calls in a process that makes no others, as in an application: neither code nor connections are shared.
import { measureBurst } from './measure'
import type { Open, Target } from './peers/target'

/** Message of the parent process: the peer's file, the target and the loads. */
interface BenchRequest {
  readonly peer: string
  readonly target: Target
  readonly loads: readonly { readonly size: number; readonly calls: number; readonly concurrency: number }[]
}

process.once('message', async ({ peer, target, loads }: BenchRequest) => {
  const { open }: { open: Open } = await import(peer)
  const page = await open(target)
  const costs = []
  for (const { size, ...load } of loads) {
    // warms up the JIT compiler for the measured burst
    for (let warmUp = 0; warmUp < 3; warmUp += 1) await measureBurst(() => page(size), load)
    costs.push(await measureBurst(() => page(size), load))
  }
  process.send?.(costs, () => process.exit())
})
