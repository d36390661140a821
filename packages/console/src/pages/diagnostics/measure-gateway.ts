import type { Client } from '@jwsk/sdk'
import { dict } from '@jwsk/sdk/system'

const sampleCount = 5

export interface GatewayMeasurement {
  /** Round-trip time in milliseconds of a small call: the median of five. */
  readonly latencyMs: number
  /** Seconds that the server's clock is ahead of this machine's; `undefined` if the server sends no date. */
  readonly clockSkewSeconds?: number
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function measureOnce(client: Client) {
  const [startedAt, clock] = [performance.now(), Date.now()]
  const { headers } = await client.callRaw(dict.dictionary, { code: 'yes_no' }, { retry: 0 })
  const took = performance.now() - startedAt
  // the header has whole seconds, so that the clock is half a second later on average
  const ahead = Date.parse(headers.get('date') ?? '') + 500 - (clock + took / 2)
  return { took, ahead }
}

/** Measures the gateway with five small calls. */
export async function measureGateway(client: Client): Promise<GatewayMeasurement> {
  const answers: { readonly took: number; readonly ahead: number }[] = []
  for (let round = 0; round < sampleCount; round += 1) answers.push(await measureOnce(client))
  const latency = Math.round(median(answers.map(({ took }) => took)) ?? 0)
  const ahead = median(answers.map((answer) => answer.ahead).filter(Number.isFinite))
  return { latencyMs: latency, ...(ahead !== undefined && { clockSkewSeconds: Math.round(ahead / 1000) }) }
}
