import type { Client } from '@jwsk/sdk'
import { dict } from '@jwsk/sdk/system'

const rounds = 5

export interface GatewayFacts {
  /** Milliseconds of a small call, there and back: the one in the middle of five. */
  readonly latency: number
  /** Seconds that the server's clock is ahead of this machine's; absent where it does not say. */
  readonly skew?: number
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function once(client: Client) {
  const [begun, clock] = [performance.now(), Date.now()]
  const { headers } = await client.callRaw(dict.dictionary, { code: 'yes_no' }, { retry: 0 })
  const took = performance.now() - begun
  // it names whole seconds: on average it is half of one later
  const ahead = Date.parse(headers.get('date') ?? '') + 500 - (clock + took / 2)
  return { took, ahead }
}

/** Asks the platform for something small, five times over. */
export async function measureGateway(client: Client): Promise<GatewayFacts> {
  const answers: { readonly took: number; readonly ahead: number }[] = []
  for (let round = 0; round < rounds; round += 1) answers.push(await once(client))
  const latency = Math.round(middleOf(answers.map(({ took }) => took)) ?? 0)
  const ahead = middleOf(answers.map((answer) => answer.ahead).filter(Number.isFinite))
  return { latency, ...(ahead !== undefined && { skew: Math.round(ahead / 1000) }) }
}
