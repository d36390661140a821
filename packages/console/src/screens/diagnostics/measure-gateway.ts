import type { Client } from '@jwsk/sdk'
import { dict } from '@jwsk/sdk/system'

const sampleCount = 5

export interface GatewayMeasurement {
  /** Milliseconds of a small call, there and back: the one in the middle of five. */
  readonly latencyMs: number
  /** Seconds that the server's clock is ahead of this machine's; absent where it does not say. */
  readonly clockSkewSeconds?: number
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function measureOnce(client: Client) {
  const [begun, clock] = [performance.now(), Date.now()]
  const { headers } = await client.callRaw(dict.dictionary, { code: 'yes_no' }, { retry: 0 })
  const took = performance.now() - begun
  // it names whole seconds: on average it is half of one later
  const ahead = Date.parse(headers.get('date') ?? '') + 500 - (clock + took / 2)
  return { took, ahead }
}

/** Asks the platform for something small, five times over. */
export async function measureGateway(client: Client): Promise<GatewayMeasurement> {
  const answers: { readonly took: number; readonly ahead: number }[] = []
  for (let round = 0; round < sampleCount; round += 1) answers.push(await measureOnce(client))
  const latency = Math.round(median(answers.map(({ took }) => took)) ?? 0)
  const ahead = median(answers.map((answer) => answer.ahead).filter(Number.isFinite))
  return { latencyMs: latency, ...(ahead !== undefined && { clockSkewSeconds: Math.round(ahead / 1000) }) }
}
