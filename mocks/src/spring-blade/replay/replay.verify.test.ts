import { beforeAll, describe, expect, test } from 'vitest'
import { deviations, findDeviation, findUnexplained } from './known-deviations'
import { loadRecording, missingRecordingMessage } from './recording'
import { type Outcome, replay } from './replay'

const exchanges = loadRecording()

describe.skipIf(!exchanges)(`every recorded exchange${exchanges ? '' : ` (${missingRecordingMessage})`}`, () => {
  let outcomes: readonly Outcome[] = []
  beforeAll(async () => {
    outcomes = await replay(exchanges ?? [])
  })

  test('equals the recording, except for known deviations', () => {
    const unexplained = outcomes.flatMap((outcome) => {
      const left = findUnexplained(outcome)
      return left.length === 0 ? [] : [`${outcome.exchange.name}\n  ${left.slice(0, 5).join('\n  ')}`]
    })
    expect(unexplained.join('\n')).toBe('')
  })

  test('matches each known deviation, and few match each', () => {
    const deviating = outcomes.filter(({ differences }) => differences.length > 0)
    const used = new Set(deviating.map(findDeviation))
    expect(deviations.filter((deviation) => !used.has(deviation)).map(({ reason }) => reason)).toEqual([])
    expect(outcomes.length).toBe(1204)
    expect(deviating.length).toBe(25)
  })
})
