import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $busy, $notices, callEnded, callStarted, maxNotices, noticeClosed, noticeShown, readNoticeClockFx } from './model'

function clocked() {
  const clock = { now: 1000 }
  return { clock, scope: fork({ handlers: [[readNoticeClockFx, () => clock.now]] }) }
}

describe('notices', () => {
  it('are limited to three, newest last', async () => {
    const { scope } = clocked()
    for (const text of ['一', '二', '三', '四', '五']) await allSettled(noticeShown, { scope, params: { severity: 'error', text } })
    expect(scope.getState($notices).map((notice) => notice.text)).toEqual(['三', '四', '五'])
    expect(scope.getState($notices)).toHaveLength(maxNotices)
  })

  it('show the same text once within three seconds', async () => {
    const { clock, scope } = clocked()
    await allSettled(noticeShown, { scope, params: { severity: 'error', text: '网络' } })
    clock.now += 2999
    await allSettled(noticeShown, { scope, params: { severity: 'error', text: '网络' } })
    expect(scope.getState($notices)).toHaveLength(1)
    clock.now += 1
    await allSettled(noticeShown, { scope, params: { severity: 'error', text: '网络' } })
    expect(scope.getState($notices)).toHaveLength(2)
  })

  it('treat a warning and an error with the same text as different', async () => {
    const { scope } = clocked()
    await allSettled(noticeShown, { scope, params: { severity: 'error', text: '同' } })
    await allSettled(noticeShown, { scope, params: { severity: 'warning', text: '同' } })
    expect(scope.getState($notices)).toHaveLength(2)
  })

  it('show a text once if only one of two has a detail, and twice if both do', async () => {
    const show = async (...details: (string | undefined)[]) => {
      const { scope } = clocked()
      for (const detail of details)
        await allSettled(noticeShown, { scope, params: { severity: 'success', text: '操作成功!', ...(detail && { detail }) } })
      return scope.getState($notices).length
    }
    expect(await show(undefined, '退款 浙A8K3P6')).toBe(1)
    expect(await show('退款 浙A8K3P6', '退款 苏H79668')).toBe(2)
  })

  it('are closed individually', async () => {
    const { scope } = clocked()
    await allSettled(noticeShown, { scope, params: { severity: 'info', text: '一' } })
    await allSettled(noticeShown, { scope, params: { severity: 'info', text: '二' } })
    await allSettled(noticeClosed, { scope, params: scope.getState($notices)[0]?.id ?? 0 })
    expect(scope.getState($notices).map((notice) => notice.text)).toEqual(['二'])
  })
})

describe('the progress bar', () => {
  // spec 8.6
  it('is active while a call is pending', async () => {
    const scope = fork()
    await allSettled(callStarted, { scope })
    await allSettled(callStarted, { scope })
    await allSettled(callEnded, { scope })
    expect(scope.getState($busy)).toBe(true)
    await allSettled(callEnded, { scope })
    expect(scope.getState($busy)).toBe(false)
  })

  it('never counts below zero', async () => {
    const scope = fork()
    await allSettled(callEnded, { scope })
    await allSettled(callStarted, { scope })
    expect(scope.getState($busy)).toBe(true)
  })
})
