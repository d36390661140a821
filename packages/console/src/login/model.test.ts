import { type Captcha, JwskError } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $logs, readLogClockFx } from '../logs/model'
import { $site, defaultSite } from '../site/model'
import { $captcha, $failure, captchaRejected, loadCaptchaFx, loginOpened, signInFx, signInSubmitted } from './model'

const captcha = (key: string): Captcha => ({ key, image: `data:image/png;base64,${key}` })
const input = { username: 'admin', password: 'admin123' }
const crash = new JwskError({ kind: 'business', code: 500, message: 'Cannot invoke "User.getAccount()"' })
const refused = new JwskError({ kind: 'business', message: '用户名或密码错误' })

describe('signing in', () => {
  it('asks for a captcha when the page opens', async () => {
    const scope = fork({ handlers: [[loadCaptchaFx, () => captcha('one')]] })
    await allSettled(loginOpened, { scope })
    expect(scope.getState($captcha)).toEqual(captcha('one'))
  })

  it('gets another captcha and keeps the error after a failure', async () => {
    let count = 0
    const scope = fork({
      handlers: [
        [loadCaptchaFx, () => captcha(String(++count))],
        [signInFx, () => Promise.reject(refused)],
      ],
    })
    await allSettled(loginOpened, { scope })
    await allSettled(signInSubmitted, { scope, params: input })
    expect(scope.getState($captcha)?.key).toBe('2')
    expect(scope.getState($failure)).toBe(refused)
  })

  it('writes a crash of the platform into the log, a refusal not', async () => {
    for (const [failure, entries] of [
      [crash, 1],
      [refused, 0],
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

  it('writes into the log which client of config.json the platform refused', async () => {
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

  it('never replaces a newer captcha by an older one that arrives late', async () => {
    const arrivals: ((value: Captcha) => void)[] = []
    const scope = fork({ handlers: [[loadCaptchaFx, () => new Promise<Captcha>((resolve) => arrivals.push(resolve))]] })
    const settled = Promise.all([allSettled(loginOpened, { scope }), allSettled(captchaRejected, { scope })])
    arrivals[1]?.(captcha('newer'))
    await Promise.resolve()
    arrivals[0]?.(captcha('older'))
    await settled
    expect(scope.getState($captcha)?.key).toBe('newer')
  })

  it('shows no captcha while the next one is under way', async () => {
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

  it('asks for no captcha where the deployment wants none', async () => {
    const load = vi.fn()
    const scope = fork({
      values: [[$site, { ...defaultSite, captchaMode: false }]],
      handlers: [[loadCaptchaFx, load]],
    })
    await allSettled(loginOpened, { scope })
    expect(load).not.toHaveBeenCalled()
  })

  it('forgets the error with the next try', async () => {
    const signIn = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce(undefined)
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
