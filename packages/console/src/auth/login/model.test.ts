import { type Captcha, JwskError } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $logs, readLogClockFx } from '../../platform/logs/model'
import { $site, defaultSite } from '../../platform/site/model'
import { $captcha, $failure, captchaRejected, loadCaptchaFx, loginOpened, signInFx, signInSubmitted } from './model'

const captcha = (key: string): Captcha => ({ key, image: `data:image/png;base64,${key}` })
const input = { username: 'admin', password: 'admin123' }
const crash = new JwskError({ kind: 'business', code: 500, message: 'Cannot invoke "User.getAccount()"' })
const rejected = new JwskError({ kind: 'business', message: '用户名或密码错误' })

describe('signing in', () => {
  it('loads a captcha when the page opens', async () => {
    const scope = fork({ handlers: [[loadCaptchaFx, () => captcha('one')]] })
    await allSettled(loginOpened, { scope })
    expect(scope.getState($captcha)).toEqual(captcha('one'))
  })

  it('loads another captcha and keeps the error after a failure', async () => {
    let count = 0
    const scope = fork({
      handlers: [
        [loadCaptchaFx, () => captcha(String(++count))],
        [signInFx, () => Promise.reject(rejected)],
      ],
    })
    await allSettled(loginOpened, { scope })
    await allSettled(signInSubmitted, { scope, params: input })
    expect(scope.getState($captcha)?.key).toBe('2')
    expect(scope.getState($failure)).toBe(rejected)
  })

  it('logs crashes of the platform but no rejections', async () => {
    for (const [failure, entries] of [
      [crash, 1],
      [rejected, 0],
    ] as const) {
      const scope = fork({
        handlers: [
          [signInFx, () => Promise.reject(failure)],
          [readLogClockFx, () => new Date(0)],
        ],
      })
      await allSettled(signInSubmitted, { scope, params: input })
      expect(scope.getState($logs)).toHaveLength(entries)
    }
  })

  it('logs the client id that the platform rejected', async () => {
    const unknownClient = new JwskError({ kind: 'unauthorized', code: 401, message: '客户端认证失败!' })
    const scope = fork({
      values: [[$site, { ...defaultSite, clientId: 'desk' }]],
      handlers: [
        [loadCaptchaFx, () => captcha('x')],
        [signInFx, () => Promise.reject(unknownClient)],
        [readLogClockFx, () => new Date(0)],
      ],
    })
    await allSettled(signInSubmitted, { scope, params: input })
    expect(scope.getState($logs)).toMatchObject([{ message: '客户端认证失败!', info: 'clientId desk, config.json' }])
  })

  it('ignores a stale captcha that arrives late', async () => {
    const arrivals: ((value: Captcha) => void)[] = []
    const scope = fork({ handlers: [[loadCaptchaFx, () => new Promise<Captcha>((resolve) => arrivals.push(resolve))]] })
    const settled = Promise.all([allSettled(loginOpened, { scope }), allSettled(captchaRejected, { scope })])
    arrivals[1]?.(captcha('newer'))
    await Promise.resolve()
    arrivals[0]?.(captcha('older'))
    await settled
    expect(scope.getState($captcha)?.key).toBe('newer')
  })

  it('shows no captcha while the next one loads', async () => {
    let arrive: (value: Captcha) => void = () => undefined
    const load = vi
      .fn()
      .mockReturnValueOnce(captcha('one'))
      .mockReturnValueOnce(new Promise<Captcha>((resolve) => (arrive = resolve)))
    const scope = fork({ handlers: [[loadCaptchaFx, load]] })
    await allSettled(loginOpened, { scope })
    const settled = allSettled(captchaRejected, { scope })
    expect(scope.getState($captcha)).toBeNull()
    arrive(captcha('two'))
    await settled
  })

  it('loads no captcha if the deployment disables it', async () => {
    const load = vi.fn()
    const scope = fork({
      values: [[$site, { ...defaultSite, captchaMode: false }]],
      handlers: [[loadCaptchaFx, load]],
    })
    await allSettled(loginOpened, { scope })
    expect(load).not.toHaveBeenCalled()
  })

  it('clears the error on the next attempt', async () => {
    const signIn = vi.fn().mockRejectedValueOnce(rejected).mockResolvedValueOnce(undefined)
    const scope = fork({
      handlers: [
        [loadCaptchaFx, () => captcha('x')],
        [signInFx, signIn],
      ],
    })
    await allSettled(signInSubmitted, { scope, params: input })
    await allSettled(signInSubmitted, { scope, params: input })
    expect(scope.getState($failure)).toBeNull()
  })
})
