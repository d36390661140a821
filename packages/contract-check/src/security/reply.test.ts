import { describe, expect, test } from 'vitest'
import { classifyReply, type Envelope, formatReply, type Reply, readPayload } from './reply'

const toReply = (text: string, status = 200): Reply => {
  const parse = () => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
  return { status, headers: new Headers(), bytes: new Uint8Array(), text, body: parse() }
}
const late: Reply = { ...toReply('', 0), failure: 'no complete answer in time' }

describe('classifyReply', () => {
  test.each<[string, Reply, string]>([
    ['a success', toReply('{"code":200,"success":true}'), 'accepted'],
    ['a 401', toReply('', 401), 'denied'],
    ['a code 403 in a 200', toReply('{"code":403}'), 'denied'],
    ['a business error', toReply('{"code":400,"success":false}'), 'failed'],
    ['a success that says otherwise', toReply('{"code":200,"success":false}'), 'failed'],
    ['a page', toReply('<html>'), 'unclear'],
    ['JSON that ends early', toReply('{"code":200,"da'), 'unclear'],
    ['JSON without an envelope', toReply('{"name":"x"}'), 'unclear'],
    ['a list', toReply('[]'), 'unclear'],
    ['a redirect', toReply('', 302), 'unclear'],
    ['no answer', late, 'unclear'],
  ])('%s', (_, reply, expected) => {
    expect(classifyReply(reply, {})).toBe(expected)
  })

  test('reads the envelope of the deployment', () => {
    const envelope: Envelope = { code: 'state', success: [0], data: 'body' }
    expect(classifyReply(toReply('{"state":"0","body":1}'), envelope)).toBe('accepted')
    expect(classifyReply(toReply('{"state":200}'), envelope)).toBe('failed')
    expect(readPayload(toReply('{"state":0,"body":1}'), envelope)).toBe(1)
  })
})

describe('formatReply', () => {
  test('shows status and code, and nothing of the content', () => {
    expect(formatReply(toReply('{"code":400,"msg":"secret"}'), {})).toBe('HTTP 200, code 400')
    expect(formatReply(toReply('<html>secret'), {})).toBe('HTTP 200, code absent, not JSON')
    expect(formatReply(toReply('{"code":"eyJhbGciOi.secret"}'), {})).toBe('HTTP 200, code other')
    expect(formatReply(late, {})).toBe('no complete answer in time')
  })
})
